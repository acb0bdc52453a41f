import CNcurses
import Glibc
import TerminalUI

/// Puts canvases on ncurses' window: only rows that differ from the last one are touched, and ncurses writes what differs in
/// them.
@MainActor
final class Painter {
  private let window: CursesWindow
  private let usesASCII: Bool
  private var pens = Pens()
  private var shown: Canvas?
  private var wanted: Canvas?

  /// Whether foreground and background of everything are exchanged; shown at once when changed.
  var isInverted = false {
    didSet { if let wanted { show(wanted) } }
  }

  /// Makes a painter for the whole screen.
  init(window: CursesWindow, usesASCII: Bool) {
    self.window = window
    self.usesASCII = usesASCII
  }

  /// The window's size as ncurses knows it.
  var size: Size { Size(columns: Int(getmaxx(window)), rows: Int(getmaxy(window))) }

  /// Whether the terminal has colours.
  var hasColors: Bool { pens.hasColors }

  /// Shows a canvas; what lies outside of the window is left out.
  func show(_ picture: Canvas) {
    wanted = picture
    var canvas = usesASCII ? picture.inASCII : picture
    if isInverted { canvas.restyle(canvas.bounds) { $0.reverse.toggle() } }
    let previous = shown?.size == canvas.size ? shown : nil
    if previous == nil { werase(window) }
    for row in 0..<min(canvas.size.rows, size.rows) where !(previous.map { canvas.hasSameRow(row, as: $0) } ?? false) {
      if previous != nil { curses_clear_row(window, Int32(row)) }
      for (column, cell) in canvas.quietRow(row).prefix(size.columns).enumerated() where cell != .blank {
        put(cell, row: Int32(row), column: Int32(column))
      }
    }
    shown = canvas
    rest(at: canvas.cursor)
    wrefresh(window)
  }

  /// Shows the last canvas again, every cell of it, on a screen of which nothing is known any more.
  func repaint() {
    curses_repaint(window)
    shown = nil
    if let wanted { show(wanted) }
  }

  /// Takes over a new size; the next canvas is written whole.
  func resize(to size: Size) {
    resizeterm(Int32(max(1, size.rows)), Int32(max(1, size.columns)))
    wresize(window, Int32(max(1, size.rows)), Int32(max(1, size.columns)))
    curses_repaint(window)
    shown = nil
  }
}

extension Painter {
  private func put(_ cell: Cell, row: Int32, column: Int32) {
    guard cell.columns > 0 else { return }
    let pen = pens.pen(for: cell.style)
    let scalars = cell.text.unicodeScalars
    if cell.text.utf8.count == 1, let only = scalars.first {
      _ = curses_put_one(window, row, column, wchar_t(only.value), pen.look, pen.pair)
      return
    }
    let text = scalars.map { wchar_t($0.value) }
    if isAgreed(text, columns: cell.columns), curses_put(window, row, column, text + [0], pen.look, pen.pair) == OK {
      return
    }
    // The C library thinks otherwise about this character: ncurses would lose track of the columns behind it.
    for offset in 0..<Int32(cell.columns) {
      let text = [wchar_t(offset == 0 ? UInt8(ascii: "?") : UInt8(ascii: " ")), 0]
      _ = curses_put(window, row, column + offset, text, pen.look, pen.pair)
    }
  }

  /// Whether the C library gives a character the same columns as we do.
  private func isAgreed(_ text: [wchar_t], columns: Int) -> Bool {
    return text.first.map { Int(wcwidth($0)) } == columns && text.dropFirst().allSatisfy { wcwidth($0) == 0 }
  }

  private func rest(at cursor: Point?) {
    guard let cursor, cursor.row < size.rows, cursor.column < size.columns, cursor.row >= 0, cursor.column >= 0 else {
      curs_set(0)
      return
    }
    wmove(window, Int32(cursor.row), Int32(cursor.column))
    curs_set(1)
  }
}
