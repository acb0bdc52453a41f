import Timekeeping
import Words

extension Language {
  /// A weekday in short: "Mon".
  public func weekday(_ day: Weekday) -> String {
    switch day {
    case .monday: self("Mon")
    case .tuesday: self("Tue")
    case .wednesday: self("Wed")
    case .thursday: self("Thu")
    case .friday: self("Fri")
    case .saturday: self("Sat")
    case .sunday: self("Sun")
    }
  }

  /// A weekday's full name: "Monday".
  public func fullWeekday(_ day: Weekday) -> String {
    switch day {
    case .monday: self("Monday")
    case .tuesday: self("Tuesday")
    case .wednesday: self("Wednesday")
    case .thursday: self("Thursday")
    case .friday: self("Friday")
    case .saturday: self("Saturday")
    case .sunday: self("Sunday")
    }
  }

  /// A date with its weekday: "Thu 3 Dec", with the year when it is not today's: "Thu 3 Dec 2027".
  public func date(_ date: LocalDate, today: LocalDate) -> String {
    guard date.year == today.year else { return longDate(date) }
    return self("weekday, day, month|%1 %2 %3", weekday(date.weekday), String(date.day), month(of: date))
  }

  /// A date with its weekday and year: "Mon 30 Nov 2026".
  public func longDate(_ date: LocalDate) -> String {
    self(
      "weekday, day, month, year|%1 %2 %3 %4", weekday(date.weekday), String(date.day), month(of: date),
      String(date.year))
  }

  /// A date without its weekday: "3 Dec", with the year when it is not today's: "3 Dec 2027".
  public func shortDate(_ date: LocalDate, today: LocalDate) -> String {
    guard date.year == today.year else {
      return self("day, month, year|%1 %2 %3", String(date.day), month(of: date), String(date.year))
    }
    return self("day, month|%1 %2", String(date.day), month(of: date))
  }

  /// A date for someone who knows what day it is: "today", "tomorrow", else as `date` writes it.
  public func nearDate(_ date: LocalDate, today: LocalDate) -> String {
    switch date.dayNumber - today.dayNumber {
    case 0: self("today")
    case 1: self("tomorrow")
    default: self.date(date, today: today)
    }
  }

  private func month(of date: LocalDate) -> String {
    month(date.month)
  }

  /// A month in short: "Jan" for 1 … "Dec" for 12.
  func month(_ month: Int) -> String {
    switch month {
    case 1: self("Jan")
    case 2: self("Feb")
    case 3: self("Mar")
    case 4: self("Apr")
    case 5: self("May")
    case 6: self("Jun")
    case 7: self("Jul")
    case 8: self("Aug")
    case 9: self("Sep")
    case 10: self("Oct")
    case 11: self("Nov")
    default: self("Dec")
    }
  }
}
