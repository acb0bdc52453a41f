import CNcurses
import TerminalUI

/// Turns styles into what ncurses draws with: attributes and colour pairs, made as they are needed.
struct Pens {
  private struct Colors: Hashable {
    let foreground: Color
    let background: Color
  }

  private let colors: Int32
  private let pairLimit: Int
  private var pairs: [Colors: Int16] = [:]

  /// Asks the terminal for its colours; on a monochrome terminal none are used.
  init() {
    guard has_colors(), start_color() == OK, use_default_colors() == OK else {
      (colors, pairLimit) = (0, 0)
      return
    }
    colors = curses_colors()
    pairLimit = min(Int(curses_pairs()), 256)
  }

  /// Whether the terminal has the eight colours at least.
  var hasColors: Bool { colors >= 8 }

  /// The attributes and the pair of a style.
  mutating func pen(for style: Style) -> (look: attr_t, pair: Int16) {
    var look: attr_t = 0
    if style.bold { look |= curses_bold() }
    if style.dim { look |= curses_dim() }
    if style.reverse { look |= curses_reverse() }
    if style.underline { look |= curses_underline() }
    if colors == 8, style.foreground.isBright {
      // Bright black would be black on black; the others are what such a terminal makes of bold.
      look |= style.foreground == .brightBlack ? curses_dim() : curses_bold()
    }
    return (look, pair(Colors(foreground: style.foreground, background: style.background)))
  }

  private mutating func pair(_ wanted: Colors) -> Int16 {
    guard hasColors, wanted != Colors(foreground: .standard, background: .standard) else { return 0 }
    if let known = pairs[wanted] { return known }
    let next = Int16(pairs.count + 1)
    guard next < pairLimit, init_pair(next, number(wanted.foreground), number(wanted.background)) == OK else {
      return 0
    }
    pairs[wanted] = next
    return next
  }

  /// The terminal's number of a colour, −1 for its default.
  private func number(_ color: Color) -> Int16 {
    guard color != .standard else { return -1 }
    let number = Int16(color.rawValue) - 1
    guard colors < 16, number >= 8 else { return number }
    return color == .brightBlack ? -1 : number - 8
  }
}
