import Timekeeping
import Words

extension Language {
  /// A repetition in a few words, for a column of the list.
  ///
  /// "every day", "Mon Wed Fri", "every 3 days", "every 2 weeks Mon Tue", "every 2 h", "15th", "2nd Tue", "last day",
  /// "yearly 29 Feb", "4 on, 2 off". What no words say is its rule: "FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=FR".
  ///
  /// - Parameters:
  ///   - recurrence: what to show.
  ///   - start: its first day; where it is given, the day that follows from it is shown too: "every 2 weeks Thu".
  public func days(_ recurrence: Recurrence, from start: LocalDate? = nil) -> String {
    guard let phrase = DaysPhrase(recurrence) else {
      return String(recurrence.canonicalText.drop { $0 != ":" }.dropFirst())
    }
    return days(start.map(phrase.filled) ?? phrase)
  }

  /// A repetition as it can be typed in again: in English the shortest DAYS, "mon,wed", in other languages as `days` shows it.
  public func written(_ recurrence: Recurrence) -> String {
    isTranslated ? days(recurrence) : Days.repeating(recurrence).text
  }

  private func days(_ phrase: DaysPhrase) -> String {
    switch phrase {
    case .weekdays(.everyDay): return self("every day")
    case .weekdays(let days): return weekdays(days)
    case .elapsed(3600): return self("every hour")
    case .elapsed(60): return self("every minute")
    case .elapsed(let seconds): return self("every %1", elapsed(seconds))
    case .shifts(let on, let off): return self("%1 on, %2 off", String(on), String(off))
    case .days(let every): return self("every %1 days", String(every))
    case .weeks(let every, let days, let start):
      let text = joined(every == 1 ? self("weekly") : self("every %1 weeks", String(every)), weekdays(days))
      return start == .monday ? text : self("%1, weeks start %2", text, weekday(start))
    case .months(1, let places?): return self("each month|%1", self.places(places))
    case .months(let every, let places):
      let interval = every == 1 ? self("monthly") : self("every %1 months", String(every))
      return joined(interval, places.map(self.places) ?? "")
    case .years(1, let dates?) where dates.only == nil: return self("each year|%1", self.dates(dates))
    case .years(let every, let dates):
      let interval = every == 1 ? self("yearly") : self("every %1 years", String(every))
      return joined(interval, dates.map(self.dates) ?? "")
    }
  }

  private func joined(_ first: String, _ second: String) -> String {
    second.isEmpty ? first : self("interval, days|%1 %2", first, second)
  }

  private func weekdays(_ days: WeekdaySet) -> String {
    days.map(weekday).joined(separator: " ")
  }

  private func elapsed(_ seconds: Int) -> String {
    let parts = ElapsedParts(seconds: seconds)
    return [
      parts.hours > 0 ? self("%1 h", String(parts.hours)) : nil,
      parts.minutes > 0 ? self("%1 min", String(parts.minutes)) : nil,
      parts.seconds > 0 ? self("%1 s", String(parts.seconds)) : nil,
    ].compactMap { $0 }.joined(separator: " ")
  }
}

extension Language {
  private func dates(_ dates: YearDates) -> String {
    if let (month, day) = dates.only { return self("day, month|%1 %2", String(day), self.month(month)) }
    return self("%1 of %2", places(dates.places), dates.months.map(self.month).joined(separator: " "))
  }

  private func places(_ places: DayPlaces) -> String {
    switch places {
    case .days(let days):
      return DayPlaces.inOrder(days).map(dayOfMonth).joined(separator: ", ")
    case .weekdays:
      return places.byWeekday.map { self("which, weekday|%1 %2", list($0.numbers), weekday($0.weekday)) }
        .joined(separator: ", ")
    case .workdays(let numbers):
      return self("%1 weekday", list(DayPlaces.inOrder(numbers)))
    }
  }

  private func dayOfMonth(_ day: Int) -> String {
    guard day > 0 else { return self("%1 day", which(day)) }
    switch EnglishOrdinal.suffix(of: day) {
    case "st": return self("%1st", String(day))
    case "nd": return self("%1nd", String(day))
    case "rd": return self("%1rd", String(day))
    default: return self("%1th", String(day))
    }
  }

  private func list(_ numbers: [Int]) -> String {
    numbers.map(which).joined(separator: ", ")
  }

  private func ordinal(_ number: Int) -> String {
    switch EnglishOrdinal.suffix(of: number) {
    case "st": self("which|%1st", String(number))
    case "nd": self("which|%1nd", String(number))
    case "rd": self("which|%1rd", String(number))
    default: self("which|%1th", String(number))
    }
  }

  /// Which one, before what it counts: "2nd", "last", "2nd last".
  private func which(_ number: Int) -> String {
    switch number {
    case -1: self("last")
    case ..<0: self("%1 last", which(-number))
    case 1: self("1st")
    case 2: self("2nd")
    case 3: self("3rd")
    case 4: self("4th")
    case 5: self("5th")
    default: ordinal(number)
    }
  }
}
