import Alarms

/// A field for a number: stepped to the left and right, or typed straight in.
struct NumberField: Hashable, Sendable {
  /// What stands in it: digits, the word for none, or nothing.
  private(set) var text: String

  private let range: ClosedRange<Int>?
  private let wordForNone: String?
  private let step: Int
  private var isTyped = false

  /// Makes a field that holds a text.
  ///
  /// - Parameters:
  ///   - range: the numbers it takes.
  ///   - wordForNone: what stands for no number, where that is a choice of its own.
  ///   - text: a number, or that word.
  ///   - step: what it moves by.
  init(range: ClosedRange<Int>?, wordForNone: String?, text: String, step: Int) {
    self.range = range
    self.wordForNone = wordForNone
    self.text = text
    self.step = step
  }

  /// Makes a field that holds a value of a record.
  init(_ field: AlarmField, value: FieldValue) {
    self.init(
      range: field.range, wordForNone: field.wordForNone,
      text: value == .null ? field.wordForNone ?? "" : value.written, step: NumberField.step(of: field))
  }

  /// What a number of an alarm moves by.
  static func step(of field: AlarmField) -> Int {
    switch field {
    case .volume, .swellSeconds, .giveUpMinutes: 5
    case .graceMinutes: 10
    case .id, .kind, .time, .seconds, .date, .repeat, .start, .until, .count, .except, .label, .notes, .group, .isOn,
      .sound, .snoozeMinutes, .zone, .pausedUntil, .arrive, .leave, .remainingSeconds:
      1
    }
  }

  /// Goes to the next multiple of the step, or out of the range's lower end to the word for none.
  mutating func move(by steps: Int) {
    isTyped = false
    guard let range else { return }
    guard let number = Int(text) else {
      text = steps > 0 ? String(range.lowerBound) : wordForNone ?? String(range.lowerBound)
      return
    }
    let multiple = steps > 0 ? number / step * step : (number + step - 1) / step * step
    let wanted = multiple + steps * step
    if wanted < range.lowerBound, let word = wordForNone, number <= range.lowerBound {
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
    if text.isEmpty { text = wordForNone ?? "" }
  }

  /// The value that stands in it, of a number of an alarm.
  func value(of field: AlarmField) throws(AlarmError) -> FieldValue {
    let value = try field.value(from: text)
    guard value != .null || field.wordForNone != nil else { throw .field(field, given: text) }
    return value
  }
}
