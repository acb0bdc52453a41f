/// What a terminal tells the program.
public enum TerminalEvent: Hashable, Sendable {
  /// A key was pressed, a text pasted, or the focus changed.
  case key(Key)
  /// The window has another size now.
  case resized(Size)
  /// The system asks the program to end in order: SIGTERM, SIGHUP or SIGINT, by its number.
  case terminate(signal: Int32)
  /// Somebody else asks the program to stop for a while (SIGTSTP); answer with `suspend(saying:)`.
  case suspendAsked
  /// The program goes on after `suspend(saying:)`; the screen has been taken again, at this size.
  case resumed(Size)
  /// The terminal is gone: nothing can be read from it any more. Said once.
  case gone
}

/// The door to whatever shows canvases and reads keys; the program's one terminal, or a recording in tests.
@MainActor
public protocol Terminal: AnyObject {
  /// Its size now.
  var size: Size { get }

  /// Whether it can show ASCII only, so that canvases for it should be made with `usesASCII`.
  var usesASCII: Bool { get }

  /// Called with what happened, in order; several at once when they came in together, never an empty list.
  var onEvents: (@MainActor ([TerminalEvent]) -> Void)? { get set }

  /// Shows a canvas; only cells that differ from the last one are written.
  func show(_ canvas: Canvas)

  /// Rings the terminal's bell.
  func ring()

  /// Flashes the whole screen once, or rings the bell where that cannot be done.
  func flash()

  /// Sets the window's title, where the terminal has one; control characters are left out.
  func setTitle(_ title: String)

  /// Gives the terminal back, stops the process until it is continued (SIGCONT), then takes the terminal again.
  ///
  /// Returns when the program goes on; `resumed` is reported after that.
  ///
  /// - Parameter farewell: written to the terminal before that, with its line feed; may be empty.
  func suspend(saying farewell: String)

  /// Gives the terminal back as it was found; nothing is shown or read after that. A second call does nothing.
  func close()
}
