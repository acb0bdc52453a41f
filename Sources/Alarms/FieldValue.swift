/// The value of one field of an alarm, as a column, JSON or an option holds it.
public enum FieldValue: Hashable, Sendable {
  /// Nothing; the field's default or "none".
  case null
  /// Text.
  case text(String)
  /// A whole number.
  case integer(Int)
  /// True or false.
  case boolean(Bool)
}

extension FieldValue {
  /// The text, or nil for anything else.
  public var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  /// The whole number, or nil for anything else.
  public var integer: Int? {
    guard case .integer(let number) = self else { return nil }
    return number
  }

  /// The value as a person would write it; empty for null.
  public var written: String {
    switch self {
    case .null: ""
    case .text(let text): text
    case .integer(let number): String(number)
    case .boolean(let isTrue): isTrue ? "true" : "false"
    }
  }
}
