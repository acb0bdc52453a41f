/// A line of text being edited: the text, where the cursor is in it, and what keys do to them.
///
/// Moving and deleting go by visible characters, however many code points one is stored in; invisible signs go with the
/// visible character they stand behind.
public struct TextField: Hashable, Sendable {
  /// The text as it will be stored.
  public private(set) var text: String
  /// How many characters stand before the cursor, 0 to `text.count`.
  public private(set) var cursor: Int
  /// The most characters it takes; what is typed or pasted beyond that is dropped, as is a text of more than 64 bytes
  /// for each of them.
  public let limit: Int
  /// Whether the latest key brought more than there was room for, so that some of it was cut.
  public internal(set) var wasCut = false

  /// Makes a field with the cursor behind the text; a text longer than `limit` is cut.
  public init(text: String = "", limit: Int = 500) {
    self.text = String(text.prefix(max(0, limit)))
    self.limit = max(0, limit)
    cursor = self.text.count
  }

  /// Puts text in at the cursor, which ends up behind it.
  ///
  /// Line breaks and tabs become spaces, other control characters are dropped. What does not fit is cut, and `wasCut` says
  /// so.
  public mutating func insert(_ addition: String) {
    let (before, after) = halves
    // One more than there is room for is tried first: a combining mark makes no new character.
    let (cleaned, isWhole) = TextField.cleaned(
      addition, atMost: limit - text.count + 1, bytes: 64 * limit - text.utf8.count)
    var taken = cleaned
    while !taken.isEmpty, (before + taken + after).count > limit { taken.removeLast() }
    wasCut = !isWhole || taken.utf8.count < cleaned.utf8.count
    text = before + taken + after
    cursor = min((before + taken).count, text.count)
  }

  /// Deletes the visible character before the cursor, with the invisible signs behind it.
  public mutating func deleteBackward() {
    remove(before: positionBefore)
  }

  /// Deletes the visible character behind the cursor.
  public mutating func deleteForward() {
    let (before, after) = halves
    text = before + String(after.dropFirst(positionBehind - cursor))
    cursor = min(before.count, text.count)
  }

  /// Moves the cursor over one visible character to the left.
  public mutating func moveLeft() {
    cursor = positionBefore
  }

  /// Moves the cursor over one visible character to the right.
  public mutating func moveRight() {
    cursor = positionBehind
  }

  /// Moves the cursor before the first character.
  public mutating func moveToStart() {
    cursor = 0
  }

  /// Moves the cursor behind the last character.
  public mutating func moveToEnd() {
    cursor = text.count
  }

  /// Moves the cursor before the character at a position, with the invisible signs that belong to one before it; a
  /// position out of range becomes the nearest one in it.
  public mutating func moveCursor(to position: Int) {
    cursor = min(max(0, position), text.count)
  }

  /// Deletes everything before the cursor.
  public mutating func deleteToStart() {
    remove(before: 0)
  }

  /// Deletes everything behind the cursor.
  public mutating func deleteToEnd() {
    text = halves.before
  }

  /// Deletes the word before the cursor and the spaces behind it.
  public mutating func deleteWordBackward() {
    let kept = halves.before.reversed().drop { $0 == " " }.drop { $0 != " " }
    remove(before: kept.count)
  }
}

extension TextField {
  private var halves: (before: String, after: String) {
    let place = text.index(text.startIndex, offsetBy: cursor)
    return (String(text[..<place]), String(text[place...]))
  }

  /// Where one visible character to the left begins; invisible signs before it belong to it when nothing else is left.
  private var positionBefore: Int {
    let before = Array(text.prefix(cursor))
    guard let visible = before.lastIndex(where: { Widths.columns(of: $0) > 0 }) else { return 0 }
    return before[..<visible].contains { Widths.columns(of: $0) > 0 } ? visible : 0
  }

  /// Where the visible character behind the cursor ends, with the invisible signs that follow it.
  private var positionBehind: Int {
    let after = Array(text.dropFirst(cursor))
    guard let visible = after.firstIndex(where: { Widths.columns(of: $0) > 0 }) else { return text.count }
    let next = after[(visible + 1)...].firstIndex { Widths.columns(of: $0) > 0 }
    return cursor + (next ?? after.count)
  }

  private mutating func remove(before position: Int) {
    let (before, after) = halves
    let kept = String(before.prefix(position))
    text = kept + after
    cursor = min(kept.count, text.count)
  }

  /// The beginning of a text that is no longer than this, on one line and without control characters, and whether that is
  /// all of it.
  private static func cleaned(_ addition: String, atMost most: Int, bytes: Int) -> (text: String, isWhole: Bool) {
    var result = ""
    var count = 0
    for character in addition {
      var piece = character.isNewline || character == "\t" ? " " : String(character)
      piece.unicodeScalars.removeAll { $0.properties.generalCategory == .control }
      guard !piece.isEmpty else { continue }
      guard count < most, result.utf8.count + piece.utf8.count <= bytes else { return (result, false) }
      result += piece
      count += 1
    }
    return (result, true)
  }
}
