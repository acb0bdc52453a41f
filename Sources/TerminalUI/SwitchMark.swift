/// The switch of a row, as a word that is read without colour: `[ON ]` or `[off]`.
public struct SwitchMark: Hashable, Sendable {
  /// How many columns it takes.
  public static let columns = 5

  /// Whether it stands on.
  public let isOn: Bool

  /// Makes a mark.
  public init(isOn: Bool) {
    self.isOn = isOn
  }

  /// What it reads.
  public var text: String { isOn ? "[ON ]" : "[off]" }

  /// Draws it on one row.
  public func draw(on canvas: inout Canvas, at point: Point, style: Style = .plain) {
    var style = style
    if isOn { style.bold = true }
    canvas.write(text, at: point, style: style)
  }
}
