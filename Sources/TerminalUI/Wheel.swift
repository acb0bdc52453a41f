/// A wheel to turn to one of its values, its neighbours in sight above and below; after the last comes the first.
///
///       06
///      ▸07◂
///       08
public struct Wheel: Hashable, Sendable {
  /// What it can stand at, in order.
  public let values: [String]
  /// The position it stands at; 0 when there are no values.
  public private(set) var selected: Int

  /// Makes a wheel; a position out of range is taken round, as turning would.
  public init(values: [String], selected: Int = 0) {
    self.values = values
    self.selected = Wheel.wrapped(selected, count: values.count)
  }

  /// The value it stands at; empty when it has none.
  public var value: String { values.isEmpty ? "" : values[selected] }

  /// How many columns it takes, the marks at both sides included.
  public var columns: Int { valueColumns + 2 }

  /// Turns it by so many values, down the list when positive.
  public mutating func turn(by steps: Int) {
    selected = Wheel.wrapped(selected + steps, count: values.count)
  }

  /// Turns it to a position.
  public mutating func turn(to position: Int) {
    selected = Wheel.wrapped(position, count: values.count)
  }

  /// Draws it: the value in the row of `point`, so many neighbours above and as many below, the value marked and
  /// reversed while it has the focus.
  public func draw(on canvas: inout Canvas, at point: Point, neighbours: Int = 1, isFocused: Bool = false) {
    guard !values.isEmpty else { return }
    for distance in -max(0, neighbours)...max(0, neighbours) {
      guard distance == 0 || abs(distance) < values.count else { continue }
      let text = values[Wheel.wrapped(selected + distance, count: values.count)]
      let padded = Widths.padded(text, columns: valueColumns, alignment: .center)
      let place = Point(column: point.column, row: point.row + distance)
      if distance != 0 {
        canvas.write(" \(padded) ", at: place, style: canvas.look.faint)
      } else if isFocused {
        canvas.write("▸\(padded)◂", at: place, style: Style(bold: true, reverse: true))
      } else {
        canvas.write(" \(padded) ", at: place, style: canvas.look.strong)
      }
    }
  }
}

extension Wheel {
  private var valueColumns: Int { values.map { Widths.columns(of: $0) }.max() ?? 0 }

  private static func wrapped(_ position: Int, count: Int) -> Int {
    count == 0 ? 0 : (position % count + count) % count
  }
}
