import TestSupport
import Testing
import Timekeeping

/// Our recurrences compared with dateutil and libical, on rules made at random.
///
/// Compared are local times, in a zone whose clocks never change: what instants they are is the zone rules' affair.
/// `RandomRule+Faults.swift` says where an oracle is wrong, and why; nothing else is left out.
@Suite(.timeLimit(.minutes(60))) struct RecurrenceOracleTests {
  private static let parts = 2
  private static let count = 12
  private let depth = Depth.asked

  @Test(arguments: 0..<parts)
  func `a rule names the times that dateutil and libical say it does`(part: Int) async throws {
    var dateutil = try Oracle("recurrences.py")
    var random = depth.generator(part)
    var (withDateutil, withLibical) = (Comparison(), Comparison())
    for _ in 0..<depth.count(1500, long: 10_000) {
      let rule = try RandomRule(&random)
      // What lies further off is found by walking there, which takes both oracles long.
      let last = rule.start.date.year + (rule.isSmall ? 3 : 30)
      let times = try rule.times(through: last, count: Self.count)
      if rule.faultOfDateutil == nil {
        let theirs = try await dateutil.ask("\(rule.question) \(rule.start.seconds) \(last) \(Self.count)")
        withDateutil.compare(rule, times, with: theirs)
      }
      // Asked for one more than there are, libical would walk to the year 2582.
      if rule.faultOfLibical == nil, !times.isEmpty {
        withLibical.compare(rule, times, with: Libical.times(of: rule, count: times.count).commaed)
      }
    }
    #expect(withDateutil.differences == [])
    #expect(withLibical.differences == [])
    #expect(withDateutil.count > 1300)
    #expect(withLibical.count > 500)
    print("rules, part \(part): \(withDateutil.count) compared with dateutil, \(withLibical.count) with libical")
  }
}

extension Comparison {
  /// Compares all times of a rule at once.
  fileprivate mutating func compare(_ rule: RandomRule, _ times: [Int64], with theirs: String) {
    // What dateutil finds can never come at all it refuses to expand; to us that is a rule without times.
    let theirs = theirs.hasPrefix("refused") ? "" : theirs
    compare([times.commaed], with: theirs, questions: [rule.start.seconds], topic: "\(rule.text) from \(rule.start)")
  }
}

extension [Int64] {
  fileprivate var commaed: String { map(String.init).joined(separator: ",") }
}
