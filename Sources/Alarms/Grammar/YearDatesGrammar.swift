import Timekeeping

/// Reads the days of a yearly repetition: `feb 29`, `29 feb`, `02-29`, `mar 1,sep 1`, `last day of february`, `2nd tue of
/// mar,sep`, `2월 29일`, `2월 말일`, `5월 둘째 일요일`.
struct YearDatesGrammar {
  /// Reads as much as there is; nil, with the text where it was, for several dates that are not one rule.
  static func read(_ text: inout Lexemes) -> YearDates? {
    text.attempt { text in
      guard var dates = item(&text) else { return nil }
      while let next = text.attempt({ text -> YearDates? in
        guard text.takeGap() else { return nil }
        _ = text.takeWord("and")
        return item(&text)
      }) {
        guard let both = joined(dates, next) else { return nil }
        dates = both
      }
      return dates
    }
  }

  private static func placesOfMonths(_ text: inout Lexemes) -> YearDates? {
    text.attempt { text in
      guard let places = PlacesGrammar.read(&text, isInMonth: true), let months = PlacesGrammar.ofMonths(&text) else {
        return nil
      }
      return YearDates(places: places, months: months)
    }
  }

  private static func item(_ text: inout Lexemes) -> YearDates? {
    placesOfMonths(&text) ?? text.attempt(numbers) ?? text.attempt(korean)
      ?? DateGrammar.monthAndDay(&text).map { YearDates(places: .days([$0.day]), months: [$0.month]) }
  }

  /// `02-29`.
  private static func numbers(_ text: inout Lexemes) -> YearDates? {
    guard let month = text.digits(), month.count == 2, text.take(.mark("-")), let day = text.digits(), day.count == 2,
      let month = Int(month), (1...12).contains(month), let day = Int(day)
    else { return nil }
    return YearDates(places: .days([day]), months: [month])
  }

  /// `2월`, `3월, 9월` and days of a month.
  private static func korean(_ text: inout Lexemes) -> YearDates? {
    guard let first = koreanMonth(&text) else { return nil }
    var months = [first]
    while let more = text.attempt({ text in text.takeGap() ? koreanMonth(&text) : nil }) { months.append(more) }
    text.skipSpace()
    return PlacesGrammar.read(&text, isInMonth: true).map { YearDates(places: $0, months: months) }
  }

  private static func koreanMonth(_ text: inout Lexemes) -> Int? {
    guard let month = text.digits().flatMap({ Int($0) }), (1...12).contains(month), text.take(.letters("월")) else {
      return nil
    }
    return month
  }

  /// Both in one rule: the same days of more months, or more days of the same month.
  private static func joined(_ first: YearDates, _ second: YearDates) -> YearDates? {
    guard first.comes, second.comes else { return nil }
    if first.places == second.places {
      return YearDates(places: first.places, months: first.months + second.months)
    }
    guard first.months == second.months, case .days(let days) = first.places, case .days(let more) = second.places
    else { return nil }
    return YearDates(places: .days(days + more), months: first.months)
  }
}
