/// One of the terminal's own colours: its default or one of the sixteen the user has chosen for it.
public enum Color: UInt8, CaseIterable, Hashable, Sendable {
  /// The colour the terminal draws in when nothing is asked for.
  case standard
  /// The eight colours every colour terminal has (ECMA-48, 30 to 37).
  case black, red, green, yellow, blue, magenta, cyan, white
  /// Their bright forms (90 to 97); a terminal of eight colours shows the plain ones instead.
  case brightBlack, brightRed, brightGreen, brightYellow, brightBlue, brightMagenta, brightCyan, brightWhite

  /// Whether it is one of the second eight.
  public var isBright: Bool { rawValue >= Color.brightBlack.rawValue }
}

/// How a cell looks beside its character; a terminal that lacks one of these leaves it out.
///
/// A style only adds to what words and marks already say: a monochrome terminal shows the same facts.
public struct Style: Hashable, Sendable {
  /// The character's colour.
  public var foreground: Color
  /// The colour behind it.
  public var background: Color
  /// Heavier or brighter.
  public var bold: Bool
  /// Fainter.
  public var dim: Bool
  /// Foreground and background exchanged.
  public var reverse: Bool
  /// A line below.
  public var underline: Bool

  /// Makes a style; whatever is not named stays as the terminal has it.
  public init(
    foreground: Color = .standard, background: Color = .standard,
    bold: Bool = false, dim: Bool = false, reverse: Bool = false, underline: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    self.bold = bold
    self.dim = dim
    self.reverse = reverse
    self.underline = underline
  }

  /// The terminal's own look.
  public static let plain = Style()
  /// Heavier text.
  public static let bold = Style(bold: true)
  /// Fainter text.
  public static let dim = Style(dim: true)
  /// The look of a selected row or button.
  public static let reverse = Style(reverse: true)
}
