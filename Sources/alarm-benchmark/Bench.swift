import Alarms
import Timekeeping

/// What every figure is given: the programs, the workshop, homes full of alarms.
@MainActor
final class Bench {
  /// Whether measurements that depend on waiting take their full time.
  let isLong: Bool
  let workshop: Workshop
  private let programs: String
  private var homes: [Int: ScratchHome] = [:]

  /// Makes a bench.
  ///
  /// - Parameter programs: the folder with the programs under measurement.
  init(programs: String, isLong: Bool, workshop: Workshop) {
    self.programs = programs
    self.isLong = isLong
    self.workshop = workshop
  }

  /// The path of the alarm clock.
  var alarm: String { programs + "/alarm" }
  /// The path of its sound program.
  var alarmSound: String { programs + "/alarm-sound" }

  /// A home with so many alarms, made once; whoever changes them brings them back.
  func home(alarms count: Int) async throws(BenchmarkError) -> ScratchHome {
    if let home = homes[count] { return home }
    let home = try await newHome(alarms: count)
    homes[count] = home
    return home
  }

  /// A home with so many alarms for whoever leaves them otherwise than it found them.
  func newHome(alarms count: Int) async throws(BenchmarkError) -> ScratchHome {
    let home = try ScratchHome(in: workshop)
    let open = try OpenStore(home)
    var crowd = Crowd(now: SystemClock().now(), in: open.zones.local)
    try await open.save(try crowd.alarms(count))
    return home
  }
}

extension Duration {
  /// The length in milliseconds.
  var inMilliseconds: Double { self / .milliseconds(1) }
}
