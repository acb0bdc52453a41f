import Timekeeping

/// Reads a time of day as people write it.
///
/// `07:30`, `7:30`, `07:30:15`, `0730`, `730`, `7am`, `7:30 pm`, `7 a.m.`, `noon`, `midnight`, `7시`, `7시 30분`,
/// `오전 7시 반`, `오후 7:30`, `정오`, `자정`. `12am` is 00:00 and `12pm` is 12:00. A bare hour (`7`, `07`) is no time:
/// it could as well be meant as minutes.
struct ClockGrammar {
  /// What came of reading.
  enum Outcome: Hashable {
    /// A time.
    case time(TimeOfDay)
    /// The form of a time that no clock shows.
    case noSuchTime
    /// An hour without anything that says so.
    case bareHour
  }

  private enum Half: Hashable {
    case am
    case pm
  }

  /// Numbers as they stand, before anyone has asked whether a clock shows them.
  private struct Reading {
    var hour: Int
    var minute = 0
    var second = 0
    var isBare = false
  }

  /// Reads a time; nil, with the text where it was, when what comes next does not look like one.
  static func read(_ text: inout Lexemes) -> Outcome? {
    text.attempt { text in
      if let time = namedTime(&text) { return .time(time) }
      let korean = koreanHalf(&text)
      guard let reading = hourSi(&text) ?? colons(&text) ?? compact(&text) else { return nil }
      guard korean == nil else { return outcome(reading, half: korean, zeroIsTwelve: korean == .am) }
      return outcome(reading, half: half(&text), zeroIsTwelve: false)
    }
  }

  private static func outcome(_ reading: Reading, half: Half?, zeroIsTwelve: Bool) -> Outcome {
    guard let half else {
      return reading.isBare ? .bareHour : time(reading.hour, reading)
    }
    // 오전 0시 is said for the first hour of the day; 0 am is not.
    guard ((zeroIsTwelve ? 0 : 1)...12).contains(reading.hour) else { return .noSuchTime }
    return time(reading.hour % 12 + (half == .pm ? 12 : 0), reading)
  }

  private static func time(_ hour: Int, _ reading: Reading) -> Outcome {
    TimeOfDay(hour: hour, minute: reading.minute, second: reading.second).map(Outcome.time) ?? .noSuchTime
  }
}

extension ClockGrammar {
  private static func namedTime(_ text: inout Lexemes) -> TimeOfDay? {
    if text.take(.letters("noon")) || text.take(.letters("정오")) { return TimeOfDay(hour: 12, minute: 0) }
    if text.take(.letters("midnight")) || text.take(.letters("자정")) { return .midnight }
    return nil
  }

  private static func koreanHalf(_ text: inout Lexemes) -> Half? {
    let half: Half? = text.take(.letters("오전")) ? .am : text.take(.letters("오후")) ? .pm : nil
    if half != nil { text.skipSpace() }
    return half
  }

  /// `am`, `pm`, `a.m.`, `p.m.` after a time, with or without a space.
  private static func half(_ text: inout Lexemes) -> Half? {
    text.attempt { text in
      text.skipSpace()
      switch text.letters() {
      case "am": return .am
      case "pm": return .pm
      case let letter where letter == "a" || letter == "p":
        guard text.take(.mark(".")), text.take(.letters("m")) else { return nil }
        _ = text.take(.mark("."))
        return letter == "a" ? .am : .pm
      case nil, _?: return nil
      }
    }
  }

  /// `7시`, `7시 30분`, `7시 30분 15초`, `7시 반`.
  private static func hourSi(_ text: inout Lexemes) -> Reading? {
    text.attempt { text in
      guard let hour = shortNumber(text.digits()) else { return nil }
      if text.take(.letters("시반")) { return Reading(hour: hour, minute: 30) }
      guard text.take(.letters("시")) else { return nil }
      if let isHalf = text.attempt({ text -> Bool? in
        text.skipSpace()
        return text.take(.letters("반")) ? true : nil
      }), isHalf {
        return Reading(hour: hour, minute: 30)
      }
      guard let minute = counted(&text, by: "분") else { return Reading(hour: hour) }
      return Reading(hour: hour, minute: minute, second: counted(&text, by: "초") ?? 0)
    }
  }

  private static func counted(_ text: inout Lexemes, by unit: String) -> Int? {
    text.attempt { text in
      text.skipSpace()
      guard let number = shortNumber(text.digits()), text.take(.letters(unit)) else { return nil }
      return number
    }
  }

  /// `7:30`, `07:30`, `07:30:15`: minutes and seconds have two digits.
  private static func colons(_ text: inout Lexemes) -> Reading? {
    text.attempt { text in
      guard let hour = shortNumber(text.digits()), text.take(.mark(":")), let minute = pair(text.digits()) else {
        return nil
      }
      guard text.take(.mark(":")) else { return Reading(hour: hour, minute: minute) }
      guard let second = pair(text.digits()) else { return nil }
      return Reading(hour: hour, minute: minute, second: second)
    }
  }

  /// `0730`, `730`, and a bare hour.
  private static func compact(_ text: inout Lexemes) -> Reading? {
    text.attempt { text in
      guard let digits = text.digits(), let number = Int(digits), digits.count <= 4 else { return nil }
      guard digits.count > 2 else { return Reading(hour: number, isBare: true) }
      // A zero in front belongs to four digits: 030 may be 00:30, 03:0 or a slip.
      guard digits.count == 4 || !digits.hasPrefix("0") else { return nil }
      return Reading(hour: number / 100, minute: number % 100)
    }
  }

  private static func shortNumber(_ digits: String?) -> Int? {
    guard let digits, digits.count <= 2 else { return nil }
    return Int(digits)
  }

  private static func pair(_ digits: String?) -> Int? {
    guard let digits, digits.count == 2 else { return nil }
    return Int(digits)
  }
}
