/// Everything known about a zone, laid out flat for searching; immutable and shared by all copies of its `ZoneRules`.
final class ZoneTable: Sendable {
  /// When the clocks were changed, in seconds since 1970, ascending.
  let transitions: [Int64]
  /// For each transition, which of `types` holds from then on.
  let typesAfter: [UInt8]
  /// The types of the table, then the standard and the daylight type of the footer.
  let types: [ZoneType]
  /// The rule for the time from the last transition on; nil if the last type simply stays.
  let footer: PosixRule?
  /// The largest and smallest offset of all types: where a local time can lie on the UTC line.
  let largestOffset: Int64
  let smallestOffset: Int64
  /// What the clocks would have shown, as seconds since 1970, where a change left out exactly a day (Apia, 2011).
  let dayLongGaps: [Int64]

  private let footerType: Int

  /// Keeps what was read from a compiled file, or a footer's rule alone.
  ///
  /// - Parameters:
  ///   - types: at most 256, not empty unless there is a footer; the first one holds before the first transition.
  ///   - typesAfter: as many as `transitions`, each an index into `types`.
  init(transitions: [Int64], typesAfter: [UInt8], types: [ZoneType], footer: PosixRule?) {
    self.transitions = transitions
    self.typesAfter = typesAfter
    self.types = types + (footer.map { [$0.standard, $0.daylight?.type ?? $0.standard] } ?? [])
    self.footer = footer
    footerType = types.count
    largestOffset = self.types.map(\.offset).max() ?? 0
    smallestOffset = self.types.map(\.offset).min() ?? 0
    dayLongGaps = transitions.indices.compactMap { index in
      guard LocalDateTime.secondsRange.contains(transitions[index]) else { return nil }
      let before = types[Int(index == 0 ? 0 : typesAfter[index - 1])].offset
      let after = types[Int(typesAfter[index])].offset
      return after - before == 86_400 ? transitions[index] + before : nil
    }
  }

  /// A stretch of time in which the clocks are not changed.
  struct Period {
    /// Index into `types`.
    let type: Int
    /// The first second after it; `Int64.max` if it never ends.
    let end: Int64
  }

  /// The period that a second lies in; its end is always later.
  func period(containing seconds: Int64) -> Period {
    let following = firstTransition(after: seconds)
    guard following == transitions.count else {
      // Before the first transition RFC 9636 has type 0 hold.
      let type = following == 0 ? 0 : Int(typesAfter[following - 1])
      return Period(type: type, end: transitions[following])
    }
    if let footer {
      let span = footer.span(containing: seconds)
      return Period(type: span.isDaylight ? footerType + 1 : footerType, end: span.end)
    }
    return Period(type: Int(typesAfter.last ?? 0), end: .max)
  }

  /// The index of the first transition later than a second, or the number of transitions.
  func firstTransition(after seconds: Int64) -> Int {
    var low = 0
    var high = transitions.count
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle] <= seconds { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension ZoneTable: Equatable {
  /// Whether two tables say the same.
  static func == (one: ZoneTable, other: ZoneTable) -> Bool {
    one === other
      || one.transitions == other.transitions && one.typesAfter == other.typesAfter && one.types == other.types
        && one.footer == other.footer
  }
}
