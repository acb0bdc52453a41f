import Timekeeping
import Words

extension Language {
  /// Why a repetition cannot be, and what is accepted instead.
  public func sentence(for error: RecurrenceError, given: String) -> String {
    switch error {
    case .unreadable(let part):
      self("“%1” is no part of a rule: give one such as RRULE:FREQ=MONTHLY;BYDAY=2TU.", shortened(part))
    case .noFrequency:
      self("“%1” does not say how often: begin with RRULE:FREQ=DAILY, WEEKLY, MONTHLY or YEARLY.", shortened(given))
    case .twice(let part):
      self("%1 stands twice in the rule: give it once.", shortened(part))
    case .outOfRange(part: "INTERVAL", _):
      self(
        "“%1” cannot be counted: give 1 or more days, weeks, months or years, or 1 min to 366 days.", shortened(given))
    case .outOfRange(part: "COUNT", let number):
      self("A repetition cannot end after %1 times: give 1 to 9999.", String(number))
    case .outOfRange(let part, let number):
      self("%1 cannot be %2: %3.", part, String(number), range(of: part))
    case .notAllowed(let part, let frequency):
      self("A rule with FREQ=%1 cannot have %2: leave it out, or give another FREQ.", frequency, part)
    case .tooOften:
      self("“%1” would ring more than once a minute: give a minute or more.", shortened(given))
    case .untilAndCount:
      self("A repetition ends either on a day or after a number of times: give one of the two.")
    case .neverComes:
      self("“%1” never comes: give days that the calendar has, and an end after the first one.", shortened(given))
    case .needsStart:
      self("“%1” is counted from a first day: give one with --start, such as 2027-03-14.", shortened(given))
    }
  }

  private func range(of part: String) -> String {
    switch part {
    case "BYSECOND": self("give 0 to 60")
    case "BYMINUTE": self("give 0 to 59")
    case "BYHOUR": self("give 0 to 23")
    case "BYMONTH": self("give 1 to 12")
    case "BYMONTHDAY": self("give 1 to 31, or -1 to -31 from the end")
    case "BYDAY", "BYWEEKNO": self("give 1 to 53, or -1 to -53 from the end")
    default: self("give 1 to 366, or -1 to -366 from the end")
    }
  }
}
