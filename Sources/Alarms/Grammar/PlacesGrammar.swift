import Timekeeping

/// Reads days of a month: `1st,15th`, `1,15`, `last day`, `2nd tue`, `1st,3rd mon`, `last weekday`, `15일`, `말일`,
/// `둘째 화요일`, `첫째, 셋째 월요일`, `끝에서 둘째 날`.
///
/// Numbers without a unit belong to the next unit, at the end to days. All units must be of one kind.
struct PlacesGrammar {
  private enum Unit {
    case day
    case weekday(Weekday)
    case workday
  }

  private var pending: [Int] = []
  private var pendingNeedsUnit = false
  private var days: [Int] = []
  private var weekdays: [RecurrenceRule.Day] = []
  private var workdays: [Int] = []

  /// Reads as many days as there are; nil, with the text where it was, when there is none or they are of two kinds.
  ///
  /// - Parameter isInMonth: whether a month was named before, so that a bare number, `15일` and `first` are days.
  static func read(_ text: inout Lexemes, isInMonth: Bool) -> DayPlaces? {
    text.attempt { text in
      var read = PlacesGrammar()
      guard let first = item(&text, isInMonth) else { return nil }
      read.add(first)
      while let next = text.attempt({ text -> Item? in
        guard takeSeparator(&text) else { return nil }
        return item(&text, isInMonth)
      }) {
        read.add(next)
      }
      return read.places
    }
  }

  /// Steps over `of the month`, `of every month`.
  static func ofTheMonth(_ text: inout Lexemes) -> Bool {
    text.attempt { text -> Bool? in
      guard text.takeGap(), text.takeWord("of") else { return nil }
      _ = text.takeWord("the") || text.takeWord("every") || text.takeWord("each")
      return text.take(.letters("month")) ? true : nil
    } ?? false
  }

  /// Reads `of february`, `of mar,sep`, `of march and september`; 1 … 12.
  static func ofMonths(_ text: inout Lexemes) -> [Int]? {
    text.attempt { text in
      guard text.takeGap(), text.takeWord("of"), let first = text.letters().flatMap(MonthName.number) else {
        return nil
      }
      var months = [first]
      while let next = text.attempt({ text -> Int? in
        takeSeparator(&text) ? text.letters().flatMap(MonthName.number) : nil
      }) {
        months.append(next)
      }
      return months
    }
  }
}

extension PlacesGrammar {
  /// A number and whether it can be a day by itself: "15th" can, "last" and 둘째 say nothing without a unit.
  private struct Numeral {
    var number: Int
    var isDay: Bool
  }

  private struct Item {
    let numeral: Numeral
    let unit: Unit?
  }

  private mutating func add(_ item: Item) {
    pending.append(item.numeral.number)
    pendingNeedsUnit = pendingNeedsUnit || !item.numeral.isDay
    guard let unit = item.unit else { return }
    switch unit {
    case .day: days += pending
    case .weekday(let weekday): weekdays += pending.map { RecurrenceRule.Day(weekday, ordinal: $0) }
    case .workday: workdays += pending
    }
    pending = []
    pendingNeedsUnit = false
  }

  private var places: DayPlaces? {
    guard !pendingNeedsUnit else { return nil }
    let days = days + pending
    switch (days.isEmpty, weekdays.isEmpty, workdays.isEmpty) {
    case (false, true, true): return .days(days)
    case (true, false, true): return .weekdays(weekdays)
    case (true, true, false): return .workdays(workdays)
    case (_, _, _): return nil
    }
  }

  private static func takeSeparator(_ text: inout Lexemes) -> Bool {
    text.attempt { text -> Bool? in
      let hasComma = text.take(.mark(","))
      text.skipSpace()
      return text.takeWord("and") || hasComma ? true : nil
    } ?? false
  }

  private static func item(_ text: inout Lexemes, _ isInMonth: Bool) -> Item? {
    text.attempt { text in
      if text.take(.letters("말일")) || text.take(.letters("마지막날")) {
        return Item(numeral: Numeral(number: -1, isDay: false), unit: .day)
      }
      let isFromBack = text.takeWord("끝에서")
      guard var numeral = digits(&text, isInMonth) ?? word(&text, isInMonth) else { return nil }
      if isFromBack || text.attempt(last) == true {
        numeral = Numeral(number: -numeral.number, isDay: false)
      }
      return Item(numeral: numeral, unit: text.attempt(unit))
    }
  }

  /// `15th`, and in a month `15` and `15일`, whose unit is left to be read.
  private static func digits(_ text: inout Lexemes, _ isInMonth: Bool) -> Numeral? {
    text.attempt { text in
      guard let digits = text.digits(), digits.count <= 3, let number = Int(digits) else { return nil }
      let numeral = Numeral(number: number, isDay: true)
      switch text.next {
      case .letters(let letters) where EnglishOrdinal.isSuffix(letters):
        _ = text.letters()
        return numeral
      case .letters("번째"):
        _ = text.letters()
        return Numeral(number: number, isDay: false)
      case .letters(let letters): return isInMonth && letters == "일" ? numeral : nil
      // 2027-06-30 and 7:30 are no days of a month.
      case .mark("-"), .mark(":"): return nil
      case .mark, .space, .digits, nil: return isInMonth && !EndGrammar.isTimes(text) ? numeral : nil
      }
    }
  }

  /// `first`, which is a day where a month was named; `last`, `첫째`, `두 번째`, `마지막`.
  private static func word(_ text: inout Lexemes, _ isInMonth: Bool) -> Numeral? {
    guard let word = text.letters() else { return nil }
    if word == "last" || word == "마지막" { return Numeral(number: -1, isDay: false) }
    if let number = EnglishOrdinal.number(word) { return Numeral(number: number, isDay: isInMonth) }
    if let number = KoreanOrdinal.number(word) { return Numeral(number: number, isDay: false) }
    guard let number = KoreanOrdinal.numberBeforeTimes(word) else { return nil }
    text.skipSpace()
    return text.take(.letters("번째")) ? Numeral(number: number, isDay: false) : nil
  }

  /// `last` or `to last` after a number, which then counts from the end.
  private static func last(_ text: inout Lexemes) -> Bool? {
    guard text.take(.space) else { return nil }
    _ = text.takeWord("to")
    return text.take(.letters("last")) ? true : nil
  }

  private static func unit(_ text: inout Lexemes) -> Unit? {
    text.skipSpace()
    guard let word = text.letters() else { return nil }
    switch word {
    case "day", "일", "날": return .day
    case "weekday", "workday", "평일": return .workday
    default: return Weekday(name: word).map(Unit.weekday)
    }
  }
}

/// Korean words that say which one.
enum KoreanOrdinal {
  /// 첫째 to 다섯째, 첫번째 to 다섯번째.
  static func number(_ word: String) -> Int? {
    for ending in ["째", "번째"] where word.hasSuffix(ending) {
      if let number = numberBeforeTimes(String(word.dropLast(ending.count))) { return number }
    }
    return word == "둘째" ? 2 : word == "셋째" ? 3 : word == "넷째" ? 4 : nil
  }

  /// 첫, 두, 세, 네, 다섯.
  static func numberBeforeTimes(_ word: String) -> Int? {
    ["첫", "두", "세", "네", "다섯"].firstIndex(of: word).map { $0 + 1 }
  }
}
