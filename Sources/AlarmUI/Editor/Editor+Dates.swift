import Alarms
import Timekeeping
import Words

extension Editor {
  /// The time of day that the wheels show.
  var timeOfDay: TimeOfDay { TimeOfDay(secondsFromMidnight: time.seconds) ?? .midnight }

  /// The zone it is pinned to, as typed; nil follows the system.
  var zoneName: String? {
    let name = zone.text.split(separator: " ").joined(separator: " ")
    return name.isEmpty ? nil : name
  }

  /// The rules its times are meant in; those of the system until the zone's own are known.
  func rules(_ context: ScreenContext) -> ZoneRules {
    context.rules(of: zoneName) ?? context.zone
  }

  /// A day as typed, in any form of WHEN that names one: 2027-03-14, tomorrow, fri; nil for an empty text.
  ///
  /// A weekday is the next one on which the alarm's time is still to come; for the end of a pause one after today.
  func day(_ text: String, _ field: AlarmField, _ context: ScreenContext) throws(AlarmError) -> LocalDate? {
    guard text.contains(where: { !$0.isWhitespace }) else { return nil }
    let time = field == .pausedUntil ? TimeOfDay.midnight : timeOfDay
    guard let when = try? When(parsing: "\(text) \(time)"), when.namesDay,
      case .once(_, let day) = when.schedule(now: context.now, zone: rules(context))
    else { throw .field(field, given: text) }
    return day
  }

  /// Writes the end of the repetition: a number of times, a day, or what else the field `until` takes.
  func writeEnd(to record: inout AlarmRecord, _ context: ScreenContext) throws(AlarmError) {
    guard until.text.contains(where: { !$0.isWhitespace }) else { return }
    if let count = Editor.count(until.text) {
      record[.count] = .integer(count)
    } else if let end = Until(until.text) {
      record[.until] = .text(end.description)
    } else {
      record[.until] = try day(until.text, .until, context).map { .text($0.description) } ?? .null
    }
  }

  /// Writes what is left out: days and times with commas between them, each in any form of WHEN that names a day.
  func writeLeftOut(to record: inout AlarmRecord, _ context: ScreenContext) throws(AlarmError) {
    var dates: Set<LocalDate> = []
    var times: Set<LocalDateTime> = []
    for piece in leftOut.text.split(separator: ",") {
      let words = piece.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if let when = try? When(parsing: words), when.namesDay,
        case .once(let time, let date?) = when.schedule(now: context.now, zone: rules(context))
      {
        times.insert(LocalDateTime(date: date, time: time))
      } else if let date = try day(words, .except, context) {
        dates.insert(date)
      }
    }
    let all = LeftOutTimes(dates: dates, times: times)
    record[.except] = all.isEmpty ? .null : .text(all.description)
  }

  /// What the field `until` holds for a record.
  static func endText(_ record: AlarmRecord, _ language: Language) -> String {
    record[.count].integer.map { language("%1 times", String($0)) } ?? record[.until].written
  }

  /// An end as the field `until` holds it.
  static func text(of end: RecurrenceEnd, _ language: Language) -> String {
    switch end {
    case .until(let until): until.description
    case .count(let count): language("%1 times", String(count))
    }
  }

  /// The number of "10", "10 times", "10x"; nil for anything else, dates too.
  private static func count(_ text: String) -> Int? {
    let text = text.lowercased().filter { !$0.isWhitespace }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard ["", "x", "time", "times", "번", "회"].contains(text.dropFirst(digits.count)) else { return nil }
    return Int(digits)
  }
}
