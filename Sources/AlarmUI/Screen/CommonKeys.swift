import TerminalUI
import Words

/// What a key means wherever the user is.
enum CommonCommand: Hashable, Sendable {
  /// Draw everything anew; the terminal does it.
  case redraw
  /// Stop the program for a while.
  case suspend
  /// End the program.
  case quit
}

/// The keys that a terminal's users expect everywhere.
enum CommonKeys {
  /// The keys.
  static func table(_ language: Language) -> KeyTable<CommonCommand> {
    KeyTable([
      KeyBinding(.control("l"), help: language("Draw the screen anew."), event: .redraw),
      KeyBinding(
        .control("z"), help: language("Stop the program; fg goes on. Meanwhile another one has to ring."),
        event: .suspend),
      KeyBinding(.control("c"), help: language("Quit."), event: .quit),
    ])
  }
}
