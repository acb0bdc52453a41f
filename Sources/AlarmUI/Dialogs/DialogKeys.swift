import TerminalUI
import Words

/// What a key means while the screen asks whether to quit.
enum QuitCommand: Hashable, Sendable {
  /// Go to the answer at the left or right.
  case move(Int)
  /// Give the answer it stands at.
  case choose
  /// End the program, whatever it stands at; or do not.
  case quit, stay
}

/// What a key means where there is only something to read.
enum PageCommand: Hashable, Sendable {
  /// Move by so many lines, or so many screenfuls.
  case lines(Int), pages(Int)
  /// Be done with it.
  case close
}

/// The keys of everything that lies over the list for a moment.
enum DialogKeys {
  /// The keys of the question whether to quit.
  static func quit(_ language: Language) -> KeyTable<QuitCommand> {
    KeyTable([
      KeyBinding(
        .enter, .character(" "), label: language("choose"), help: language("Give the marked answer."), isPinned: true,
        event: .choose),
      KeyBinding(.left, .backTab, .up, help: language("Go to the answer before."), event: .move(-1)),
      KeyBinding(.right, .tab, .down, help: language("Go to the next answer."), event: .move(1)),
      KeyBinding(.escape, .character("s"), label: language("stay"), help: language("Stay."), event: .stay),
      KeyBinding(.character("q"), label: language("quit"), help: language("Quit."), isPinned: true, event: .quit),
    ])
  }

  /// The keys of a page that is read: the missed alarms, the help.
  static func page(_ language: Language) -> KeyTable<PageCommand> {
    KeyTable([
      KeyBinding(.down, .character("j"), label: language("more"), help: language("Go on."), event: .lines(1)),
      KeyBinding(.up, .character("k"), label: language("back"), help: language("Go back."), event: .lines(-1)),
      KeyBinding(.pageDown, help: language("Go a page on."), event: .pages(1)),
      KeyBinding(.pageUp, help: language("Go a page back."), event: .pages(-1)),
      KeyBinding(
        .escape, .enter, .character(" "), .character("q"), .character("?"), .function(1), label: language("close"),
        help: language("Close it."), isPinned: true, event: .close),
    ])
  }
}
