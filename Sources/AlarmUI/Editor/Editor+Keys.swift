import Alarms
import TerminalUI
import Words

/// What the editor asks of the screen after a key.
enum EditorRequest: Hashable, Sendable {
  /// Save and close.
  case save
  /// Close without saving.
  case leave
  /// Play the tone it stands at.
  case playTone
  /// End the tone that plays.
  case endTone
  /// Play the tone, or end it if it plays.
  case playOrEndTone
  /// Show the keys.
  case help
  /// Say something.
  case say(String)
}

extension Editor {
  /// The keys of what has the focus.
  func keys(_ language: Language) -> KeyTable<EditorCommand> {
    guard line == nil else { return EditorKeys.texts(language) }
    switch focus.sort {
    case .wheel: return EditorKeys.wheels(language)
    case .days: return EditorKeys.days(language)
    case .repetition: return repetition.isEditing ? EditorKeys.texts(language) : EditorKeys.repetition(language)
    case .tone: return EditorKeys.tone(language)
    case .number: return EditorKeys.numbers(language)
    case .pair: return EditorKeys.pairs(language)
    case .text: return EditorKeys.texts(language)
    }
  }

  /// Does what a key means where the focus is; nil when there is nothing to ask of the screen.
  mutating func press(_ key: Key, _ context: ScreenContext) -> EditorRequest? {
    changing(context) { $0.take(key, context) }
  }

  /// Changes the editor; what was known against it is looked at anew, and the first day goes with the repetition.
  mutating func changing(
    _ context: ScreenContext, _ change: (inout Editor) -> EditorRequest?
  ) -> EditorRequest? {
    problem = nil
    let repeatedBefore = repeats
    defer { keepFirstDay(repeatedBefore: repeatedBefore, context) }
    return change(&self)
  }

  private mutating func take(_ key: Key, _ context: ScreenContext) -> EditorRequest? {
    let language = context.language
    if case .paste(let text) = key, !isText { return paste(text, context) }
    let key = isText ? key : Editor.plain(key)
    if let command = keys(language).event(for: key) { return perform(command, key, context) }
    // A key of another script's digit is a digit as well; a visible key or a pasted text goes to a text.
    if Editor.digit(key) != nil, let command = digitCommand { return perform(command, key, context) }
    if isText, type(key) { return cut(language) }
    if let command = EditorKeys.everywhere(language).event(for: key) { return perform(command, key, context) }
    return Editor.meaningless(key, language)
  }

  /// What to say of a key that does nothing here.
  static func meaningless(_ key: Key, _ language: Language) -> EditorRequest {
    .say(language("“%1” does nothing in this field; Tab goes on, Enter saves, Esc leaves.", key.label))
  }

  private var isText: Bool {
    guard line == nil else { return true }
    switch focus.sort {
    case .text, .repetition: return true
    case .wheel, .days, .tone, .number, .pair: return false
    }
  }

  private var digitCommand: EditorCommand? {
    guard line == nil else { return nil }
    switch focus.sort {
    case .wheel, .days, .number: return .digit
    case .tone, .pair, .repetition, .text: return nil
    }
  }

  private mutating func perform(_ command: EditorCommand, _ key: Key, _ context: ScreenContext) -> EditorRequest? {
    switch command {
    case .save: return .save
    case .leave: return .leave
    case .help: return .help
    case .next: return go(by: 1, context.language)
    case .previous: return go(by: -1, context.language)
    case .turn(let steps):
      if case .wheel(let part) = focus { picker.turn(part, by: steps) }
    case .digit: return Editor.digit(key).flatMap { type($0, context.language) }
    case .half(let half): return type(half, context.language)
    case .colon: return typeColon(context.language)
    case .filler: return picker.isTyping ? nil : Editor.meaningless(key, context.language)
    case .makeTimer: makeTimer()
    case .unit(let part): return takeUnit(part, context.language)
    case .move(let steps): return move(value: steps, context)
    case .flip: flip(context)
    case .play: return .playOrEndTone
    case .erase: return erase(context.language)
    case .text:
      if type(key) { return cut(context.language) }
    }
    return nil
  }
}

extension Editor {
  /// The digit a key types, in whatever script; nil for any other key.
  static func digit(_ key: Key) -> Int? {
    guard case .character(let character) = key, let number = character.wholeNumberValue, (0...9).contains(number)
    else { return nil }
    return number
  }

  /// Goes to another field; a tone that plays ends when its field is left.
  mutating func go(by steps: Int, _ language: Language) -> EditorRequest? {
    guard line == nil else {
      return .say(language("In a window this small the one line holds time, days and label."))
    }
    let request: EditorRequest? = focus == .tone ? .endTone : nil
    move(by: steps, language)
    return request
  }

  /// Goes to a field; a tone that plays ends when its field is left.
  mutating func go(to field: EditorField, _ language: Language) -> EditorRequest? {
    guard field != focus, fields.contains(field) else { return nil }
    let request: EditorRequest? = focus == .tone ? .endTone : nil
    move(to: field, language)
    return request
  }

  /// Hands a key to the text with the focus and says whether it took it.
  private mutating func type(_ key: Key) -> Bool {
    if line != nil { return line?.handle(key) ?? false }
    switch focus.sort {
    case .text(let path): return self[keyPath: path].handle(key)
    case .repetition: return repetition.handle(key)
    case .wheel, .days, .tone, .number, .pair: return false
    }
  }

  /// Goes on through what the field with the focus can hold.
  mutating func move(value steps: Int, _ context: ScreenContext) -> EditorRequest? {
    switch focus.sort {
    case .days: selectedDay = min(max(0, selectedDay + steps), 6)
    case .repetition: moveRepetition(by: steps, context)
    case .tone:
      tone.move(by: steps)
      return .playTone
    case .number: changeNumber { $0.move(by: steps) }
    case .wheel, .pair, .text: break
    }
    return nil
  }

  /// Switches over what the field with the focus stands for.
  mutating func flip(_ context: ScreenContext) {
    switch focus {
    case .days: toggleDay(selectedDay, context.language)
    case .kind: isTimer.toggle()
    case .everyTime: everyTime.toggle()
    case .isOn: isOn = !willBeOn(context)
    case .more: showsMore.toggle()
    case .wheel, .repetition, .date, .until, .label, .tone, .group, .zone, .leftOut, .pause, .snooze, .giveUp, .volume,
      .swell, .grace, .notes, .arrive, .leave:
      break
    }
  }

  /// Changes the number with the focus.
  mutating func changeNumber(_ change: (inout NumberField) -> Void) {
    guard case .number(let path) = focus.sort else { return }
    change(&self[keyPath: path])
  }
}
