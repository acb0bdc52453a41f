import Timekeeping

/// Reads days of the week: `mon,wed`, `Mon Wed`, `mon-fri`, `mon and thu`, `weekdays`, `daily`, `월수금`.
///
/// A day is the first two or more letters of its English name, or 월 or 월요일. A day named twice counts once; `fri-mon`
/// goes over the weekend.
struct WeekdayGrammar {
  /// Reads days with commas, spaces or "and" between them, as many as there are; nil when there is none.
  static func list(_ text: inout Lexemes) -> WeekdaySet? {
    guard let first = element(&text) else { return nil }
    var days = WeekdaySet(first)
    while let more = text.attempt({ text -> [Weekday]? in
      guard text.takeGap() else { return nil }
      _ = text.takeWord("and")
      return element(&text)
    }) {
      for day in more { days.insert(day) }
    }
    return days
  }

  /// Reads on which day weeks start: `, weeks start sun`, `주 시작 일요일`; nil when it does not come next.
  static func weekStart(_ text: inout Lexemes) -> Weekday? {
    text.attempt { text in
      guard text.takeGap() else { return nil }
      if text.takeWord("주") {
        guard text.takeWord("시작") else { return nil }
      } else {
        guard text.takeWord("weeks") || text.takeWord("week"),
          text.takeWord("start") || text.takeWord("starts") || text.takeWord("starting")
        else { return nil }
        _ = text.takeWord("on")
      }
      return text.letters().flatMap(Weekday.init(name:))
    }
  }

  /// One day, several in one word, or from one day to another.
  private static func element(_ text: inout Lexemes) -> [Weekday]? {
    text.attempt(range)
      ?? text.attempt { text in
        guard let word = text.letters() else { return nil }
        if word == "every", text.take(.space), text.take(.letters("day")) { return Weekday.mondayFirst }
        return Weekday(name: word).map { [$0] } ?? several(word)
      }
  }

  private static func range(_ text: inout Lexemes) -> [Weekday]? {
    guard let first = text.letters().flatMap(Weekday.init(name:)) else { return nil }
    text.skipSpace()
    guard text.take(.mark("-")) || text.take(.mark("~")) else { return nil }
    text.skipSpace()
    guard let last = text.letters().flatMap(Weekday.init(name:)) else { return nil }
    return first.through(last)
  }

  private static func several(_ word: String) -> [Weekday]? {
    switch word {
    case "daily", "everyday", "매일": return Weekday.mondayFirst
    case "weekdays", "weekday", "평일": return WeekdaySet.workdays.map { $0 }
    case "weekends", "weekend", "주말": return WeekdaySet.weekend.map { $0 }
    default:
      let days = word.map { Weekday(name: String($0)) }
      return days.contains(nil) ? nil : days.compactMap { $0 }
    }
  }
}
