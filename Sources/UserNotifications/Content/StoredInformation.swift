import Foundation
import Notifications
import Timekeeping

/// What a program gives along with a notification, as far as it can be kept.
struct StoredInformation: Hashable, Sendable {
  /// What can be kept.
  var values: [String: UserInfoValue] = [:]
  /// Where something lies that cannot, as a path of keys; nil when all can be kept.
  var misfit: String?

  /// Nothing, or what the store has kept.
  init(values: [String: UserInfoValue] = [:]) {
    self.values = values
  }

  /// Reads what a program has put together.
  init(_ information: [AnyHashable: Any]) {
    for (key, value) in information {
      guard let name = key.base as? String else {
        misfit = "\(key)"
        continue
      }
      values[name] = read(value, at: name, depth: 1)
    }
  }

  /// What the program gets back.
  var information: [AnyHashable: Any] {
    values.mapValues(StoredInformation.any)
  }
}

extension StoredInformation {
  private mutating func read(_ value: Any, at path: String, depth: Int) -> UserInfoValue? {
    if let plain = StoredInformation.plain(value) { return plain }
    guard depth < UserInfoValue.deepest else {
      misfit = path
      return nil
    }
    if let items = value as? [Any] {
      return .array(items.enumerated().compactMap { read($1, at: "\(path)[\($0)]", depth: depth + 1) })
    }
    if let entries = value as? [String: Any] {
      var read: [String: UserInfoValue] = [:]
      for (key, value) in entries { read[key] = self.read(value, at: "\(path).\(key)", depth: depth + 1) }
      return .dictionary(read)
    }
    misfit = path
    return nil
  }

  /// A value that holds no others; nil for any other.
  private static func plain(_ value: Any) -> UserInfoValue? {
    switch value {
    case let text as String: .string(text)
    // By its type: a number made as `NSNumber` can be cast to one.
    case let flag as Bool where type(of: value) == Bool.self: .boolean(flag)
    case let number as any BinaryInteger: Int64(exactly: number).map(UserInfoValue.integer)
    case let number as Double where type(of: value) == Double.self: .real(number)
    case let number as Float where type(of: value) == Float.self: .real(Double(number))
    case let number as NSNumber: plain(number)
    case let date as Date: .date(Instant(date))
    case let data as Data: .data([UInt8](data))
    default: nil
    }
  }

  private static func plain(_ number: NSNumber) -> UserInfoValue? {
    // Objective-C's letters for its types: `c` is Bool's, `f` and `d` are floating-point.
    switch String(cString: number.objCType) {
    case "c", "B": .boolean(number.boolValue)
    case "f", "d": .real(number.doubleValue)
    default: .integer(number.int64Value)
    }
  }

  private static func any(_ value: UserInfoValue) -> Any {
    switch value {
    case .string(let text): text
    case .integer(let number): Int(number)
    case .real(let number): number
    case .boolean(let flag): flag
    case .date(let instant): Date(instant)
    case .data(let bytes): Data(bytes)
    case .array(let items): items.map(any)
    case .dictionary(let entries): entries.mapValues(any)
    }
  }
}

extension Instant {
  /// The instant of a date, to the microsecond; dates too far away stay at the ends of the range.
  init(_ date: Date) {
    let microseconds = (date.timeIntervalSince1970 * 1_000_000).rounded()
    self.init(microseconds: Int64(exactly: microseconds) ?? (microseconds < 0 ? .min : .max))
  }
}

extension Date {
  /// The date of an instant.
  init(_ instant: Instant) {
    self.init(timeIntervalSince1970: Double(instant.microseconds) / 1_000_000)
  }
}
