import Timekeeping

/// One value of what a program gives along with a notification and gets back with it.
///
/// The centre keeps it and makes nothing of it.
public enum UserInfoValue: Hashable, Sendable {
  /// Text, any of Unicode, NUL included.
  case string(String)
  /// A whole number.
  case integer(Int64)
  /// A number with a fraction; every bit pattern is kept, those of infinity and of no number too.
  case real(Double)
  /// Yes or no.
  case boolean(Bool)
  /// A point in time, to the microsecond.
  case date(Instant)
  /// Bytes.
  case data([UInt8])
  /// Several values in their order.
  case array([UserInfoValue])
  /// Several values by their names.
  case dictionary([String: UserInfoValue])

  /// How deep arrays and dictionaries may lie in each other; a request with a deeper value is refused.
  public static let deepest = 64

  /// How many levels of arrays and dictionaries it has; 0 for any other value.
  public var depth: Int {
    switch self {
    case .string, .integer, .real, .boolean, .date, .data: 0
    case .array(let values): 1 + (values.lazy.map(\.depth).max() ?? 0)
    case .dictionary(let values): 1 + (values.values.lazy.map(\.depth).max() ?? 0)
    }
  }
}
