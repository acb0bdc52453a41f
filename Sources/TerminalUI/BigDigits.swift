/// A time of day in digits three rows tall, for the header.
///
///     ▄▄▄ ▄▄▄   ▄▄▄ ▄▄▄
///     █ █   █ ▀ ▄▄█ █ █
///     █▄█   █ ▀ ▄▄█ █▄█
public enum BigDigits {
  /// How many rows it takes.
  public static let rows = 3

  /// How many columns a text takes: three for a digit, one for anything else, one between two of them.
  public static func columns(of text: String) -> Int {
    max(0, text.reduce(0) { $0 + ($1.isASCII && $1.isNumber ? 4 : 2) } - 1)
  }

  /// Draws digits and colons with their top left corner at `point`; any other character leaves a gap of one column.
  ///
  /// On an ASCII canvas the digits are made of `|` and `_`.
  public static func draw(_ text: String, on canvas: inout Canvas, at point: Point, style: Style = .plain) {
    for row in 0..<rows {
      let line = text.map { shape($0, row: row, usesASCII: canvas.usesASCII) }.joined(separator: " ")
      canvas.write(line, at: Point(column: point.column, row: point.row + row), style: style)
    }
  }

  private static let blocks = [
    ["▄▄▄", "  ▄", "▄▄▄", "▄▄▄", "▄ ▄", "▄▄▄", "▄▄▄", "▄▄▄", "▄▄▄", "▄▄▄"],
    ["█ █", "  █", "▄▄█", "▄▄█", "█▄█", "█▄▄", "█▄▄", "  █", "█▄█", "█▄█"],
    ["█▄█", "  █", "█▄▄", "▄▄█", "  █", "▄▄█", "█▄█", "  █", "█▄█", "▄▄█"],
  ]

  private static let strokes = [
    [" _ ", "   ", " _ ", " _ ", "   ", " _ ", " _ ", " _ ", " _ ", " _ "],
    ["| |", "  |", " _|", " _|", "|_|", "|_ ", "|_ ", "  |", "|_|", "|_|"],
    ["|_|", "  |", "|_ ", " _|", "  |", " _|", "|_|", "  |", "|_|", " _|"],
  ]

  private static func shape(_ character: Character, row: Int, usesASCII: Bool) -> String {
    if character == ":" { return row == 0 ? " " : usesASCII ? "." : "▀" }
    guard let digit = character.wholeNumberValue, character.isASCII else { return " " }
    return (usesASCII ? strokes : blocks)[row][digit]
  }
}
