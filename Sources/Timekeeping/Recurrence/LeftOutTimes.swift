/// The local days and times that a repetition leaves out (EXDATE of RFC 5545).
public struct LeftOutTimes: Hashable, Sendable {
  /// Whole days.
  public private(set) var dates: Set<LocalDate>
  /// Single times.
  public private(set) var times: Set<LocalDateTime>

  /// Leaves nothing out, or these days and times.
  public init(dates: Set<LocalDate> = [], times: Set<LocalDateTime> = []) {
    self.dates = dates
    self.times = times
  }

  /// Whether nothing is left out.
  public var isEmpty: Bool { dates.isEmpty && times.isEmpty }

  /// How many days and times there are.
  public var count: Int { dates.count + times.count }

  /// Whether a local time is left out, by itself or with its day.
  public func contains(_ time: LocalDateTime) -> Bool {
    !isEmpty && (times.contains(time) || dates.contains(time.date))
  }

  /// Leaves out one more time.
  public mutating func insert(_ time: LocalDateTime) {
    times.insert(time)
  }

  /// Those that are not before a date.
  public func from(_ date: LocalDate) -> LeftOutTimes {
    LeftOutTimes(dates: dates.filter { $0 >= date }, times: times.filter { $0.date >= date })
  }
}

extension LeftOutTimes: CustomStringConvertible {
  /// "2026-12-24,2026-12-31 07:30": days, then times, each in order.
  public var description: String {
    (dates.sorted().map(\.description) + times.sorted().map(\.description)).joined(separator: ",")
  }

  /// Reads what `description` writes, in any order; nil for anything else.
  public init?(_ text: String) {
    self.init()
    for piece in text.split(separator: ",", omittingEmptySubsequences: false) where !text.isEmpty {
      if let date = LocalDate(String(piece)) {
        dates.insert(date)
      } else if let time = LocalDateTime(String(piece)) {
        times.insert(time)
      } else {
        return nil
      }
    }
  }
}
