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
  /// Without the focus it is shown from its beginning on. With the focus the canvas's cursor is put where the field's
  /// cursor is.
  public func draw(
    on canvas: inout Canvas, at point: Point, columns: Int, isFocused: Bool = false,
    style: Style? = nil
  ) {
    guard columns > 0 else { return }
    let style = style ?? canvas.look.field
    canvas.fill(Rect(column: point.column, row: point.row, columns: columns, rows: 1), style: style)
    guard isFocused else {
      canvas.write(Widths.fit(text, columns: columns), at: point, columns: columns, style: style)
      return
    }
    let (hidden, used) = hidden(columns: columns)
    canvas.write(String(text.dropFirst(hidden)), at: point, columns: columns, style: style)
    let place = Point(column: point.column + used, row: point.row)
    canvas.cursor = canvas.bounds.contains(place) ? place : nil
  }

  /// Puts the cursor before the character that is drawn at a column, 0 being the field's first; behind the last one where
  /// none is.
  ///
  /// - Parameters:
  ///   - column: where.
  ///   - columns: how wide the field is drawn.
  ///   - isFocused: whether it is drawn with the focus.
  public mutating func moveCursor(toColumn column: Int, of columns: Int, isFocused: Bool) {
    var place = isFocused ? hidden(columns: columns).count : 0
    var used = 0
    let widths = text.map { Widths.columns(of: $0) }
    while place < widths.count, used + widths[place] <= max(0, column) {
      used += widths[place]
      place += 1
    }
    moveCursor(to: place)
  }

  /// How many characters are moved out of sight at the left, and how many columns those before the cursor still take.
  private func hidden(columns: Int) -> (count: Int, used: Int) {
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
    return (hidden, used)
  }
}
