/// A text that is gone through to the left and right, or typed freely: a combo box.
///
/// The first character typed replaces what stands there; from then on the keys edit the text, until it is empty or
/// `endEditing` is called. What was typed, or was there at first, stays among what is gone through.
public struct ComboField: Hashable, Sendable {
  /// The text with its cursor.
  public private(set) var field: TextField
  /// Whether keys edit the text; if not, left and right go through the usual ones.
  public private(set) var isEditing = false

  /// What was typed last, or was there at first.
  private var own: String

  /// Makes a field that holds a text; one longer than `limit` is cut.
  public init(text: String = "", limit: Int = 500) {
    field = TextField(text: text, limit: limit)
    own = field.text
  }

  /// The text it holds.
  public var text: String { field.text }

  /// Puts another text in, as if chosen; what was typed stays among what is gone through.
  public mutating func choose(_ text: String) {
    field = TextField(text: text, limit: field.limit)
    isEditing = false
  }

  /// Goes on by so many of the usual texts, back when negative; after the last comes the first.
  ///
  /// - Parameters:
  ///   - steps: how many.
  ///   - usual: the texts, in order; what the field holds and what was typed go before them if they are not among them.
  public mutating func move(by steps: Int, through usual: [String]) {
    var texts = usual
    for text in [field.text, own] where !text.isEmpty && !texts.contains(text) { texts.insert(text, at: 0) }
    guard !texts.isEmpty else { return }
    let count = texts.count
    // Nothing stands before the first.
    let place = texts.firstIndex(of: field.text) ?? (steps > 0 ? -1 : count)
    choose(texts[((place + steps) % count + count) % count])
  }

  /// Makes left and right go through the usual texts again.
  public mutating func endEditing() {
    isEditing = false
  }

  /// Does what a key does to the text; says whether it is one of those that do.
  ///
  /// While the text is not being edited, left and right are left to the caller.
  public mutating func handle(_ key: Key) -> Bool {
    guard isEditing else { return begin(with: key) }
    guard field.handle(key) else { return false }
    keep()
    return true
  }

  /// Draws it and returns how many columns it took: `◂ text ▸` with the focus, a text being edited with its cursor.
  ///
  /// Room for the marks is kept without them.
  @discardableResult
  public func draw(on canvas: inout Canvas, at point: Point, columns: Int, isFocused: Bool = false) -> Int {
    guard isFocused, isEditing else {
      return ChoiceField(values: [text]).draw(on: &canvas, at: point, columns: columns, isFocused: isFocused)
    }
    let margin = columns >= 5 ? 2 : 0
    let place = Point(column: point.column + margin, row: point.row)
    field.draw(on: &canvas, at: place, columns: columns - 2 * margin, isFocused: true)
    return columns
  }
}

extension ComboField {
  private mutating func begin(with key: Key) -> Bool {
    switch key {
    case .left, .right: return false
    case .character, .paste:
      var empty = TextField(limit: field.limit)
      guard empty.handle(key) else { return false }
      field = empty
    case .up, .down, .home, .end, .pageUp, .pageDown, .enter, .tab, .backTab, .escape, .backspace, .delete, .insert,
      .control, .function, .mouse, .focusGained, .focusLost:
      guard field.handle(key) else { return false }
    }
    isEditing = true
    keep()
    return true
  }

  private mutating func keep() {
    own = field.text
    if own.isEmpty { isEditing = false }
  }
}
