import Foundation
import Testing

/// A user at random at the real program, for half a minute; `script/robot` has it go on for longer, with other seeds.
@Suite("A user at random")
struct RobotTests {
  @Test("finds no crash, no residue, and everything in order", .timeLimit(.minutes(60)))
  func robot() throws {
    let environment = ProcessInfo.processInfo.environment
    let seconds = environment["ALARM_ROBOT_SECONDS"].flatMap(Double.init) ?? 30
    let robot = try Robot(seed: environment["ALARM_ROBOT_SEED"].flatMap(UInt64.init) ?? 1)
    try robot.work(until: Date().addingTimeInterval(seconds))
    try robot.leave()
  }
}
