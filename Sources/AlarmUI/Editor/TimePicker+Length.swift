import TerminalUI

/// A number typed at a wheel of a timer's length.
struct LengthEntry: Hashable, Sendable {
  /// The wheel.
  let part: TimePicker.Part
  /// Its digits.
  let text: String
  /// The number they make.
  let number: Int
  /// Whether the next digit begins another number.
  let isComplete: Bool
  /// Whether it was the last wheel's, so that the next digit is the hours' again.
  let isLast: Bool
}

extension TimePicker {
  /// Types a digit at a wheel of a length: two digits, or one that no second can follow, set it and go on to the next.
  mutating func typeLength(_ digit: Int, at part: Part) -> Typed {
    var (part, digits) = (part, "")
    if case .length(let entry) = typing {
      if entry.isLast { part = .hour } else if !entry.isComplete { digits = entry.text }
    }
    let text = digits + String(digit)
    let most = part == .hour ? 99 : 59
    guard let number = Int(text), number <= most else {
      forgetTyping()
      return .refused(text)
    }
    change(part) { $0.turn(to: number) }
    let isComplete = text.count == 2 || number * 10 > most
    let next = isComplete ? self.part(behind: part) : part
    typing = .length(
      LengthEntry(part: part, text: text, number: number, isComplete: isComplete, isLast: next == nil))
    return .taken(next: next ?? part)
  }

  /// Takes the number just typed for hours, minutes or seconds and says where the next one goes; nil when none was typed.
  mutating func takeUnit(_ unit: Part) -> Part? {
    guard case .length(let typed) = typing else { return nil }
    change(typed.part) { $0.turn(to: 0) }
    let scale = unit == .hour ? 3600 : unit == .minute ? 60 : 1
    self = TimePicker(seconds: min(seconds + typed.number * scale, 3_600_000))
    return unit == .hour ? .minute : .second
  }
}
