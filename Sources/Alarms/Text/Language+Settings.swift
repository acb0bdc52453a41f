import Timekeeping
import Words

extension Language {
  /// The language with the clock and the weeks that the user has chosen, or those of the locale where nothing is chosen.
  public func following(_ settings: AlarmSettings) -> Language {
    var language = following(settings.clock)
    switch settings.weekStart {
    case .auto: language.weekStart = Customs(of: tag).weekStart
    case .monday: language.weekStart = .monday
    case .saturday: language.weekStart = .saturday
    case .sunday: language.weekStart = .sunday
    }
    return language
  }

  /// The language with a clock that the user has chosen.
  public func following(_ clock: ClockChoice) -> Language {
    var language = self
    switch clock {
    case .auto: language.usesTwelveHours = Customs(of: tag).usesTwelveHours
    case .twelveHours: language.usesTwelveHours = true
    case .twentyFourHours: language.usesTwelveHours = false
    }
    return language
  }

  /// The days of the week in the order in which they stand in a row.
  public var week: [Weekday] {
    switch weekStart {
    case .monday: Weekday.mondayFirst
    case .saturday: Weekday.saturday.through(.friday)
    case .sunday: Weekday.sunday.through(.saturday)
    }
  }

  /// The names of the first and the last of them: "Monday", "Sunday".
  public var endsOfWeek: (first: String, last: String) {
    let week = week
    return (fullWeekday(week[0]), fullWeekday(week[6]))
  }

  /// The halves of the day as they stand beside a time, and whether they go before it.
  public var halves: (morning: String, afternoon: String, goFirst: Bool) {
    (self("AM"), self("PM"), !self("%1 AM", "0").hasPrefix("0"))
  }
}
