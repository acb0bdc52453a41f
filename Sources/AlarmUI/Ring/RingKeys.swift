import TerminalUI
import Words

/// What a key means while something rings.
enum RingCommand: Hashable, Sendable {
  /// Stop the selected ring, or all.
  case stop, stopAll
  /// Put the selected ring off, or all.
  case snooze, snoozeAll
  /// Choose the ring above or below.
  case move(Int)
  /// Type a digit of the minutes of a snooze.
  case digit
  /// Delete the last digit, or all.
  case erase, eraseAll
}

/// The keys of the screen that shows what rings.
enum RingKeys {
  /// The keys, with those for several rings only where there are several.
  ///
  /// - Parameter canSnooze: whether what is selected can be put off; if not the footer does not offer it.
  static func table(_ language: Language, isSeveral: Bool, canSnooze: Bool = true) -> KeyTable<RingCommand> {
    let one: [KeyBinding<RingCommand>] = [
      KeyBinding(.enter, label: language("stop"), help: language("Stop the alarm."), isPinned: true, event: .stop),
      KeyBinding(
        .character("s"), .character(" "), label: canSnooze ? language("snooze") : "",
        help: language("Snooze: it rings again after its own snooze, or after the minutes typed."), isPinned: true,
        event: .snooze),
      KeyBinding(
        keys: (0...9).map { .character(Character(String($0))) },
        help: language("Type the minutes of the snooze, 1 to 60; then s or space."), event: .digit),
      KeyBinding(.backspace, .delete, help: language("Delete the last digit of the minutes."), event: .erase),
      KeyBinding(.escape, help: language("Forget the minutes typed."), event: .eraseAll),
    ]
    let several: [KeyBinding<RingCommand>] = [
      KeyBinding(
        .up, .character("k"), label: language("choose"), help: language("Choose the ring above."), event: .move(-1)),
      KeyBinding(.down, .character("j"), help: language("Choose the ring below."), event: .move(1)),
      KeyBinding(
        .character("A"), label: language("stop all"), help: language("Stop all that rings."), isPinned: true,
        event: .stopAll),
      KeyBinding(
        .character("S"), label: language("snooze all"), help: language("Snooze all that rings."), event: .snoozeAll),
    ]
    return KeyTable(isSeveral ? one + several : one)
  }
}
