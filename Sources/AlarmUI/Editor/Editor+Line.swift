import Alarms
import TerminalUI
import Timekeeping
import Words

/// The one line that stands for the whole editor in a small window: WHEN, then DAYS, then the label.
struct TypedLine: Hashable, Sendable {
  /// When.
  let when: When
  /// On which days; nil where none are named.
  let days: Days?
  /// The rest.
  let label: String

  /// Reads a line.
  ///
  /// - Throws: why the first words are no WHEN.
  init(parsing text: String) throws(GrammarError) {
    let words = text.split(separator: " ").map(String.init)
    let (when, count) = try When.longestPrefix(of: words)
    let rest = words.dropFirst(count)
    let named = TypedLine.takesDays(when) ? Days.longestPrefix(of: rest) : nil
    self.when = when
    days = named?.days
    label = rest.dropFirst(named?.count ?? 0).joined(separator: " ")
  }

  /// Writes a line that is read as these; "once" keeps a label that begins like a day from being read as one.
  static func text(_ when: String, days: Days?, label: String) -> String {
    let words = label.split(separator: " ").map(String.init)[...]
    let isAmbiguous = Days.longestPrefix(of: words) != nil
    let repetition = days.map(\.text) ?? (isAmbiguous ? Days.once.text : "")
    return [when, repetition, label].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Whether a DAYS may follow: after a time alone, and after a date, which is then the first day.
  private static func takesDays(_ when: When) -> Bool {
    switch when {
    case .time, .date, .monthDay: true
    case .today, .tomorrow, .dayAfterTomorrow, .weekday, .span: false
    }
  }
}

extension Editor {
  /// Goes over to the one typed line in a small window and back to the wheels in a large one.
  ///
  /// A line that cannot be read stays as it is, whatever the size, so that nothing typed is lost.
  mutating func fit(isSmall: Bool, _ context: ScreenContext) {
    // No line says a place: its fields are shown in a small window too.
    guard !isPlace else { return }
    if isSmall, line == nil {
      line = TextField(text: isUntouched ? "" : lineText)
    } else if !isSmall, let typed = line {
      if typed.text.isEmpty || (try? readLine(context)) != nil { line = nil }
    }
  }

  /// Takes over what the line says, if there is a line.
  ///
  /// - Throws: why it cannot be read; then nothing was taken over.
  mutating func readLine(_ context: ScreenContext) throws(EditorProblem) {
    guard let line else { return }
    let typed: TypedLine
    do {
      typed = try TypedLine(parsing: line.text)
    } catch {
      throw EditorProblem(field: nil, sentence: context.language.sentence(for: error))
    }
    guard typed != writtenLine else { return }
    take(typed, context)
  }

  /// Whether it is a new alarm whose time nobody has chosen yet.
  private var isUntouched: Bool {
    original == nil && !isTimer && !repeats && time.seconds == Editor.usualTime.secondsFromMidnight
      && label.text.isEmpty && date.text.isEmpty
  }

  private var lineText: String {
    if isTimer { return TypedLine.text("+" + When.span(seconds: length.seconds).text, days: nil, label: label.text) }
    let when = repeats || date.text.isEmpty ? timeOfDay.description : "\(date.text) \(timeOfDay)"
    return TypedLine.text(when, days: repeats ? try? typedDays() : nil, label: label.text)
  }

  /// What the line reads as long as nobody changes it.
  private var writtenLine: TypedLine? { try? TypedLine(parsing: lineText) }

  private mutating func take(_ typed: TypedLine, _ context: ScreenContext) {
    label = TextField(text: typed.label, limit: label.limit)
    switch typed.when.schedule(now: context.now, zone: rules(context)) {
    case .timer(let seconds):
      isTimer = true
      length = TimePicker(seconds: seconds)
    case .once(let clock, let day):
      isTimer = false
      time = TimePicker(clock, language: context.language)
      let keepsStart = day == nil && repeats && typed.days.map { $0 != .once } ?? false
      if !keepsStart { date = TextField(text: day?.description ?? "", limit: date.limit) }
      repetition.choose((typed.days ?? .once).text)
      if case .repeating(_, _?)? = typed.days { until = TextField(limit: until.limit) }
      moveEnd(context.language)
    case .repeating, .place:
      break
    }
    if !fields.contains(focus) { focus = .wheel(.hour) }
  }
}
