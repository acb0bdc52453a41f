import TestSupport
import Testing
import Timekeeping

/// Our zone rules compared with Python's zoneinfo, which reads the same files: every zone of the machine.
///
/// Not compared are the copies below `posix/`, and `right/`, whose files count leap seconds and are refused. The
/// two have not disagreed yet; should they, RFC 9636 says who is right.
@Suite(.timeLimit(.minutes(20))) struct ZoneInfoTests {
  private static let parts = 4
  private let files = ZoneFiles(environment: [:])
  private let depth = Depth.asked

  @Test func `every zone file of the machine can be read`() async throws {
    for name in try await names() { #expect(throws: Never.self) { try files.named(name) } }
  }

  @Test(arguments: 0..<parts)
  func `the clocks change when they should, and show the right time before and after`(part: Int) async throws {
    var oracle = try Oracle("zone_files.py", [files.directory])
    var random = depth.generator(part)
    var comparison = Comparison()
    for (index, name) in try await differingNames().enumerated() where index % Self.parts == part {
      let changes = try await changes(of: name, &oracle, &comparison, &random)
      let zone = try files.named(name)
      for some in changes.inGroups(of: 200) {
        let seconds = some.flatMap { [$0 - 1, $0, $0 + 1] }
        try await compareShown(zone, seconds, &oracle, &comparison)
        try await compareMeant(zone, some.flatMap(zone.localTimes(aroundChange:)), &oracle, &comparison)
      }
      try await compareShown(zone, try moments(&random), &oracle, &comparison)
      try await compareMeant(zone, try moments(&random), &oracle, &comparison)
    }
    #expect(comparison.differences == [])
    #expect(comparison.count > 10_000)
    print("zoneinfo, part \(part): \(comparison.count) answers compared")
  }

  /// All changes from 1900 to 2100 and in one later year, which ours must have found too, no more and no fewer.
  private func changes(
    of name: String, _ oracle: inout Oracle, _ comparison: inout Comparison, _ random: inout SeededGenerator
  ) async throws -> [Int64] {
    let zone = try files.named(name)
    let later = Int.random(in: 2100..<9999, using: &random)
    var all: [Int64] = []
    for (start, end) in [(1900, 2100), (later, later + 1)] {
      let (from, to) = (try newYear(start), try newYear(end))
      let ours = zone.changes(from: from, to: to)
      let theirs = try await oracle.ask("changes \(name) \(from) \(to)")
      comparison.compare(ours.map(String.init), with: theirs, questions: ours, topic: "\(name) changes")
      all += ours
    }
    return all
  }

  private func compareShown(
    _ zone: ZoneRules, _ seconds: [Int64], _ oracle: inout Oracle, _ comparison: inout Comparison
  ) async throws {
    let theirs = try await oracle.ask("shows \(zone.name) \(seconds.spaced)")
    comparison.compare(
      seconds.map(zone.shown(at:)), with: theirs, questions: seconds, topic: "\(zone.name) shows")
  }

  private func compareMeant(
    _ zone: ZoneRules, _ seconds: [Int64], _ oracle: inout Oracle, _ comparison: inout Comparison
  ) async throws {
    let theirs = try await oracle.ask("means \(zone.name) \(seconds.spaced)")
    comparison.compare(
      try seconds.map(zone.meaning(ofLocal:)), with: theirs, questions: seconds, topic: "\(zone.name) means")
  }

  /// Random seconds of the years 1900 to 9999, half of them in the years people set alarms in.
  private func moments(_ random: inout SeededGenerator) throws -> [Int64] {
    let count = depth.count(50, long: 1000)
    let near = try newYear(2000)..<newYear(2060)
    let far = try newYear(1900)..<newYear(9999)
    return (0..<count).map { Int64.random(in: $0 % 2 == 0 ? near : far, using: &random) }
  }
}

extension ZoneInfoTests {
  /// Every zone file below the folder, as the oracle finds them.
  private func names() async throws -> [String] {
    var oracle = try Oracle("zone_files.py", [files.directory])
    let names = try await oracle.ask("zones").split(separator: " ").map(String.init).sorted()
    try #require(names.count > 300)
    return names
  }

  /// The same without those whose file is a copy of, or a link to, one before.
  private func differingNames() async throws -> [String] {
    var seen: Set<[UInt8]> = []
    return try await names().filter { seen.insert(try bytes($0)).inserted }
  }
}
