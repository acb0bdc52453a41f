import Timekeeping

extension DaysPhrase {
  /// The shortest way to write it in a DAYS text.
  var text: String {
    switch self {
    case .weekdays(let days): return days.daysText
    case .elapsed(3600): return "hourly"
    case .elapsed(let seconds): return "every \(ElapsedParts(seconds: seconds).text)"
    case .shifts(let on, let off): return "\(on) on \(off) off"
    case .days(let every): return "every \(every) days"
    case .weeks(let every, let days, let start):
      let named = days.isEmpty ? "" : days == .everyDay ? " mon-sun" : " " + days.daysText
      let weekStart = start == .monday ? "" : ", weeks start \(start.code)"
      return (every == 1 ? "weekly" : "every \(every) weeks") + named + weekStart
    case .months(let every, nil): return every == 1 ? "monthly" : "every \(every) months"
    case .months(1, let places?): return places.text
    case .months(let every, let places?): return "every \(every) months \(places.text)"
    case .years(let every, nil): return every == 1 ? "yearly" : "every \(every) years"
    case .years(let every, let dates?):
      if let (month, day) = dates.only {
        return (every == 1 ? "yearly" : "every \(every) years") + " \(MonthName.code(month)) \(day)"
      }
      let months = dates.months.map(MonthName.code).joined(separator: ",")
      return (every == 1 ? "" : "every \(every) years ") + "\(dates.places.text) of \(months)"
    }
  }
}

extension WeekdaySet {
  /// "daily", "weekdays", "weekends" or "mon,wed".
  fileprivate var daysText: String {
    switch self {
    case .everyDay: "daily"
    case .workdays: "weekdays"
    case .weekend: "weekends"
    default: map(\.code).joined(separator: ",")
    }
  }
}

extension YearDates {
  /// The month and day of the only date there is, counted from the front; nil for anything else.
  var only: (month: Int, day: Int)? {
    guard months.count == 1, case .days(let days) = places, days.count == 1, days[0] > 0 else { return nil }
    return (months[0], days[0])
  }
}

extension DayPlaces {
  /// "1st,15th", "last day", "1st,3rd mon,2nd tue", "last weekday".
  fileprivate var text: String {
    switch self {
    case .days(let days):
      let ahead = days.filter { $0 > 0 }.map(EnglishOrdinal.text)
      let back = days.filter { $0 < 0 }.reversed().map { "\(EnglishOrdinal.text($0)) day" }
      return (ahead + back).joined(separator: ",")
    case .weekdays:
      return byWeekday.map { "\(DayPlaces.list($0.numbers)) \($0.weekday.code)" }.joined(separator: ",")
    case .workdays(let numbers):
      return "\(DayPlaces.list(DayPlaces.inOrder(numbers))) weekday"
    }
  }

  /// The weekdays, Monday first, each with its numbers in the order they are said: "1st, 3rd, last".
  var byWeekday: [(weekday: Weekday, numbers: [Int])] {
    guard case .weekdays(let days) = self else { return [] }
    return Weekday.mondayFirst.compactMap { weekday in
      let numbers = days.filter { $0.weekday == weekday }.compactMap(\.ordinal)
      return numbers.isEmpty ? nil : (weekday, DayPlaces.inOrder(numbers))
    }
  }

  /// Numbers as they are said: those from the front first, then the last one and those before it.
  static func inOrder(_ numbers: [Int]) -> [Int] {
    numbers.filter { $0 > 0 }.sorted() + numbers.filter { $0 < 0 }.sorted(by: >)
  }

  private static func list(_ numbers: [Int]) -> String {
    numbers.map(EnglishOrdinal.text).joined(separator: ",")
  }
}

/// A span taken apart as it is best said: "90 min", "2 h 30 min", "90 s".
struct ElapsedParts: Hashable {
  let hours, minutes, seconds: Int

  /// Below two hours in minutes, below two minutes in seconds, where that leaves a single number.
  init(seconds all: Int) {
    let isShort = all % 60 == 0 ? all < 7200 : all < 120
    hours = isShort ? 0 : all / 3600
    minutes = isShort && all % 60 != 0 ? 0 : all / 60 - hours * 60
    seconds = all - hours * 3600 - minutes * 60
  }

  /// "2 h 30 min".
  var text: String {
    [(hours, "h"), (minutes, "min"), (seconds, "s")].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
      .joined(separator: " ")
  }
}
