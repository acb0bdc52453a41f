import TerminalUI
import Words

/// What a key means in the editor.
enum EditorCommand: Hashable, Sendable {
  /// Save and close; close without saving.
  case save, leave
  /// To the field after or before the one with the focus.
  case next, previous
  /// Turn the wheel by so many values, downwards when positive.
  case turn(Int)
  /// What the key types: a digit of a time, of a number, or the number of a weekday.
  case digit
  /// The half of the day.
  case half(TimePicker.Half)
  /// What stands between hour and minute, or goes on to the next wheel.
  case colon
  /// What stands between the parts of a time and means nothing: the space of 7:30 pm.
  case filler
  /// Make it a timer.
  case makeTimer
  /// The number just typed counts these, on the wheels of a timer.
  case unit(TimePicker.Part)
  /// Go through what a field can hold, or along the weekdays.
  case move(Int)
  /// Switch the weekday, the kind or the switch over, or open and shut the seldom used fields.
  case flip
  /// Play the tone, or end it.
  case play
  /// Delete a digit, or take back what was typed of a time.
  case erase
  /// Edit the text.
  case text
  /// Show the keys.
  case help
}

/// The keys of the editor, by what they go to.
enum EditorKeys {
  /// The keys that mean the same everywhere in the editor, unless the field with the focus takes them.
  static func everywhere(_ language: Language) -> KeyTable<EditorCommand> {
    KeyTable([
      KeyBinding(
        .enter, label: language("save"), help: language("Save, from any field."), isPinned: true, event: .save),
      KeyBinding(
        .escape, label: language("leave"), help: language("Leave without saving."), isPinned: true, event: .leave),
      KeyBinding(.tab, .down, label: language("next field"), help: language("Go to the next field."), event: .next),
      KeyBinding(.backTab, .up, help: language("Go to the field before."), event: .previous),
      KeyBinding(.function(1), label: language("help"), help: language("Show the keys."), event: .help),
    ])
  }

  /// The keys of the wheels.
  static func wheels(_ language: Language) -> KeyTable<EditorCommand> {
    KeyTable([
      KeyBinding(.up, label: language("turn"), help: language("Turn the wheel to the value above."), event: .turn(-1)),
      KeyBinding(.down, help: language("Turn the wheel to the value below."), event: .turn(1)),
      KeyBinding(.pageUp, help: language("Turn the wheel up by five."), event: .turn(-5)),
      KeyBinding(.pageDown, help: language("Turn the wheel down by five."), event: .turn(5)),
      KeyBinding(.right, help: language("Go to the next wheel or field."), event: .next),
      KeyBinding(.left, help: language("Go to the wheel or field before."), event: .previous),
      KeyBinding(
        keys: digits, help: language("Type the time straight in, from any wheel: 0730, 730, 7:30, 730p."),
        event: .digit),
      KeyBinding(
        .character(":"), .character("시"), help: language("Go on to the minutes."), event: .colon),
      KeyBinding(
        .character("a"), .character("A"), .character("전"), help: language("The morning (AM)."), event: .half(.morning)),
      KeyBinding(
        .character("p"), .character("P"), .character("후"), help: language("The afternoon (PM)."),
        event: .half(.afternoon)),
      KeyBinding(
        .character(" "), .character("오"), .character("분"),
        help: language("May stand between the parts of a time: 7:30 pm, 오후 7시 30분."), event: .filler),
      KeyBinding(.backspace, .delete, help: language("Take back what was typed last."), event: .erase),
      KeyBinding(
        .character("+"), help: language("Make it a timer; +10m, +90s and +1h30m can be typed."), event: .makeTimer),
      KeyBinding(.character("h"), help: language("The number just typed counts hours (timer)."), event: .unit(.hour)),
      KeyBinding(
        .character("m"), .character("M"), help: language("The number just typed counts minutes (timer)."),
        event: .unit(.minute)),
      KeyBinding(
        .character("s"), help: language("The number just typed counts seconds (timer)."), event: .unit(.second)),
    ])
  }

  /// The keys of the weekdays.
  static func days(_ language: Language) -> KeyTable<EditorCommand> {
    let ends = language.endsOfWeek
    return KeyTable([
      KeyBinding(
        .character(" "), label: language("day on/off"), help: language("Switch the weekday under the cursor."),
        event: .flip),
      KeyBinding(.left, help: language("Go to the weekday before."), event: .move(-1)),
      KeyBinding(.right, help: language("Go to the next weekday."), event: .move(1)),
      KeyBinding(
        keys: (1...7).map { .character(Character(String($0))) },
        help: language("Switch a weekday; 1 is %1, 7 is %2.", ends.first, ends.last), event: .digit),
    ])
  }

  /// The keys of the repetition while it is not being typed; every other visible key types itself.
  static func repetition(_ language: Language) -> KeyTable<EditorCommand> {
    KeyTable([
      KeyBinding(
        .right, .character(" "), label: language("next usual one"),
        help: language("Choose the next of the usual repetitions for that day, or type any other straight in."),
        event: .move(1)),
      KeyBinding(.left, help: language("Choose the usual repetition before."), event: .move(-1)),
      KeyBinding(
        .backspace, .delete, .home, .end, .control("u"), .control("k"), .control("w"),
        help: language("Change the text that stands there."), event: .text),
    ])
  }

  /// The keys of the tone.
  static func tone(_ language: Language) -> KeyTable<EditorCommand> {
    KeyTable([
      KeyBinding(
        .right, label: language("next tone"), help: language("Choose the next tone and play it."), event: .move(1)),
      KeyBinding(.left, help: language("Choose the tone before and play it."), event: .move(-1)),
      KeyBinding(
        .character("p"), .character(" "), label: language("play"), help: language("Play the tone, or end it."),
        event: .play),
    ])
  }

  /// The keys of the numbers.
  static func numbers(_ language: Language) -> KeyTable<EditorCommand> {
    KeyTable([
      KeyBinding(.right, label: language("number|more"), help: language("More."), event: .move(1)),
      KeyBinding(
        .left, label: language("number|less"), help: language("Less, and at last off or never."), event: .move(-1)),
      KeyBinding(keys: digits, help: language("Type the number straight in."), event: .digit),
      KeyBinding(.backspace, .delete, help: language("Delete the last digit."), event: .erase),
    ])
  }

  /// The keys of what has two positions: the kind, the switch, and what opens the seldom used fields.
  static func pairs(_ language: Language) -> KeyTable<EditorCommand> {
    KeyTable([
      KeyBinding(
        .character(" "), .left, .right, label: language("change"),
        help: language("Change between alarm and timer, between on and off, or open and shut the other fields."),
        event: .flip)
    ])
  }

  /// The keys of the texts; every other visible key types itself.
  static func texts(_ language: Language) -> KeyTable<EditorCommand> {
    KeyTable([
      KeyBinding(.left, .right, .home, .end, help: language("Move the cursor in a text."), event: .text),
      KeyBinding(.backspace, .delete, help: language("Delete a character."), event: .text),
      KeyBinding(
        .control("u"), .control("k"), .control("w"),
        help: language("Delete all before the cursor, all behind it, the word before it."), event: .text),
    ])
  }

  private static let digits: [Key] = (0...9).map { .character(Character(String($0))) }
}
