import Alarms
import Timekeeping
import Words

/// What is found of every alarm of the list, folded once: label, group, time, days and date, as they stand in the list
/// and with the days' full names.
struct FindIndex: Hashable, Sendable {
  private let texts: [FoldedText]

  /// Prepares the alarms at all positions.
  init(_ rows: [ListedAlarm], _ context: ScreenContext) {
    var words = DayWords(context)
    texts = rows.map { FindIndex.text(of: $0, context, &words) }
  }

  /// The positions at which everything that is looked for is found, in rising order.
  ///
  /// - Parameter former: the positions it may be found at; nil for all.
  func positions(of query: FindQuery, among former: [Int]?) -> [Int] {
    guard let former else { return texts.indices.filter { query.matches(texts[$0]) } }
    return former.filter { query.matches(texts[$0]) }
  }

  /// Whether an alarm would be found.
  static func finds(_ query: FindQuery, in row: ListedAlarm, _ context: ScreenContext) -> Bool {
    var words = DayWords(context)
    return query.matches(text(of: row, context, &words))
  }

  private static func text(of row: ListedAlarm, _ context: ScreenContext, _ words: inout DayWords) -> FoldedText {
    let alarm = row.alarm
    var text = FoldedText(alarm.label)
    text.endPart()
    text.append(alarm.group)
    text.endPart()
    if let time = alarm.schedule.time {
      // With and without the colon, and in 24 hours whatever the language shows.
      let digits = time.description
      text.append(digits)
      text.endPart()
      text.append(digits.filter { $0 != ":" })
      text.endPart()
    }
    text.append(context.language.clock(of: alarm.schedule))
    text.endPart()
    text.append(words.days(of: row))
    return text
  }
}

/// What is found of the days of alarms; most alarms share theirs with others.
private struct DayWords {
  private let context: ScreenContext
  private var ofDays: [WeekdaySet: FoldedText] = [:]
  private var ofDates: [LocalDate: FoldedText] = [:]

  init(_ context: ScreenContext) {
    self.context = context
  }

  mutating func days(of row: ListedAlarm) -> FoldedText {
    switch row.alarm.schedule {
    case .once(_, let date):
      let own = context.rules(of: row.alarm.zone) ?? context.zone
      guard let date = date ?? row.nextRing.map({ own.localTime(at: $0).dateTime.date }) else { break }
      if let known = ofDates[date] { return known }
      let text = FoldedText("\(shown(row))\n\(names(of: [date.weekday]))\n\(date)")
      ofDates[date] = text
      return text
    case .repeating(let set):
      guard case .weekdays(let days) = set.recurrence.form else { break }
      let isPlain = set.end == nil && set.start == nil
      if isPlain, let known = ofDays[days] { return known }
      let text = FoldedText("\(shown(row))\n\(names(of: days))")
      if isPlain { ofDays[days] = text }
      return text
    case .timer, .place: break
    }
    return FoldedText(shown(row))
  }

  private func shown(_ row: ListedAlarm) -> String {
    ListRowText.repetitions(of: row, context).joined(separator: "\n")
  }

  /// "Monday Wednesday", "weekdays"; of every day no names, because none stands in the list.
  private func names(of days: WeekdaySet) -> String {
    let language = context.language
    if days == .everyDay { return language("daily") }
    let names = days.map(language.fullWeekday).joined(separator: "\n")
    if days == .workdays { return names + "\n" + language("weekdays") }
    return days == .weekend ? names + "\n" + language("weekends") : names
  }
}
