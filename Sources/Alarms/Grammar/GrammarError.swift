import Timekeeping

/// Why a WHEN or DAYS text was refused; each case carries what was given.
public enum GrammarError: Error, Hashable, Sendable {
  /// There is nothing to read.
  case empty
  /// It is no WHEN at all.
  case notAWhen(String)
  /// It has the form of a time, but no clock shows it: 24:00, 25:00, 13 pm.
  case noSuchTime(String)
  /// It has the form of a date, but no calendar has it: 2027-02-29.
  case noSuchDate(String)
  /// A bare hour, which could as well be a number of minutes.
  case bareHour(String)
  /// It names a day and no time.
  case missingTime(String)
  /// A span of nothing, or longer than a timer may be.
  case spanOutOfRange(String)
  /// A word of a DAYS text that is no day.
  case notDays(String)
  /// The form of a repetition that cannot be, such as every 0 days or 30 February.
  case repetition(RecurrenceError, given: String)
  /// It is no date of the form 2027-03-14.
  case notADate(String)
}
