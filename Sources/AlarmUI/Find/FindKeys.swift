import TerminalUI
import Words

/// What a key means while what is looked for is being typed.
enum FindCommand: Hashable, Sendable {
  /// Move the selection through what is found.
  case move(ListMove)
  /// Go back to the list and keep showing only what was found.
  case keep
  /// Go back to the list and show everything.
  case clear
}

/// The keys while what is looked for is being typed; every other visible key types itself.
enum FindKeys {
  /// The keys.
  static func table(_ language: Language) -> KeyTable<FindCommand> {
    KeyTable([
      KeyBinding(
        .down, label: language("next"), help: language("Go to the next one found."), event: .move(.down)),
      KeyBinding(.up, label: language("previous"), help: language("Go to the one found before."), event: .move(.up)),
      KeyBinding(.pageDown, help: language("Go a page down."), event: .move(.pageDown)),
      KeyBinding(.pageUp, help: language("Go a page up."), event: .move(.pageUp)),
      KeyBinding(
        .enter, label: language("to the list"), help: language("Go to the list of what was found."), isPinned: true,
        event: .keep),
      KeyBinding(
        .escape, label: language("show all"), help: language("Show every alarm again."), isPinned: true, event: .clear),
    ])
  }
}
