import Timekeeping
import Words

extension Language {
  /// Why a WHEN or DAYS text was refused, and what is accepted instead.
  public func sentence(for error: GrammarError) -> String {
    switch error {
    case .empty:
      self("Nothing was given: give a time such as 07:30, 7:30 pm, fri 18:00, 2027-03-14 07:30 or +10m.")
    case .notAWhen(let given):
      self(
        "“%1” is no time: give one such as 07:30, 0730, 7am, 7:30 pm, noon, tomorrow 7:00, fri 18:00, mar 14 7:30, 2027-03-14 07:30, +10m.",
        shortened(given, to: 24))
    case .noSuchTime(let given):
      self("No clock shows “%1”: give 00:00 to 23:59, or 12:00 am to 11:59 pm.", shortened(given))
    case .noSuchDate(let given):
      self("No calendar has the date in “%1”: give one such as 2027-03-14 07:30 or mar 14 7:30.", shortened(given))
    case .bareHour(let given):
      self(
        "“%1” could be an hour or a number of minutes: give 07:00 or 7am for the hour, +7m for minutes.",
        shortened(given))
    case .missingTime(let given):
      self("“%1” names a day and no time: give both, such as tomorrow 7:00.", shortened(given))
    case .spanOutOfRange(let given):
      self("“%1” is no length for a timer: give 1 second to 1000 hours, such as +10m or 1h30m.", shortened(given))
    case .notDays(let given):
      self(
        "“%1” names no days: give once, daily, weekdays, mon,wed,fri, every 3 days, every 2 weeks mon, every 2 h, 15th, 2nd tue, last day, yearly feb 29, 4 on 2 off or RRULE:FREQ=…, and an end if you like: until 2027-06-30, 10 times.",
        shortened(given))
    case .repetition(let error, let given):
      sentence(for: error, given: given)
    case .notADate(let given):
      self("“%1” is no date: give one such as 2027-03-14.", shortened(given))
    }
  }
}
