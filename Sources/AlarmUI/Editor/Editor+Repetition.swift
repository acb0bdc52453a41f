import Alarms
import TerminalUI
import Timekeeping
import Words

extension Editor {
  /// Whether it rings again and again, or a repetition is being typed that cannot be read yet.
  var repeats: Bool { !isTimer && !isPlace && !isOnce }

  /// The repetition, or that it rings once; an empty field is once.
  ///
  /// - Throws: why the text is no DAYS.
  func typedDays() throws(GrammarError) -> Days {
    try Editor.days(repetition.text)
  }

  /// The weekdays on which it rings every week; none for once and for any other repetition.
  var weekdays: WeekdaySet {
    guard let days = try? typedDays(), case .repeating(let recurrence, _) = days,
      case .weekdays(let set) = recurrence.form
    else { return [] }
    return set
  }

  /// The switches of the weekdays: the repetition seen as days.
  func daySwitches(_ language: Language) -> ToggleRow {
    let set = weekdays
    let items = language.week.map { ToggleRow.Item(label: language.weekday($0), isOn: set.contains($0)) }
    return ToggleRow(items: items, selected: selectedDay)
  }

  /// The repetition as the language writes it, until it is typed at.
  func shownRepetition(_ language: Language) -> ComboField {
    var shown = repetition
    guard language.isTranslated, !repetition.isEditing, let days = try? typedDays() else { return shown }
    switch days {
    case .once: shown.choose(language("once"))
    case .repeating(let recurrence, nil): shown.choose(language.written(recurrence))
    case .repeating(_, _?): break
    }
    return shown
  }

  /// Switches a weekday over by its place in the row, 0 for the first; a repetition of another kind gives way to that day
  /// alone.
  mutating func toggleDay(_ place: Int, _ language: Language) {
    guard language.week.indices.contains(place) else { return }
    let day = language.week[place]
    var set = weekdays
    if set.contains(day) { set.remove(day) } else { set.insert(day) }
    repetition.choose(Recurrence(on: set).map { Days.repeating($0).text } ?? Days.once.text)
    selectedDay = place
  }

  /// Puts an end that was typed behind the repetition into the field for it, unless that holds another.
  mutating func moveEnd(_ language: Language) {
    guard !isTimer, !isPlace, until.text.isEmpty, let days = try? typedDays(),
      case .repeating(let recurrence, let end?) = days
    else { return }
    repetition.choose(Days.repeating(recurrence).text)
    until = TextField(text: Editor.text(of: end, language), limit: until.limit)
  }

  /// Goes on through the usual repetitions of the day it would ring on.
  mutating func moveRepetition(by steps: Int, _ context: ScreenContext) {
    let usual = UsualRepetitions.on(firstDay(context)).map(\.text)
    repetition.move(by: steps, through: usual)
  }

  /// What to do about the first day when the repetition has changed: a day that has passed is none for something that
  /// rings once, and comes back with the repetition it belongs to.
  mutating func keepFirstDay(repeatedBefore: Bool, _ context: ScreenContext) {
    guard repeats != repeatedBefore else { return }
    if repeats, date.text.isEmpty, repetition.text == base[.repeat].text, case .text(let start) = base[.start] {
      date = TextField(text: start, limit: date.limit)
    } else if !repeats, let day = LocalDate(date.text), day < context.local.date {
      date = TextField(limit: date.limit)
    }
  }
}

extension Editor {
  private var isOnce: Bool {
    guard let days = try? typedDays() else { return false }
    return days == .once
  }

  private static func days(_ text: String) throws(GrammarError) -> Days {
    guard text.contains(where: { !$0.isWhitespace }) else { return .once }
    return try Days(parsing: text)
  }

  /// The date typed, else the day on which it is next that time.
  private func firstDay(_ context: ScreenContext) -> LocalDate {
    let rules = rules(context)
    if let typed = try? day(date.text, .date, context) { return typed }
    let today = rules.localTime(at: context.now).dateTime.date
    let ring = rules.instant(of: LocalDateTime(date: today, time: timeOfDay))
    return ring > context.now ? today : today.adding(days: 1) ?? today
  }
}
