/// A day of the calendar, without a time and without a zone.
///
/// Proleptic Gregorian, years 1 to 9999 (ISO 8601).
public struct LocalDate: Hashable, Comparable, Sendable {
  /// The year, 1 … 9999.
  public let year: Int
  /// The month, 1 … 12.
  public let month: Int
  /// The day of the month, 1 … 31.
  public let day: Int

  /// The first day there is, 0001-01-01.
  public static let first = LocalDate(validDayNumber: -719_162)
  /// The last day there is, 9999-12-31.
  public static let last = LocalDate(validDayNumber: 2_932_896)

  /// Makes a date, or nil when there is no such day (30 February, year 0, month 13).
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    guard (1...LocalDate.daysInMonth(month, year: year)).contains(day) else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Makes the date so many days after 1970-01-01, or nil outside years 1 … 9999.
  public init?(dayNumber: Int) {
    guard LocalDate.dayNumbers.contains(dayNumber) else { return nil }
    self.init(validDayNumber: dayNumber)
  }

  /// Days since 1970-01-01; negative before it.
  public var dayNumber: Int {
    LocalDate.dayNumber(year: year, month: month, day: day)
  }

  /// The day of the week.
  public var weekday: Weekday {
    Weekday(dayNumber: dayNumber)
  }

  /// The date that many days later (earlier if negative), or nil outside years 1 … 9999.
  public func adding(days: Int) -> LocalDate? {
    LocalDate(dayNumber: dayNumber.addingSaturating(days))
  }

  /// Whether the first date comes before the second.
  public static func < (earlier: LocalDate, later: LocalDate) -> Bool {
    (earlier.year, earlier.month, earlier.day) < (later.year, later.month, later.day)
  }

  /// The number of days in a month, 28 … 31.
  ///
  /// - Parameters:
  ///   - month: 1 … 12.
  ///   - year: decides 29 February.
  public static func daysInMonth(_ month: Int, year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Whether the year has a 29 February.
  public static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }
}

// The arithmetic counts in eras of 400 years (146,097 days, after which the calendar repeats) and lets years begin on
// 1 March, so that the leap day is the last day of its year and month lengths follow one line: day (153 m + 2) / 5.
extension LocalDate {
  static let dayNumbers = -719_162...2_932_896
  private static let daysInEra = 146_097
  private static let daysFromMarchOfYearZeroTo1970 = 719_468

  /// Days since 1970-01-01 of any date whose month is 1 … 12; the year may lie outside 1 … 9999.
  static func dayNumber(year: Int, month: Int, day: Int) -> Int {
    let marchYear = month > 2 ? year : year - 1
    let era = marchYear.flooredQuotient(by: 400)
    let yearOfEra = marchYear - era * 400
    let monthFromMarch = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * daysInEra + dayOfEra - daysFromMarchOfYearZeroTo1970
  }

  /// The date of a day number that is known to lie inside `dayNumbers`.
  init(validDayNumber dayNumber: Int) {
    let shifted = dayNumber + LocalDate.daysFromMarchOfYearZeroTo1970
    let era = shifted.flooredQuotient(by: LocalDate.daysInEra)
    let dayOfEra = shifted - era * LocalDate.daysInEra
    // Takes the leap days before this one out, so that every year of the era counts 365 days.
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }
}
