import Timekeeping

/// A place in the alarm clock, written as a link: `alarm://edit?id=k7m3x9ab`.
///
/// A notification carries one, so that choosing it leads to its alarm.
public enum DeepLink: Hashable, Sendable {
  /// The list: `alarm://list`.
  case list
  /// The ringing screen of an alarm: `alarm://ring?id=…`.
  case ring(AlarmID)
  /// The editor with an alarm: `alarm://edit?id=…`.
  case edit(AlarmID)
  /// The editor with a new alarm: `alarm://new?time=07:30&repeat=mon,wed&label=…`; all of it may be left out.
  case new(NewAlarmLink)
}

extension DeepLink {
  /// Reads a link; nil for anything that is none, a bare identifier too.
  ///
  /// Scheme, host and path must match exactly, in lower case and without a slash at the end. Names and values are
  /// percent-decoded (RFC 3986), and a plus is a plus. Of a repeated name the first value counts; names that the place
  /// does not know are passed over. Times, days and dates are read by the same grammar as the command line's; a new alarm
  /// with one that is refused is no link.
  public init?(_ text: String) {
    let scheme = "alarm://"
    guard text.hasPrefix(scheme), !text.contains("#") else { return nil }
    let parts = text.dropFirst(scheme.count).split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let query = DeepLink.query(parts.count == 2 ? parts[1] : "") else { return nil }
    switch parts[0] {
    case "list": self = .list
    case "ring":
      guard let id = query["id"].flatMap({ AlarmID($0) }) else { return nil }
      self = .ring(id)
    case "edit":
      guard let id = query["id"].flatMap({ AlarmID($0) }) else { return nil }
      self = .edit(id)
    case "new":
      guard let alarm = try? NewAlarmLink(query) else { return nil }
      self = .new(alarm)
    default: return nil
    }
  }

  /// The alarm it leads to; nil where it leads to none that exists.
  public var alarm: AlarmID? {
    switch self {
    case .ring(let id), .edit(let id): id
    case .list, .new: nil
    }
  }

  /// The link as text; read again it is the same link.
  public var text: String {
    switch self {
    case .list: return "alarm://list"
    case .ring(let id): return "alarm://ring?id=\(id)"
    case .edit(let id): return "alarm://edit?id=\(id)"
    case .new(let alarm):
      let query = alarm.query.map { "\($0.name)=\(DeepLink.encoded($0.value))" }.joined(separator: "&")
      return query.isEmpty ? "alarm://new" : "alarm://new?" + query
    }
  }
}

extension DeepLink {
  /// The first value of each name; nil when something cannot be decoded.
  private static func query(_ text: Substring) -> [String: String]? {
    var values: [String: String] = [:]
    for pair in text.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = decoded(parts[0]), let value = decoded(parts.count == 2 ? parts[1] : "") else { return nil }
      if values[name] == nil { values[name] = value }
    }
    return values
  }

  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(hexDigit), let low = rest.popFirst().flatMap(hexDigit) else {
        return nil
      }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init)
  }

  private static func encoded(_ text: String) -> String {
    var encoded = ""
    for byte in text.utf8 {
      let scalar = Unicode.Scalar(byte)
      // RFC 3986's unreserved characters, and the colon, which a query may hold and times need.
      let isPlain = "-._~:".unicodeScalars.contains(scalar) || scalar.properties.isAlphabetic
      if byte < 0x80, isPlain || scalar.properties.numericType != nil {
        encoded.unicodeScalars.append(scalar)
      } else {
        encoded += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return encoded
  }
}
