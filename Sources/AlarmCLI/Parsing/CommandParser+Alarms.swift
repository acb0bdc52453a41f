import Alarms
import Timekeeping

extension CommandParser {
  static func add(_ arguments: Arguments) throws(CommandError) -> Command {
    var draft = try arguments.draft()
    var label = arguments.words[...]
    let words = Array(arguments.words.prefix(arguments.plainCount))
    if draft.namesPlace {
      // Its words are the label; a time among them would be of no effect, unless "--" says that none is meant.
      let said = Array(arguments.words.prefix(arguments.countBeforeDashes ?? arguments.words.count))
      draft.when = draft.when ?? (try? When.longestPrefix(of: said))?.when
    } else if draft.when == nil {
      let (when, count) = try arguments.grammar(When.longestPrefix, of: words)
      draft.when = when
      label = label.dropFirst(count)
    }
    if !label.isEmpty { draft.fields[.label] = .text(label.joined(separator: " ")) }
    return .add(try checked(draft, arguments))
  }

  static func edit(_ arguments: Arguments) throws(CommandError) -> Command {
    guard let first = arguments.words.first, let reference = AlarmReference(first) else {
      throw .usage(.missingArgument("ID", verb: arguments.verb))
    }
    var draft = try arguments.draft()
    var label = arguments.words.dropFirst()
    // What does not read as a time is the label: an alarm that exists needs no time.
    if draft.when == nil,
      let (when, count) = try? When.longestPrefix(of: Array(arguments.words.prefix(arguments.plainCount).dropFirst()))
    {
      draft.when = when
      label = label.dropFirst(count)
    }
    if !label.isEmpty {
      if draft.fields[.label] != nil { throw .value(.exclude(label.joined(separator: " "), "--label")) }
      draft.fields[.label] = .text(label.joined(separator: " "))
    }
    guard !draft.isEmpty else { throw .usage(.nothingToChange) }
    return .edit(reference, try checked(draft, arguments))
  }

  static func when(_ arguments: Arguments) throws(CommandError) -> Command {
    var draft = try arguments.draft()
    let (when, count) = try arguments.grammar(When.longestPrefix, of: arguments.words)
    if count < arguments.words.count {
      throw .usage(.unexpectedWord(arguments.words[count], verb: arguments.verb))
    }
    draft.when = when
    return .when(
      RingQuestion(
        try checked(draft, arguments), after: try arguments.moment(.after),
        count: try arguments.number(.next, in: 1...1000) ?? 1))
  }

  /// Refuses what cannot go together.
  private static func checked(_ draft: AlarmDraft, _ arguments: Arguments) throws(CommandError) -> AlarmDraft {
    if draft.namesPlace {
      let place = AlarmField.ofPlace.first { (draft.fields[$0] ?? .null) != .null }?.option ?? ""
      if let when = draft.when { throw .value(.exclude(when.text, place)) }
      // A place has no times that a zone could be the zone of.
      if draft.zone(replacing: nil) != nil { throw .value(.exclude("--zone", place)) }
    }
    let repeats = draft.days.map { $0 != .once } ?? false
    let hasStart = (draft.fields[.start] ?? .null) != .null
    switch draft.when {
    case .span(let seconds) where draft.repeatsSpans:
      if hasStart { throw .value(.exclude(When.span(seconds: seconds).text, "--start")) }
    case .span where repeats || hasStart: throw .value(.timerRepeats)
    case let when? where when.namesDay && (repeats || hasStart):
      throw .value(.exclude(when.text, repeats ? "--repeat" : "--start"))
    case nil, .span, .time, .today, .tomorrow, .dayAfterTomorrow, .weekday, .monthDay, .date: break
    }
    if arguments.has(.on), arguments.has(.off) { throw .value(.exclude("--on", "--off")) }
    return draft
  }
}
