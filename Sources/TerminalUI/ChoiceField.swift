/// A field that holds one of a few values, gone through to the left and right; after the last comes the first.
public struct ChoiceField: Hashable, Sendable {
  /// What it can hold, in order.
  public let values: [String]
  /// The position of the value it holds; 0 when there are no values.
  public private(set) var selected: Int

  /// Makes a field; a position out of range becomes the nearest one in it.
  public init(values: [String], selected: Int = 0) {
    self.values = values
    self.selected = min(max(0, selected), max(0, values.count - 1))
  }

  /// The value it holds; empty when it has none.
  public var value: String { values.isEmpty ? "" : values[selected] }

  /// Goes on by so many values, back when negative.
  public mutating func move(by steps: Int) {
    guard !values.isEmpty else { return }
    selected = ((selected + steps) % values.count + values.count) % values.count
  }

  /// Draws `◂ value ▸`, the value cut to fit, and returns how many columns it took; without the focus the marks are
  /// left out but their room is kept.
  @discardableResult
  public func draw(on canvas: inout Canvas, at point: Point, columns: Int, isFocused: Bool = false) -> Int {
    guard columns >= 5 else {
      return canvas.write(
        Widths.fit(value, columns: columns), at: point, style: isFocused ? canvas.look.selection : .plain)
    }
    let text = Widths.fit(value, columns: columns - 4)
    guard isFocused else { return canvas.write("  \(text)  ", at: point) }
    if canvas.bounds.contains(point) { canvas.cursor = point }
    return canvas.write("◂ \(text) ▸", at: point, style: canvas.look.selection)
  }
}
