import CLinux
import CNcurses
import Dispatch
import Glibc
import TerminalUI
import Waiting

/// The terminal the program was started in, through ncurses; there can be one at a time.
///
/// Taken by `init`, given back whole by `close()`, by `suspend(saying:)`, and by a handler when the program crashes.
/// SIGTERM, SIGHUP and SIGINT are reported as events, so that the program can end in order. Ctrl-C, Ctrl-Z and Ctrl-\ come
/// as keys; Ctrl-L writes the screen again and is not reported.
@MainActor
public final class CursesTerminal: Terminal {
  /// Called with what happened, in order; several at once when they came in together.
  public var onEvents: (@MainActor ([TerminalEvent]) -> Void)?

  /// Whether the locale asks for ASCII only.
  public let usesASCII: Bool

  /// Whether the terminal has colours and `NO_COLOR` is not set, or empty; what the user has chosen goes before it.
  public let prefersColor: Bool
  /// Whether clicks and the wheel are asked for, where the terminal has them; false leaves them to the terminal.
  public var takesMouse = false {
    didSet {
      guard isOpen, takesMouse != oldValue else { return }
      device.write(takesMouse ? description.mouseOn : description.mouseOff)
    }
  }

  private let description: TerminalDescription
  private let notice: TerminalNotice
  private let painter: Painter
  private let device: TerminalDevice
  private var reader: KeyReader?
  private var signals: SignalWatch?
  /// What sets the title that was set last; empty before.
  private var title = ""
  private var isOpen = true
  private var isFlashing = false
  private var isContinuing = false

  /// Takes the terminal on standard input and output.
  ///
  /// TERM, TERM_PROGRAM, VTE_VERSION, NO_COLOR, LC_ALL, LC_CTYPE and LANG are read from the environment. Throws, with the terminal untouched, when
  /// there is none or TERM cannot be used.
  public init() throws(CursesError) {
    device = try TerminalDevice()
    description = try TerminalDescription()
    notice = TerminalNotice(environment: Environment.values("TERM", "TERM_PROGRAM", "VTE_VERSION"))
    usesASCII = TerminalLocale.adopt()
    use_tioctl(true)
    guard curses_open() != nil, let window = newwin(0, 0, 0, 0) else { throw .unknownTerminal(description.name) }
    raw()
    noecho()
    nonl()
    typeahead(-1)
    painter = Painter(window: window, usesASCII: usesASCII)
    prefersColor = painter.hasColors && Environment.value("NO_COLOR") == nil
    take()
    listen()
  }

  /// The window's size now, at least 1 × 1.
  public var size: Size { device.size ?? painter.size }

  /// Shows a canvas; only cells that differ from the last one are written.
  public func show(_ canvas: Canvas) {
    guard isOpen else { return }
    rescue_cover_thread()
    painter.show(canvas)
  }

  /// Rings the bell.
  public func ring() {
    if isOpen { beep() }
  }

  /// Exchanges foreground and background of the whole screen for a tenth of a second.
  public func flash() {
    guard isOpen, !isFlashing else { return }
    isFlashing = true
    painter.isInverted = true
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) { [weak self] in
      MainActor.assumeIsolated { self?.endFlash() }
    }
  }

  /// Sets the window's title where the terminal has one; invisible signs are left out, control characters shown.
  public func setTitle(_ title: String) {
    guard isOpen else { return }
    let text = Widths.drawable(title)
    self.title = description.title(usesASCII ? String(text.map { $0.isASCII ? $0 : "?" }) : text)
    device.write(self.title)
  }

  /// Has the terminal show a notice outside its window, where it is known to; it is cut after 200 characters.
  public func notify(title: String, _ text: String) {
    guard isOpen else { return }
    device.write(notice.sequence(title: title, text, usesASCII: usesASCII))
  }

  /// Gives the terminal back, stops the process until it is continued, and takes the terminal again.
  ///
  /// - Parameter farewell: written to the terminal before the process stops, with its line feed; may be empty.
  public func suspend(saying farewell: String) {
    guard isOpen else { return }
    giveBack()
    device.write(farewell)
    // The signals of stopping and going on come in here as well, once the main queue runs again.
    isContinuing = true
    Suspension.stopUntilContinued()
    comeBack()
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) { [weak self] in
      MainActor.assumeIsolated { self?.isContinuing = false }
    }
  }

  /// Gives the terminal back as it was found; a second call does nothing.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    reader?.stop()
    signals?.stop()
    giveBack()
  }
}

extension CursesTerminal {
  /// Turns the terminal's modes on and makes sure they go off again.
  private func take() {
    device.arm(rescue: description.rescue)
    device.write(description.modesOn + (takesMouse ? description.mouseOn : "") + title)
  }

  private func giveBack() {
    device.write(description.modesOff)
    endwin()
    device.write(description.lastRow)
    device.restore()
  }

  /// Takes the terminal again after somebody else had it.
  private func comeBack() {
    reset_prog_mode()
    take()
    painter.resize(to: size)
    onEvents?([.resumed(size)])
  }

  private func listen() {
    reader = KeyReader(
      descriptor: STDIN_FILENO,
      parser: KeyParser(decodesUTF8: !usesASCII, sequences: description.keySequences),
      onKeys: { [weak self] in self?.report($0) },
      onEnd: { [weak self] in self?.onEvents?([.gone]) })
    signals = SignalWatch([SIGTERM, SIGHUP, SIGINT, SIGTSTP, SIGCONT, SIGWINCH]) { [weak self] in self?.answer($0) }
  }

  private func report(_ keys: [Key]) {
    rescue_cover_thread()
    let others = keys.filter { $0 != .control("l") }
    if others.count < keys.count { painter.repaint() }
    if !others.isEmpty { onEvents?(others.map { .key($0) }) }
  }

  private func answer(_ number: Int32) {
    rescue_cover_thread()
    switch number {
    case SIGWINCH:
      painter.resize(to: size)
      onEvents?([.resized(size)])
    case SIGTSTP: if !isContinuing { onEvents?([.suspendAsked]) }
    case SIGCONT: if !isContinuing { comeBack() }
    default: onEvents?([.terminate(signal: number)])
    }
  }

  private func endFlash() {
    isFlashing = false
    if isOpen { painter.isInverted = false }
  }
}
