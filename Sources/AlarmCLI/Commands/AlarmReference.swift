/// Which alarm a person means.
public enum AlarmReference: Hashable, Sendable {
  /// The row of the list with this number, from 1.
  case row(Int)
  /// The alarm whose id begins like this.
  case prefix(String)

  /// Reads an ID: digits only are a row's number, because every id begins with a letter; nil for empty text.
  public init?(_ text: String) {
    guard !text.isEmpty else { return nil }
    if text.utf8.allSatisfy({ (48...57).contains($0) }) {
      self = .row(Int(text) ?? .max)
    } else {
      self = .prefix(text.lowercased())
    }
  }

  /// The reference as it was given.
  public var text: String {
    switch self {
    case .row(let number): String(number)
    case .prefix(let prefix): prefix
    }
  }
}
