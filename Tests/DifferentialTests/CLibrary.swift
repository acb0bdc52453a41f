import TestSupport
import Timekeeping

/// The C library with an environment of its own, compared with our reading of the same environment.
struct CLibrary: ~Copyable {
  private(set) var comparison = Comparison()
  private var oracle: Oracle

  /// - Parameters:
  ///   - folder: what `TZDIR` says; nil leaves it unset.
  ///   - launcher: see `Oracle`.
  init(folder: String? = nil, launcher: [String] = []) throws {
    oracle = try Oracle("c_library.py", variables: ["TZDIR": folder], launcher: launcher)
  }

  /// What its clocks show under a value of `TZ` (nil: unset), for each second "offset,name,daylight".
  mutating func shown(_ value: String?, at seconds: [Int64]) async throws -> String {
    try await oracle.ask("\(value.map { "=" + $0 } ?? "unset")\t\(seconds.spaced)")
  }

  /// Compares our rules with it at these seconds.
  mutating func compare(_ zone: ZoneRules, _ value: String?, at seconds: [Int64]) async throws {
    let theirs = try await shown(value, at: seconds)
    comparison.compare(seconds.map(zone.shown(at:)), with: theirs, questions: seconds, topic: value ?? "unset")
  }
}

/// The seconds worth asking about: around every change of some years, and random ones of the same years and later.
func seconds(
  askedOf zone: ZoneRules, years: Range<Int>, random count: Int, using random: inout SeededGenerator
) throws -> [Int64] {
  let (start, end) = (try newYear(years.lowerBound), try newYear(years.upperBound))
  let around = zone.changes(from: start, to: end).flatMap { [$0 - 1, $0, $0 + 1] }
  let later = try newYear(2500)
  return around + (0..<count).map { _ in Int64.random(in: start..<later, using: &random) }
}
