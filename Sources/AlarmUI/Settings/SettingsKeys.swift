import TerminalUI
import Words

/// What a key means among the settings.
enum SettingsCommand: Hashable, Sendable {
  /// To another row.
  case move(ListMove)
  /// To another value.
  case change(Int)
  /// The next value, or what was typed.
  case take
  /// A digit of a number.
  case digit
  /// Delete a digit.
  case erase
  /// Play the tone that is set, or end it.
  case play
  /// Back to the value that nobody has touched.
  case reset
  /// Back to what there was before the latest change.
  case undo
  /// Show the keys.
  case help
  /// Be done with it.
  case close
}

/// The keys of the settings.
enum SettingsKeys {
  /// The keys, in the order of footer and help.
  static func table(_ language: Language) -> KeyTable<SettingsCommand> {
    KeyTable([
      KeyBinding(
        .right, label: language("change"), help: language("The next value, or more; it is saved at once."),
        event: .change(1)),
      KeyBinding(.left, help: language("The value before, or less, and at last off or never."), event: .change(-1)),
      KeyBinding(
        keys: (0...9).map { .character(Character(String($0))) }, help: language("Type a number straight in."),
        event: .digit),
      KeyBinding(
        .enter, .character(" "), help: language("Take the number that was typed, or the next value."), event: .take),
      KeyBinding(.backspace, .delete, help: language("Delete the last digit."), event: .erase),
      KeyBinding(
        .character("p"), label: language("play"), help: language("Play the tone as loud as it is set, or end it."),
        event: .play),
      KeyBinding(
        .character("r"), label: language("default"), help: language("Back to the value nobody has touched."),
        event: .reset),
      KeyBinding(
        .character("u"), label: language("undo"), help: language("Take back the latest change made here."),
        event: .undo),
      KeyBinding(.up, .character("k"), .backTab, help: language("Go to the setting above."), event: .move(.up)),
      KeyBinding(.down, .character("j"), .tab, help: language("Go to the setting below."), event: .move(.down)),
      KeyBinding(.pageUp, help: language("Go a page up."), event: .move(.pageUp)),
      KeyBinding(.pageDown, help: language("Go a page down."), event: .move(.pageDown)),
      KeyBinding(.home, .character("g"), help: language("Go to the first setting."), event: .move(.first)),
      KeyBinding(.end, .character("G"), help: language("Go to the last setting."), event: .move(.last)),
      KeyBinding(
        .character("?"), .function(1), label: language("help"), help: language("Show the keys."), isPinned: true,
        event: .help),
      KeyBinding(
        .escape, .character("q"), .character("s"), label: language("close"),
        help: language("Close the settings; what was changed is saved."), isPinned: true, event: .close),
    ])
  }
}
