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
  public func draw(on canvas: inout Canvas, at point: Point) {
    let look = canvas.look
    canvas.write(text, at: point, style: isOn ? look.text : look.faint)
    // The brackets stay as they are, so that it reads as a switch and not as a bar.
    if isOn { canvas.write("ON ", at: Point(column: point.column + 1, row: point.row), style: look.switchOn) }
  }
}
