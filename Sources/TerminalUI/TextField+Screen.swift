extension TextField {
  /// Does what a key does to the text: typing, pasting, the arrows, Home and End, Backspace and Delete, and the Control
  /// keys of the shell (A, E, U, K, W).
  ///
  /// - Returns: whether the key is one of those; any other is left to the caller.
  public mutating func handle(_ key: Key) -> Bool {
    wasCut = false
    switch key {
    case .character(let character): insert(String(character))
    case .paste(let pasted): insert(pasted)
    case .left: moveLeft()
    case .right: moveRight()
    case .home, .control("a"): moveToStart()
    case .end, .control("e"): moveToEnd()
    case .backspace: deleteBackward()
    case .delete: deleteForward()
    case .control("u"): deleteToStart()
    case .control("k"): deleteToEnd()
    case .control("w"): deleteWordBackward()
    case .up, .down, .pageUp, .pageDown, .enter, .tab, .backTab, .escape, .insert, .control, .function, .mouse,
      .focusGained, .focusLost:
      return false
    }
    return true
  }

  /// Draws the field `columns` wide; text that is longer is moved so that the cursor is in sight, with some of what
  /// follows it.
  ///
  /// With the focus the canvas's cursor is put where the field's cursor is.
  public func draw(
    on canvas: inout Canvas, at point: Point, columns: Int, isFocused: Bool = false,
    style: Style? = nil
  ) {
    guard columns > 0 else { return }
    let style = style ?? canvas.look.field
    canvas.fill(Rect(column: point.column, row: point.row, columns: columns, rows: 1), style: style)
    let widths = text.map { Widths.columns(of: $0) }
    let behind = widths[cursor...].reduce(0, +)
    // The cursor needs a column of its own behind the last character.
    let room = max(0, columns - 1 - min(behind, columns / 3))
    var hidden = 0
    var used = widths[..<cursor].reduce(0, +)
    while used > room, hidden < cursor {
      used -= widths[hidden]
      hidden += 1
    }
    canvas.write(String(text.dropFirst(hidden)), at: point, columns: columns, style: style)
    guard isFocused else { return }
    let place = Point(column: point.column + used, row: point.row)
    canvas.cursor = canvas.bounds.contains(place) ? place : nil
  }
}
