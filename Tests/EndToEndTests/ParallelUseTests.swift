import Foundation
import SQLite
import Testing

/// Many programs use the same alarms at once.
@Suite("Twenty programs at once", .serialized)
struct ParallelUseTests {
  let bench: Workbench

  init() throws {
    bench = try Workbench()
  }

  /// Starts a program for each command line and waits for all of them.
  private func atOnce(_ commands: [[String]]) throws -> [Finished] {
    let programs = commands.map { RunningProgram([Workbench.alarm] + $0, environment: bench.environment) }
    for program in programs { try program.start() }
    return try programs.map { program in
      let status = try #require(program.waitForEnd(60))
      return Finished(status: status, output: program.output, complaint: "")
    }
  }

  private func alarms() throws -> [[String: Any]] {
    try JSON.array(bench.alarm("list", "--json"))
  }

  @Test("add to a store that is not there yet, and none of it is lost")
  func adding() throws {
    let labels = (1...20).map { "number \($0)" }
    let added = try atOnce(labels.map { ["add", "2099-03-14", "07:30", $0] })
    #expect(added.allSatisfy { $0.status == 0 && $0.output.contains("number ") })
    #expect(try alarms().compactMap { $0["label"] as? String }.sorted() == labels.sorted())
    let database = try Database(path: bench.database.path, busyTimeout: 5000)
    #expect(try database.integer("SELECT count(*) FROM pragma_integrity_check WHERE integrity_check = 'ok'") == 1)
  }

  @Test("add, switch and list together: each is done, or says why not")
  func together() throws {
    for number in 0..<5 { #expect(try bench.alarm("add", "2099-01-0\(number + 1)", "07:00", "first").status == 0) }
    let ids = try alarms().compactMap { $0["id"] as? String }
    var commands: [[String]] = []
    for round in 0..<20 {
      // Each alarm is switched four times, and so is as it was in the end.
      commands.append(
        [["add", "2099-05-05", "08:00", "new \(round)"], ["toggle", ids[round % 5]], ["list"]][round % 3])
    }
    for id in ids { commands.append(["toggle", id]) }
    let switched = Dictionary(grouping: commands.filter { $0[0] == "toggle" }) { $0[1] }.mapValues(\.count)
    let answers = try atOnce(commands)
    for (command, answer) in zip(commands, answers) { #expect(answer.status == 0, "\(command): \(answer.output)") }
    let after = try alarms()
    #expect(after.count == 5 + commands.filter { $0[0] == "add" }.count)
    for alarm in after {
      let count = (alarm["id"] as? String).flatMap { switched[$0] } ?? 0
      #expect(alarm["isOn"] as? Bool == count.isMultiple(of: 2), "\(alarm)")
    }
    let on = after.filter { $0["isOn"] as? Bool == true }.count
    #expect(try JSON.array(bench.alarm("pending", "--json")).count == on)
  }
}
