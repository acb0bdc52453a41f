/// What stands for a glyph on a terminal that can show ASCII only.
enum ASCIIForm {
  /// As many one-column glyphs as the glyph has columns: its likeness where there is one, else `?`.
  static func of(_ glyph: Glyph) -> [Glyph] {
    if glyph.text.utf8.count == 1 { return [glyph] }
    let likeness = glyph.columns == 1 ? glyph.text.first.flatMap(likeness) ?? "?" : "?"
    return Array(repeating: Glyph(text: String(likeness), columns: 1), count: glyph.columns)
  }

  private static func likeness(_ character: Character) -> Character? {
    switch character {
    case "─", "━", "–", "—", "‐", "‑", "−": "-"
    case "│", "┃": "|"
    case "┌", "┐", "└", "┘", "├", "┤", "┬", "┴", "┼", "╭", "╮", "╰", "╯": "+"
    case "▸", "▶", "›", "»", "→": ">"
    case "◂", "◀", "‹", "«", "←": "<"
    case "↑", "▴", "▲": "^"
    case "↓", "▾", "▼": "v"
    case "…", "·": "."
    case "•", "●": "*"
    case "○": "o"
    case "█", "▀", "▄", "▌", "▐", "▓", "▒", "░": "#"
    case "‘", "’": "'"
    case "“", "”", "„": "\""
    case "×": "x"
    case "\u{A0}": " "
    default: nil
    }
  }
}
