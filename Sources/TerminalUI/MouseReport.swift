/// Reads what terminals report of the mouse, in the two forms xterm has made common.
///
/// Both say a button's number and a cell counted from 1. Of the number the lowest two bits are the button, 4, 8 and 16
/// are Shift, Meta and Control, 32 is a movement, 64 the wheel. Only the left button going down and the wheel are events
/// of ours, and only with no modifier held: what is done with one is the terminal's own.
enum MouseReport {
  /// The event of a report of the form `[<0;10;5M` (SGR, xterm's mode 1006), without its Escape.
  ///
  /// The end is `m` when a button is let go. Nil for any other sequence and any other event.
  static func event(_ sequence: String) -> MouseEvent? {
    guard sequence.hasPrefix("[<"), sequence.last == "M" else { return nil }
    let parameters = sequence.dropFirst(2).dropLast().split(separator: ";", omittingEmptySubsequences: false)
    let numbers = parameters.map { Int($0) }
    guard numbers.count == 3, let button = numbers[0], let column = numbers[1], let row = numbers[2] else { return nil }
    return event(button: button, column: column, row: row)
  }

  /// The event of the three bytes behind `[M`, the old form.
  ///
  /// Each is its number and 32, so that no cell beyond the 223rd can be told. Nil for any other event.
  static func event(_ bytes: [UInt8]) -> MouseEvent? {
    guard bytes.count == 3 else { return nil }
    return event(button: Int(bytes[0]) - 32, column: Int(bytes[1]) - 32, row: Int(bytes[2]) - 32)
  }

  private static func event(button: Int, column: Int, row: Int) -> MouseEvent? {
    guard column > 0, row > 0 else { return nil }
    let point = Point(column: column - 1, row: row - 1)
    switch button {
    case 0: return MouseEvent(.press, at: point)
    case 64: return MouseEvent(.wheelUp, at: point)
    case 65: return MouseEvent(.wheelDown, at: point)
    default: return nil
    }
  }
}
