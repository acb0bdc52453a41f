/// Some of the days of a year, counted from 0 on 1 January.
struct YearDays: Hashable {
  private var bits = SIMD8<UInt64>(repeating: 0)

  /// Puts a day in.
  mutating func insert(_ place: Int) {
    bits[place >> 6] |= 1 << UInt64(place & 63)
  }

  /// Puts days in by their bits, the lowest being the day at `place`.
  mutating func insert(bits more: UInt64, at place: Int) {
    let (word, shift) = (place >> 6, UInt64(place & 63))
    bits[word] |= more << shift
    if shift > 0 { bits[word + 1] |= more >> (64 - shift) }
  }

  var isEmpty: Bool { bits == SIMD8(repeating: 0) }

  func contains(_ place: Int) -> Bool {
    bits[place >> 6] & 1 << UInt64(place & 63) != 0
  }

  mutating func formIntersection(_ other: YearDays) {
    bits &= other.bits
  }

  /// The first day in it that is not before `place`; nil when there is none.
  func first(from place: Int) -> Int? {
    guard place < 366 else { return nil }
    var word = place >> 6
    var rest = bits[word] & (UInt64.max << UInt64(place & 63))
    while rest == 0 {
      word += 1
      guard word < 6 else { return nil }
      rest = bits[word]
    }
    return word << 6 + rest.trailingZeroBitCount
  }
}

extension YearDays {
  /// How many days in it come before `place`.
  func count(before place: Int) -> Int {
    var count = 0
    for word in 0..<place >> 6 { count += bits[word].nonzeroBitCount }
    return count + (bits[place >> 6] & (1 << UInt64(place & 63) - 1)).nonzeroBitCount
  }

  /// How many days in it lie in a stretch.
  func count(in stretch: Range<Int>) -> Int {
    count(before: stretch.upperBound) - count(before: stretch.lowerBound)
  }

  /// The day that so many in it come before; there must be more than that.
  func place(ofRank rank: Int) -> Int {
    var (word, rest) = (0, rank)
    while bits[word].nonzeroBitCount <= rest {
      rest -= bits[word].nonzeroBitCount
      word += 1
    }
    var left = bits[word]
    for _ in 0..<rest { left &= left - 1 }
    return word << 6 + left.trailingZeroBitCount
  }
}

/// The days of one kind of year that a rule matches, and those of them with a time that BYSETPOS chooses.
struct MatchingDays {
  let all: YearDays
  let chosen: YearDays
}

/// What decides how weeks and months lie in a year: the weekday of 1 January, and which year about it is a leap year.
struct YearKind: Hashable {
  private enum LeapDay: Int {
    case before
    case within
    case after
    case none
  }

  /// How many kinds there are.
  static let count = 28

  let firstWeekday: Weekday
  private let leapDay: LeapDay

  init(_ year: Int) {
    firstWeekday = Weekday(dayNumber: LocalDate.dayNumber(year: year, month: 1, day: 1))
    leapDay =
      LocalDate.isLeap(year)
      ? .within : LocalDate.isLeap(year - 1) ? .before : LocalDate.isLeap(year + 1) ? .after : .none
  }

  /// The number of a year's kind among all of them, from 0 on.
  static func number(of year: Int) -> Int { Int(numbers[year % 400]) }

  /// The calendar comes again after 400 years.
  private static let numbers = (2000..<2400).map { year in
    let kind = YearKind(year)
    return UInt8(kind.firstWeekday.placeFromMonday * 4 + kind.leapDay.rawValue)
  }

  var length: Int { leapDay == .within ? 366 : 365 }

  func length(ofMonth month: Int) -> Int {
    month == 2 ? (leapDay == .within ? 29 : 28) : LocalDate.daysInMonth(month, year: 1)
  }

  /// How many days come before a month, 1 … 12.
  func firstDay(ofMonth month: Int) -> Int {
    let march = leapDay == .within ? 60 : 59
    // From March on the lengths follow one line; January and February stand before it.
    return month < 3 ? (month - 1) * 31 : march + (153 * (month - 3) + 2) / 5
  }

  /// Each month as a stretch of days.
  var months: [Range<Int>] {
    (1...12).map { firstDay(ofMonth: $0)..<firstDay(ofMonth: $0) + length(ofMonth: $0) }
  }

  func weekday(onDay place: Int) -> Weekday {
    Weekday.mondayFirst[(firstWeekday.placeFromMonday + place) % 7]
  }

  /// The day on which week 1 starts, -3 … 3, and how many weeks the year has; ISO 8601 for any first day of the week.
  func weeks(startingOn weekStart: Weekday) -> (firstDay: Int, count: Int) {
    let first = YearKind.firstWeek(january: firstWeekday.days(after: weekStart))
    let next = YearKind.firstWeek(january: (firstWeekday.days(after: weekStart) + length) % 7)
    return (first, (length + next - first) / 7)
  }

  /// How many weeks the year before has.
  func weeksBefore(startingOn weekStart: Weekday) -> Int {
    let length = leapDay == .before ? 366 : 365
    let january = firstWeekday.days(after: weekStart)
    let first = YearKind.firstWeek(january: (january - length).flooredRemainder(by: 7))
    return (length + YearKind.firstWeek(january: january) - first) / 7
  }

  /// How many weeks the year after has.
  func weeksAfter(startingOn weekStart: Weekday) -> Int {
    let following = leapDay == .after ? 366 : 365
    let january = (firstWeekday.days(after: weekStart) + length) % 7
    let next = YearKind.firstWeek(january: (january + following) % 7)
    return (following + next - YearKind.firstWeek(january: january)) / 7
  }

  /// Where week 1 starts when 1 January is so many days into its week: the week with most of its days in the year.
  private static func firstWeek(january: Int) -> Int {
    january <= 3 ? -january : 7 - january
  }
}

extension Weekday {
  /// How many days after another one it next comes, 0 … 6.
  func days(after other: Weekday) -> Int {
    (placeFromMonday - other.placeFromMonday + 7) % 7
  }
}
