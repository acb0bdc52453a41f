import FoundationEssentials
import TestSupport

/// How many random cases are compared: as many as every run can afford, or far more when they are asked for by hand.
///
/// `ALARM_LONG_TESTS` asks for more. Its value is their seed, so that 1, 2, 3 … each try others; what always runs has a
/// seed of its own, so that a failure comes again.
struct Depth {
  static let asked = Depth(variable: ProcessInfo.processInfo.environment["ALARM_LONG_TESTS"])

  let isLong: Bool
  let seed: UInt64

  init(variable: String?) {
    isLong = variable.map { !["", "0"].contains($0) } ?? false
    seed = isLong ? variable.flatMap(UInt64.init) ?? 1 : 2027
  }

  /// A generator for one part of a test.
  func generator(_ part: Int = 0) -> SeededGenerator {
    SeededGenerator(seed: seed &+ UInt64(part) << 32)
  }

  /// How many random cases there are: some always, more when everything is asked for.
  func count(_ always: Int, long: Int) -> Int {
    isLong ? long : always
  }
}
