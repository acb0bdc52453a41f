/// Several switches side by side, such as those of the weekdays: what is on stands in brackets.
///
///     [Mon][Tue] Wed  Thu [Fri] Sat  Sun
public struct ToggleRow: Hashable, Sendable {
  /// One switch of the row.
  public struct Item: Hashable, Sendable {
    /// What it is called.
    public let label: String
    /// Whether it stands on.
    public var isOn: Bool

    /// Makes a switch.
    public init(label: String, isOn: Bool) {
      self.label = label
      self.isOn = isOn
    }
  }

  /// The switches from left to right.
  public private(set) var items: [Item]
  /// The switch that keys go to; 0 when there is none.
  public private(set) var selected: Int

  /// Makes a row; a position out of range becomes the nearest one in it.
  public init(items: [Item], selected: Int = 0) {
    self.items = items
    self.selected = min(max(0, selected), max(0, items.count - 1))
  }

  /// How many columns it takes.
  public var columns: Int { items.reduce(0) { $0 + Widths.columns(of: $1.label) + 2 } }

  /// Where each switch lies when the row is drawn at a place.
  public func places(at point: Point) -> [Rect] {
    var column = point.column
    return items.map { item in
      let columns = Widths.columns(of: item.label) + 2
      defer { column += columns }
      return Rect(column: column, row: point.row, columns: columns, rows: 1)
    }
  }

  /// Goes to another switch; stays at the ends.
  public mutating func move(by steps: Int) {
    selected = min(max(0, selected + steps), max(0, items.count - 1))
  }

  /// Switches the selected one over.
  public mutating func toggle() {
    toggle(at: selected)
  }

  /// Switches the one at a position over and goes there; a position out of range does nothing.
  public mutating func toggle(at position: Int) {
    guard items.indices.contains(position) else { return }
    items[position].isOn.toggle()
    selected = position
  }

  /// Draws it on one row and returns how many columns it took; the cursor rests on the selected one when focused.
  @discardableResult
  public func draw(on canvas: inout Canvas, at point: Point, isFocused: Bool = false) -> Int {
    var place = point
    for (position, item) in items.enumerated() {
      var style: Style = item.isOn ? canvas.look.strong : canvas.look.faint
      if isFocused, position == selected {
        style = Style(bold: item.isOn, reverse: true)
        if canvas.bounds.contains(place) { canvas.cursor = place }
      }
      let text = item.isOn ? "[\(item.label)]" : " \(item.label) "
      place.column += canvas.write(text, at: place, style: style)
    }
    return place.column - point.column
  }
}
