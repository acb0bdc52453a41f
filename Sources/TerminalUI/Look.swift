/// How the parts of a screen look, by what they are; views name the part and never a colour.
///
/// A look only adds to what words and marks already say: every screen is understood without it.
public struct Look: Hashable, Sendable {
  /// Everything that is nothing else; its colours also stand where another style names none.
  public var text = Style.plain
  /// What is to be read first: titles, names, the clock.
  public var strong = Style.bold
  /// What is there when it is looked for: keys, hints, what is switched off, neighbours of what is chosen.
  public var faint = Style.dim
  /// Lines between the parts of a screen, and the edges of boxes.
  public var frame = Style.dim
  /// The row, button or value that keys go to.
  public var selection = Style.reverse
  /// A text that is being typed.
  public var field = Style(underline: true)
  /// Something that could not be done, and why.
  public var problem: Style
  /// Something that may keep an alarm from ringing.
  public var warning: Style
  /// What comes next.
  public var accent: Style
  /// A switch that is on.
  public var switchOn: Style
  /// The large digits of what rings, while they are lit.
  public var ringing: Style
  /// The band that says so, while it is lit.
  public var band: Style
  /// Whether these two go out every other second; if not they stay lit.
  public var pulses: Bool

  /// The terminal's own colours, red and magenta among them as text because these are read on light terminals and on dark
  /// ones; green, cyan, blue and yellow are not, so that where one of them stands both colours of the cell are named.
  public static let color = Look(
    problem: Style(foreground: .red, bold: true), warning: Style(foreground: .red, bold: true),
    // Not bold: many terminals draw that in the bright colour, which is glaring on dark and pale on light.
    accent: Style(foreground: .magenta), switchOn: Style(foreground: .black, background: .green),
    ringing: Style(foreground: .magenta), band: Style(foreground: .magenta, reverse: true), pulses: true)

  /// No colours and nothing faint: for terminals without, and for who wants none.
  public static let mono = Look(
    faint: .plain, frame: .plain, problem: Style(bold: true, underline: true),
    warning: Style(bold: true, underline: true), accent: .bold, switchOn: .bold, ringing: .bold,
    band: Style(bold: true, reverse: true), pulses: true)

  /// The brightest on the darkest that a terminal has, whatever its palette makes of its default colours; nothing is faint
  /// and nothing pulses.
  public static let contrast = Look(
    text: Style(foreground: .brightWhite, background: .black), faint: .plain, frame: .plain,
    selection: Style(bold: true, reverse: true), problem: Style(bold: true, reverse: true),
    warning: Style(bold: true, reverse: true), accent: .bold, switchOn: .bold,
    ringing: .bold, band: Style(bold: true, reverse: true), pulses: false)
}

extension Look {
  /// A style with the colours of `text` where it names none.
  func completed(_ style: Style) -> Style {
    var style = style
    if style.foreground == .standard { style.foreground = text.foreground }
    if style.background == .standard { style.background = text.background }
    return style
  }
}
