import Foundation
import SQLite
import Testing

/// A real ringer that is killed again and again while it rings.
@Suite("A ringer that is killed forty times")
struct KilledRingerTests {
  @Test("loses no alarm, and rings nothing again that was stopped")
  func killed() throws {
    let bench = try Workbench()
    let labels = (1...12).map { "number \($0)" }
    for (place, label) in labels.enumerated() {
      #expect(try bench.shell("ALARM_BACKGROUND=never \"$alarm\" add +\(place + 1)s '\(label)'").status == 0)
    }
    var stopped: Set<String> = []
    var random = SystemRandomNumberGenerator()
    for round in 0..<40 {
      let ringer = RunningProgram([Workbench.alarm, "daemon"], environment: bench.environment)
      try ringer.start()
      // Some moment of its life, from the first to well after it has begun to ring.
      _ = find(within: Double.random(in: 0.01...0.45, using: &random), every: 0.01) { nil as Bool? }
      if round.isMultiple(of: 3) {
        // What the answer names is stopped for good, however soon the ringer dies.
        let answer = try bench.alarm("stop", "--json")
        if answer.status == 0 { stopped.formUnion(try JSON.array(answer).compactMap { $0["label"] as? String }) }
      }
      ringer.kill()
      #expect(ringer.waitForEnd(5) == 137)
      #expect(try ringing(bench).isDisjoint(with: stopped), "round \(round)")
    }
    let ringer = RunningProgram([Workbench.alarm, "daemon"], environment: bench.environment)
    try ringer.start()
    defer { ringer.end() }
    try eventually("all have rung") { try due(bench) == labels.count }
    #expect(try ringing(bench).isDisjoint(with: stopped))
    _ = try bench.alarm("stop")
    try eventually("all are over") { try ringing(bench).isEmpty }
    let database = try Database(path: bench.database.path, busyTimeout: 5000)
    let stops = "SELECT count(DISTINCT thread) FROM occurrences WHERE state = 'stopped'"
    #expect(try database.integer(stops) == labels.count)
    #expect(try database.integer("SELECT count(*) FROM occurrences") == labels.count)
    let alarms = try JSON.array(bench.alarm("list", "--json"))
    #expect(alarms.count == labels.count && alarms.allSatisfy { $0["isOn"] as? Bool == false })
  }

  private func ringing(_ bench: Workbench) throws -> Set<String> {
    let alarms = try JSON.array(bench.alarm("list", "--json")).filter { $0["state"] as? String == "ringing" }
    return Set(alarms.compactMap { $0["label"] as? String })
  }

  private func due(_ bench: Workbench) throws -> Int {
    try JSON.array(bench.alarm("delivered", "--json")).count
  }
}
