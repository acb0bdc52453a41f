/// Something the user typed, as the terminal reports it.
public enum Key: Hashable, Sendable {
  /// A visible character or the space, already joined from its bytes.
  case character(Character)
  /// The arrow keys.
  case up, down, left, right
  /// The keys that jump.
  case home, end, pageUp, pageDown
  /// Enter or Return.
  case enter
  /// The tabulator key, without and with Shift.
  case tab, backTab
  /// The Escape key alone.
  case escape
  /// The key that deletes to the left, whichever of its two codes the terminal sends.
  case backspace
  /// The keys right of it: delete to the right, insert.
  case delete, insert
  /// Control together with a letter (lower case) or one of `@ [ \ ] ^ _`.
  case control(Character)
  /// A function key, 1 to 63.
  case function(Int)
  /// A whole text pasted at once (bracketed paste), with its line breaks as `\n`.
  case paste(String)
  /// The mouse was used on the screen.
  case mouse(MouseEvent)
  /// The terminal's window became the active one.
  case focusGained
  /// Another window became the active one.
  case focusLost

  /// What footers and the help screen call it, such as "space", "Enter", "PgUp", "↑" or "Ctrl-U".
  public var label: String {
    switch self {
    case .character(" "): "space"
    case .character(let character): String(character)
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .enter: "Enter"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .escape: "Esc"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .insert: "Insert"
    case .control(let letter): "Ctrl-\(letter.uppercased())"
    case .function(let number): "F\(number)"
    case .paste: "paste"
    case .mouse: "mouse"
    case .focusGained: "focus"
    case .focusLost: "focus lost"
    }
  }
}
