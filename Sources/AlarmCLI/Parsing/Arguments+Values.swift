import Alarms
import Timekeeping

extension Arguments {
  /// The alarms the words name; at least one.
  func references() throws(CommandError) -> [AlarmReference] {
    let references = words.compactMap(AlarmReference.init)
    guard !references.isEmpty, references.count == words.count else {
      throw .usage(.missingArgument("ID", verb: verb))
    }
    return references
  }

  /// The alarm the only word names; nil when there is no word, which is not the same as an empty one.
  func onlyReference() throws(CommandError) -> AlarmReference? {
    guard let word = try onlyWord() else { return nil }
    guard let reference = AlarmReference(word) else { throw .usage(.missingArgument("ID", verb: verb)) }
    return reference
  }

  /// The whole number of an option; nil when it was not given.
  func number(_ option: CommandOption, in range: ClosedRange<Int>) throws(CommandError) -> Int? {
    guard let text = values[option] else { return nil }
    guard let number = CommandParser.wholeNumber(text), range.contains(number) else {
      throw .value(.number(text, option: option.name, range: range))
    }
    return number
  }

  /// The moment of an option; nil when it was not given.
  func moment(_ option: CommandOption) throws(CommandError) -> Moment? {
    guard let text = values[option] else { return nil }
    guard let moment = Moment(text) else { throw .value(.moment(text)) }
    return moment
  }

  /// What the options say about an alarm; WHEN among the words is not looked at.
  func draft() throws(CommandError) -> AlarmDraft {
    var draft = AlarmDraft()
    if has(.on) { draft.fields[.isOn] = .boolean(true) }
    if has(.off) { draft.fields[.isOn] = .boolean(false) }
    for (option, text) in values {
      guard case .field(let field) = option else { continue }
      switch field {
      case .time: draft.when = try grammar(When.init(parsing:), of: text)
      case .repeat where PlaceText.meansEveryTime(text): draft.fields[.repeat] = .text(PlaceText.everyTime)
      case .repeat: draft.days = text.isEmpty ? .once : try grammar(Days.init(parsing:), of: text)
      case .start:
        let date = text.isEmpty ? nil : try grammar(LocalDate.init(parsing:), of: text)
        draft.fields[.start] = date.map { .text($0.description) } ?? .null
      case .pausedUntil where !text.isEmpty: draft.pauseEnd = try grammar(DayReference.init(parsing:), of: text)
      case .id, .kind, .seconds, .date, .label, .notes, .group, .isOn, .sound, .volume, .swellSeconds, .snoozeMinutes,
        .giveUpMinutes, .graceMinutes, .zone, .until, .count, .except, .pausedUntil, .arrive, .leave, .remainingSeconds:
        draft.fields[field] = try value(of: field, from: text)
      }
    }
    return draft
  }

  /// Reads with the grammar and tells its error as the command line's.
  func grammar<Text, Result>(
    _ read: (Text) throws(GrammarError) -> Result, of text: Text
  ) throws(CommandError) -> Result {
    do {
      return try read(text)
    } catch {
      throw .grammar(error)
    }
  }

  private func value(of field: AlarmField, from text: String) throws(CommandError) -> FieldValue {
    guard !text.isEmpty else { return .null }
    do {
      return try field.value(from: text)
    } catch {
      throw .alarm(error)
    }
  }
}
