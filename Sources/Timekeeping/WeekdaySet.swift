/// Some of the seven days of the week; iterates Monday first.
public struct WeekdaySet: Hashable, Sendable {
  /// One bit per day, Monday is the lowest.
  private var bits: UInt8

  /// No day at all.
  public init() {
    bits = 0
  }

  /// The days of a sequence; repeated days count once.
  public init(_ days: some Sequence<Weekday>) {
    bits = 0
    for day in days { insert(day) }
  }

  /// Monday to Sunday.
  public static let everyDay = WeekdaySet(Weekday.mondayFirst)
  /// Monday to Friday.
  public static let workdays: WeekdaySet = [.monday, .tuesday, .wednesday, .thursday, .friday]
  /// Saturday and Sunday.
  public static let weekend: WeekdaySet = [.saturday, .sunday]

  /// Whether there is no day in it.
  public var isEmpty: Bool { bits == 0 }

  /// The number of days in it, 0 … 7.
  public var count: Int { bits.nonzeroBitCount }

  /// Whether the day is in it.
  public func contains(_ day: Weekday) -> Bool {
    bits & WeekdaySet.bit(day) != 0
  }

  /// Puts a day in; nothing changes if it is there already.
  public mutating func insert(_ day: Weekday) {
    bits |= WeekdaySet.bit(day)
  }

  /// Takes a day out; nothing changes if it is not there.
  public mutating func remove(_ day: Weekday) {
    bits &= ~WeekdaySet.bit(day)
  }

  /// How many days it is from a day to the next one in the set, 0 … 6; the set must not be empty.
  func daysUntilNext(from day: Weekday) -> Int {
    let place = UInt16(day.placeFromMonday)
    let twoWeeks = UInt16(bits) | UInt16(bits) << 7
    return (twoWeeks >> place).trailingZeroBitCount
  }

  private static func bit(_ day: Weekday) -> UInt8 {
    1 << UInt8((day.rawValue + 5) % 7)
  }
}

extension WeekdaySet: ExpressibleByArrayLiteral {
  /// The days listed.
  public init(arrayLiteral days: Weekday...) {
    self.init(days)
  }
}

extension WeekdaySet: Sequence {
  /// Walks the days in it, Monday first.
  public func makeIterator() -> IndexingIterator<[Weekday]> {
    Weekday.mondayFirst.filter(contains).makeIterator()
  }
}
