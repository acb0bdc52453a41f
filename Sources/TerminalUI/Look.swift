/// How the parts of a screen look, by what they are; views name the part and never a colour.
///
/// A look only adds to what words and marks already say: every screen is understood without it.
public struct Look: Hashable, Sendable {
  /// What is to be read first: titles, names, the clock.
  public var strong: Style
  /// What is there when it is looked for: keys, hints, neighbours of what is chosen.
  public var faint: Style
  /// Lines between the parts of a screen, and the edges of boxes.
  public var frame: Style
  /// The button or value that keys go to.
  public var selection: Style
  /// A text that is being typed.
  public var field: Style
  /// Something that could not be done, and why.
  public var problem: Style
  /// Something that may keep an alarm from ringing.
  public var warning: Style

  /// The look of a terminal in its own colours.
  public static let color = Look(
    strong: .bold, faint: .dim, frame: .dim, selection: .reverse, field: Style(underline: true),
    // Red is read on light terminals and on dark ones; yellow is not.
    problem: Style(foreground: .red, bold: true), warning: Style(foreground: .red, bold: true))

  /// Makes a look.
  public init(
    strong: Style, faint: Style, frame: Style, selection: Style, field: Style, problem: Style, warning: Style
  ) {
    self.strong = strong
    self.faint = faint
    self.frame = frame
    self.selection = selection
    self.field = field
    self.problem = problem
    self.warning = warning
  }
}
