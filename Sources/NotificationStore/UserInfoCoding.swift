import Notifications
import Timekeeping

/// How values that a program gives along with a notification lie in one column, so that each comes back as it was.
///
/// Every value is a letter, a whole number, a colon and, for text and data, so many bytes: `i7:` is 7, `s2:hi` is text.
/// `b` is a boolean, `d` an instant in microseconds since 1970, `r` the bits of a real number, `x` data; `a` says how many
/// values follow, `m` how many pairs of text and value, in the order of the texts' bytes. One value has one encoding.
enum UserInfoCoding {
  /// The encoding of values by their names.
  static func bytes(of values: [String: UserInfoValue]) -> [UInt8] {
    var bytes: [UInt8] = []
    append(.dictionary(values), to: &bytes)
    return bytes
  }

  /// Reads an encoding; nil for bytes that are none.
  static func values(from bytes: [UInt8]) -> [String: UserInfoValue]? {
    var reader = Reader(rest: bytes[...])
    guard case .dictionary(let values)? = reader.value(within: UserInfoValue.deepest + 1), reader.rest.isEmpty else {
      return nil
    }
    return values
  }
}

// MARK: writing

extension UserInfoCoding {
  private static func append(_ value: UserInfoValue, to bytes: inout [UInt8]) {
    switch value {
    case .string(let text): append(text, to: &bytes)
    case .integer(let number): append("i", number, to: &bytes)
    case .real(let number): append("r", Int64(bitPattern: number.bitPattern), to: &bytes)
    case .boolean(let isTrue): append("b", isTrue ? 1 : 0, to: &bytes)
    case .date(let instant): append("d", instant.microseconds, to: &bytes)
    case .data(let data):
      append("x", Int64(data.count), to: &bytes)
      bytes += data
    case .array(let values):
      append("a", Int64(values.count), to: &bytes)
      for value in values { append(value, to: &bytes) }
    case .dictionary(let values):
      append("m", Int64(values.count), to: &bytes)
      for (name, value) in values.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
        append(name, to: &bytes)
        append(value, to: &bytes)
      }
    }
  }

  private static func append(_ text: String, to bytes: inout [UInt8]) {
    append("s", Int64(text.utf8.count), to: &bytes)
    bytes += text.utf8
  }

  private static func append(_ letter: Unicode.Scalar, _ number: Int64, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: letter))
    bytes += "\(number):".utf8
  }
}

// MARK: reading

extension UserInfoCoding {
  /// Reads one value after another; nil for anything that `append` does not write.
  private struct Reader {
    var rest: ArraySlice<UInt8>

    /// - Parameter levels: how many arrays and dictionaries may lie in each other from here on.
    mutating func value(within levels: Int) -> UserInfoValue? {
      guard let letter = rest.popFirst(), let number = number() else { return nil }
      switch letter {
      case UInt8(ascii: "s"): return text(number).map { .string($0) }
      case UInt8(ascii: "i"): return .integer(number)
      case UInt8(ascii: "r"): return .real(Double(bitPattern: UInt64(bitPattern: number)))
      case UInt8(ascii: "b"): return number == 0 ? .boolean(false) : number == 1 ? .boolean(true) : nil
      case UInt8(ascii: "d"): return .date(Instant(microseconds: number))
      case UInt8(ascii: "x"): return data(number).map { .data(Array($0)) }
      case UInt8(ascii: "a"): return array(number, within: levels - 1)
      case UInt8(ascii: "m"): return dictionary(number, within: levels - 1)
      default: return nil
      }
    }

    private mutating func number() -> Int64? {
      guard let end = rest.firstIndex(of: UInt8(ascii: ":")), end - rest.startIndex <= 20 else { return nil }
      let written = String(decoding: rest[..<end], as: UTF8.self)
      rest = rest[(end + 1)...]
      // No plus, no zeros in front.
      return Int64(written).flatMap { String($0) == written ? $0 : nil }
    }

    private mutating func data(_ count: Int64) -> ArraySlice<UInt8>? {
      guard count >= 0, count <= rest.count else { return nil }
      defer { rest = rest.dropFirst(Int(count)) }
      return rest.prefix(Int(count))
    }

    private mutating func text(_ count: Int64) -> String? {
      data(count).flatMap { String(validating: $0, as: UTF8.self) }
    }

    private mutating func array(_ count: Int64, within levels: Int) -> UserInfoValue? {
      // Each value has at least three bytes.
      guard levels >= 0, count >= 0, count <= rest.count / 3 else { return nil }
      var values: [UserInfoValue] = []
      for _ in 0..<count {
        guard let value = value(within: levels) else { return nil }
        values.append(value)
      }
      return .array(values)
    }

    private mutating func dictionary(_ count: Int64, within levels: Int) -> UserInfoValue? {
      guard levels >= 0, count >= 0, count <= rest.count / 6 else { return nil }
      var values: [String: UserInfoValue] = [:]
      var last: String?
      for _ in 0..<count {
        guard case .string(let name)? = value(within: 0), let value = value(within: levels) else { return nil }
        guard last.map({ $0.utf8.lexicographicallyPrecedes(name.utf8) }) ?? true else { return nil }
        guard values.updateValue(value, forKey: name) == nil else { return nil }
        last = name
      }
      return .dictionary(values)
    }
  }
}
