import Timekeeping

/// Reads a repetition as people write it, but for "once", rules of RFC 5545 and the end.
///
/// `every 3 days`, `every 2 weeks mon,tue, weeks start sun`, `every 10 min`, `monthly 1,15`, `2nd tue`, `last day of
/// february`, `yearly feb 29`, `4 on 2 off`, `mon,wed`, `3일마다`, `격주 월요일`, `매월 둘째 화요일`, `매년 2월 29일`.
/// Whether the numbers can be is for `DaysPhrase.recurrence()`.
struct DaysGrammar {
  /// What an interval counts.
  private enum Unit {
    case days
    case weeks
    case months
    case years
    case seconds(Int)
  }

  /// Reads as much as belongs to a repetition; nil, with the text where it was, when it does not begin with one.
  static func read(_ text: inout Lexemes) -> DaysPhrase? {
    switch text.next {
    case .digits: text.attempt(shifts) ?? text.attempt(koreanEvery) ?? text.attempt(places)
    case .letters(let word):
      if word == "every" {
        text.attempt(every)
      } else if let (unit, count) = adverb(word) {
        text.attempt { text in
          _ = text.letters()
          return phrase(unit, every: count, &text)
        }
      } else {
        text.attempt(places) ?? WeekdayGrammar.list(&text).map(DaysPhrase.weekdays)
      }
    case .mark, .space, nil: nil
    }
  }

  /// Words that name an interval by themselves.
  private static func adverb(_ word: String) -> (Unit, count: Int)? {
    switch word {
    case "hourly", "매시간": (.seconds(3600), 1)
    case "격일": (.days, 2)
    case "weekly", "매주": (.weeks, 1)
    case "fortnightly", "격주": (.weeks, 2)
    case "monthly", "매월", "매달": (.months, 1)
    case "격월": (.months, 2)
    case "quarterly": (.months, 3)
    case "yearly", "annually", "매년": (.years, 1)
    default: nil
    }
  }

  private static func unit(_ word: String) -> Unit? {
    switch word {
    case "day", "days", "d", "일": .days
    case "week", "weeks", "w", "wk", "wks", "주", "주일": .weeks
    case "month", "months", "개월", "달": .months
    case "year", "years", "yr", "yrs", "년": .years
    default: SpanGrammar.seconds(of: word).map(Unit.seconds)
    }
  }
}

extension DaysGrammar {
  /// `every day`, `every 3 days`, `every other week`, `every second week`, `every 1 h 30 min`, `every mon,wed`.
  private static func every(_ text: inout Lexemes) -> DaysPhrase? {
    guard text.take(.letters("every")), text.take(.space) else { return nil }
    if let phrase = text.attempt(span) ?? text.attempt(ordinal) { return phrase }
    let isOther = text.takeWord("other")
    guard let count = isOther ? 2 : number(&text) else {
      return text.attempt { text in counted(1, &text) } ?? WeekdayGrammar.list(&text).map(DaysPhrase.weekdays)
    }
    text.skipSpace()
    if let phrase = text.attempt({ text in counted(count, &text) }) { return phrase }
    guard isOther, let days = WeekdayGrammar.list(&text) else { return nil }
    return .weeks(every: 2, on: days, start: WeekdayGrammar.weekStart(&text) ?? .monday)
  }

  /// A unit after its number.
  private static func counted(_ count: Int, _ text: inout Lexemes) -> DaysPhrase? {
    guard let unit = text.letters().flatMap(unit) else { return nil }
    return phrase(unit, every: count, &text)
  }

  /// `second week`, `third day`; a second by itself is a length of time.
  private static func ordinal(_ text: inout Lexemes) -> DaysPhrase? {
    guard let count = text.letters().flatMap(EnglishOrdinal.number), count > 1 else { return nil }
    text.skipSpace()
    return counted(count, &text)
  }

  /// More than one unit, or one with its number: `1 h 30 min`.
  private static func span(_ text: inout Lexemes) -> DaysPhrase? {
    SpanGrammar.total(&text, below: SpanGrammar.day).map(DaysPhrase.elapsed(seconds:))
  }

