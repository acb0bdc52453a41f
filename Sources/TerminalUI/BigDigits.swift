/// A time of day in digits of three rows or more, made of dots that are one column wide and half a row tall, or a multiple
/// of that.
///
///     ▄▄▄ ▄▄▄   ▄▄▄ ▄▄▄
///     █ █   █ ▀ ▄▄█ █ █
///     █▄█   █ ▀ ▄▄█ █▄█
public enum BigDigits {
  /// How many rows it takes at a scale; 3 at scale 1.
  public static func rows(scale: Int = 1) -> Int {
    (dots.count * scale + 1) / 2
  }

  /// How many columns a text takes: three for a digit, one for anything else, one between two of them, each times the
  /// scale.
  public static func columns(of text: String, scale: Int = 1) -> Int {
    max(0, text.reduce(0) { $0 + dotColumns(of: $1) + 1 } - 1) * scale
  }

  /// The largest scale at which a text fits; 1 where none does.
  ///
  /// - Parameters:
  ///   - text: what is to be drawn.
  ///   - size: the room there is.
  ///   - usesASCII: whether the dots must be whole characters, so that only an even scale keeps their shape.
  public static func scale(of text: String, fitting size: Size, usesASCII: Bool = false) -> Int {
    let widest = size.columns / max(1, columns(of: text))
    let tallest = size.rows * 2 / dots.count
    let scale = max(1, min(widest, tallest))
    return usesASCII && scale > 1 ? scale / 2 * 2 : scale
  }

  /// Draws digits and colons with their top left corner at `point`; any other character leaves a gap of one dot.
  ///
  /// On an ASCII canvas the digits are made of `|` and `_`, and larger ones of `#`.
  public static func draw(
    _ text: String, on canvas: inout Canvas, at point: Point, scale: Int = 1, style: Style = .plain
  ) {
    let gap = String(repeating: " ", count: scale)
    for row in 0..<rows(scale: scale) {
      let pieces = text.map { character in
        guard canvas.usesASCII, scale == 1 else {
          return line(of: character, row: row, scale: scale, usesASCII: canvas.usesASCII)
        }
        return stroke(of: character, row: row)
      }
      // Only what is inked gets the style: reversed, the gaps must not turn into ink.
      for (offset, character) in pieces.joined(separator: gap).enumerated() {
        let place = Point(column: point.column + offset, row: point.row + row)
        canvas.write(String(character), at: place, style: character == " " ? .plain : style)
      }
    }
  }
}

extension BigDigits {
  private static let dots = [
    ["###", "  #", "###", "###", "# #", "###", "###", "###", "###", "###"],
    ["# #", "  #", "  #", "  #", "# #", "#  ", "#  ", "  #", "# #", "# #"],
    ["# #", "  #", "###", "###", "###", "###", "###", "  #", "###", "###"],
    ["# #", "  #", "#  ", "  #", "  #", "  #", "# #", "  #", "# #", "  #"],
    ["###", "  #", "###", "###", "  #", "###", "###", "  #", "###", "###"],
  ]

  private static let strokes = [
    [" _ ", "   ", " _ ", " _ ", "   ", " _ ", " _ ", " _ ", " _ ", " _ "],
    ["| |", "  |", " _|", " _|", "|_|", "|_ ", "|_ ", "  |", "|_|", "|_|"],
    ["|_|", "  |", "|_ ", " _|", "  |", " _|", "|_|", "  |", "|_|", " _|"],
  ]

  private static func digit(_ character: Character) -> Int? {
    character.isASCII ? character.wholeNumberValue : nil
  }

  private static func dotColumns(of character: Character) -> Int {
    digit(character) == nil ? 1 : 3
  }

  private static func stroke(of character: Character, row: Int) -> String {
    guard let digit = digit(character) else { return character == ":" && row > 0 ? "." : " " }
    return strokes[row][digit]
  }

  /// One row of a character; the dots of an odd scale begin half a row below its top.
  private static func line(of character: Character, row: Int, scale: Int, usesASCII: Bool) -> String {
    let first = 2 * row - (dots.count * scale) % 2
    let upper = dotLine(first, of: character, scale: scale)
    let lower = dotLine(first + 1, of: character, scale: scale)
    let cells = zip(upper, lower).map { upper, lower -> String in
      if usesASCII { return upper || lower ? "#" : " " }
      return upper ? lower ? "█" : "▀" : lower ? "▄" : " "
    }
    return cells.map { String(repeating: $0, count: scale) }.joined()
  }

  /// Which dots of a character are inked at half a row, from its top; none outside of it.
  private static func dotLine(_ halfRow: Int, of character: Character, scale: Int) -> [Bool] {
    let row = halfRow < 0 ? -1 : halfRow / scale
    guard let digit = digit(character) else { return [character == ":" && (row == 1 || row == 3)] }
    return dots.indices.contains(row) ? dots[row][digit].map { $0 == "#" } : [false, false, false]
  }
}
