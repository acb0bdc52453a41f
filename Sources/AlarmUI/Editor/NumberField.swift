import Alarms

/// A field for a number of an alarm: stepped to the left and right, or typed straight in.
struct NumberField: Hashable, Sendable {
  /// Which number it is; knows its range and its word for none.
  let field: AlarmField
  /// What stands in it: digits, the word for none, or nothing.
  private(set) var text: String

  private let step: Int
  private var isTyped = false

  /// Makes a field that holds a value of a record.
  init(_ field: AlarmField, value: FieldValue, step: Int) {
    self.field = field
    self.step = step
    text = value == .null ? field.wordForNone ?? "" : value.written
  }

  /// Goes to the next multiple of the step, or out of the range's lower end to the word for none.
  mutating func move(by steps: Int) {
    isTyped = false
    guard let range = field.range else { return }
    guard let number = Int(text) else {
      text = steps > 0 ? String(range.lowerBound) : field.wordForNone ?? String(range.lowerBound)
      return
    }
    let multiple = steps > 0 ? number / step * step : (number + step - 1) / step * step
    let wanted = multiple + steps * step
    if wanted < range.lowerBound, let word = field.wordForNone, number <= range.lowerBound {
      text = word
    } else {
      text = String(min(max(wanted, range.lowerBound), range.upperBound))
    }
  }

  /// Types a digit; the first one replaces what stood there.
  mutating func type(_ digit: Int) {
    text = String(((isTyped ? text : "") + String(digit)).prefix(5))
    isTyped = true
  }

  /// Deletes the last digit, or a word as a whole.
  mutating func deleteBackward() {
    text = Int(text) == nil ? "" : String(text.dropLast())
    isTyped = true
  }

  /// Makes the next digit replace what stands there; nothing becomes the word for none.
  mutating func endTyping() {
    isTyped = false
    if text.isEmpty { text = field.wordForNone ?? "" }
  }

  /// The value that stands in it.
  func value() throws(AlarmError) -> FieldValue {
    let value = try field.value(from: text)
    guard value != .null || field.wordForNone != nil else { throw .field(field, given: text) }
    return value
  }
}