  /// `3일마다`, `2주마다 월,화`, `1시간 30분마다`.
  private static func koreanEvery(_ text: inout Lexemes) -> DaysPhrase? {
    if let span = text.attempt({ text -> DaysPhrase? in
      guard let span = span(&text), isEach(&text) else { return nil }
      return span
    }) {
      return span
    }
    guard let count = number(&text) else { return nil }
    text.skipSpace()
    guard let unit = text.letters().flatMap(unit), isEach(&text) else { return nil }
    return phrase(unit, every: count, &text)
  }

  private static func isEach(_ text: inout Lexemes) -> Bool {
    text.skipSpace()
    return text.take(.letters("마다"))
  }

  /// A number, perhaps negative, perhaps as `2nd`; a longer one than anything takes is as good as any.
  private static func number(_ text: inout Lexemes) -> Int? {
    text.attempt { text in
      let isNegative = text.take(.mark("-"))
      guard let digits = text.digits() else { return nil }
      if case .letters(let letters) = text.next, EnglishOrdinal.isSuffix(letters) { _ = text.letters() }
      let number = min(Int(digits) ?? .max, 10_000_000)
      return isNegative ? -number : number
    }
  }

  /// `4 on 2 off`, `4 on, 2 off`, `4 days on 2 days off`, `4일 근무 2일 휴무`.
  private static func shifts(_ text: inout Lexemes) -> DaysPhrase? {
    guard let on = shift(&text, ["on", "근무"]) else { return nil }
    _ = text.take(.mark(","))
    text.skipSpace()
    return shift(&text, ["off", "휴무"]).map { .shifts(on: on, off: $0) }
  }

  private static func shift(_ text: inout Lexemes, _ words: [String]) -> Int? {
    guard let number = number(&text) else { return nil }
    text.skipSpace()
    guard let word = text.letters() else { return nil }
    if words.contains(word) { return number }
    guard ["day", "days", "일"].contains(word) else { return nil }
    text.skipSpace()
    return text.letters().map(words.contains) == true ? number : nil
  }
}

extension DaysGrammar {
  /// An interval with what may stand behind it.
  private static func phrase(_ unit: Unit, every count: Int, _ text: inout Lexemes) -> DaysPhrase {
    switch unit {
    case .seconds(let seconds): return .elapsed(seconds: count * seconds)
    case .days: return .days(every: count)
    case .weeks:
      let days = detail(&text) { text in WeekdayGrammar.list(&text) }
      return .weeks(every: count, on: days ?? WeekdaySet(), start: WeekdayGrammar.weekStart(&text) ?? .monday)
    case .months:
      let places = detail(&text) { text -> DayPlaces? in
        guard let places = PlacesGrammar.read(&text, isInMonth: true) else { return nil }
        _ = PlacesGrammar.ofTheMonth(&text)
        return places
      }
      return .months(every: count, on: places)
    case .years:
      return .years(every: count, on: detail(&text, YearDatesGrammar.read))
    }
  }

  /// What says on which days, after a space or comma and perhaps "on the"; 매월15일 needs no space.
  private static func detail<Result>(_ text: inout Lexemes, _ read: (inout Lexemes) -> Result?) -> Result? {
    text.attempt { text in
      _ = text.takeGap()
      if text.takeWord("on") { _ = text.takeWord("the") }
      return read(&text)
    }
  }

  /// Days without an interval: `15th`, `2nd tue`, `last day of the month` are monthly, `last day of february` is yearly.
  private static func places(_ text: inout Lexemes) -> DaysPhrase? {
    guard let places = PlacesGrammar.read(&text, isInMonth: false) else { return nil }
    if PlacesGrammar.ofTheMonth(&text) { return .months(every: 1, on: places) }
    guard let months = PlacesGrammar.ofMonths(&text) else { return .months(every: 1, on: places) }
    return .years(every: 1, on: YearDates(places: places, months: months))
  }
}
