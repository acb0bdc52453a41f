import TerminalUI
import Words

/// What a key means while the screen asks whether to quit.
enum QuitCommand: Hashable, Sendable {
  /// Mark the answer at the left or right.
  case move(Int)
  /// Give the marked answer.
  case choose
  /// Give this answer, whichever is marked.
  case give(QuitAnswer)
  /// Keep the answer for the next time, or do not.
  case remember
  /// Quit without answering.
  case insist
}

/// The keys of the question whether to quit.
enum QuitKeys {
  /// The keys; the footer names those of what is offered.
  static func table(_ language: Language, offersRingOn: Bool, offersMemory: Bool) -> KeyTable<QuitCommand> {
    KeyTable([
      KeyBinding(
        .enter, .character(" "), label: language("ok"), help: language("Give the marked answer."), isPinned: true,
        event: .choose),
      KeyBinding(.left, .backTab, .up, help: language("Mark the answer before."), event: .move(-1)),
      KeyBinding(.right, .tab, .down, help: language("Mark the next answer."), event: .move(1)),
      KeyBinding(
        .character("b"), label: offersRingOn ? language("keep ringing") : "",
        help: language("Leave, and let the alarms ring on in the background."), event: .give(.ringOn)),
      KeyBinding(
        .character("n"), label: language("quit"), help: language("Quit; nothing rings then."), event: .give(.quit)),
      KeyBinding(
        .character("r"), label: offersMemory ? language("remember") : "",
        help: language("Remember the answer and ask no more; “alarm config on-quit ask” asks again."),
        event: .remember),
      KeyBinding(
        .escape, .character("s"), label: language("stay"), help: language("Stay."), isPinned: true,
        event: .give(.stay)),
      KeyBinding(
        .character("q"), help: language("Quit at once; the alarms ring on in the background if they may."),
        event: .insist),
    ])
  }
}
