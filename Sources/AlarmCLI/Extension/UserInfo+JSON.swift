import Notifications
import Timekeeping

extension JSONValue {
  /// What is given along with a notification, by its names in order.
  init(_ values: [String: UserInfoValue], in zone: ZoneRules) {
    self = .object(values.sorted { $0.key < $1.key }.map { Member($0.key, JSONValue($0.value, in: zone)) })
  }

  /// One value of it: dates as RFC 3339 has them, bytes as two hex digits each; a number that JSON has no words for is null.
  private init(_ value: UserInfoValue, in zone: ZoneRules) {
    switch value {
    case .string(let text): self = .string(text)
    case .integer(let number): self = .integer(Int(number))
    case .real(let number): self = number.isFinite ? .number(number.description) : .null
    case .boolean(let isTrue): self = .boolean(isTrue)
    case .date(let instant): self = .string(instant.rfc3339(in: zone))
    case .data(let bytes): self = .string(bytes.map(JSONValue.hex).joined())
    case .array(let values): self = .array(values.map { JSONValue($0, in: zone) })
    case .dictionary(let values): self.init(values, in: zone)
    }
  }

  private static func hex(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}

extension [String: UserInfoValue] {
  /// The same with what an answer says of it: null takes a name away, and what repeats the question stays as it is.
  ///
  /// - Returns: nil for what is no object.
  func changed(by answer: JSONValue, in zone: ZoneRules) -> [String: UserInfoValue]? {
    guard case .object(let members) = answer, case .object(let asked) = JSONValue(self, in: zone) else { return nil }
    var changed = self
    for member in members where !asked.contains(member) { changed[member.name] = UserInfoValue(member.value) }
    return changed
  }
}

extension UserInfoValue {
  /// A value as JSON has it; nil for null.
  fileprivate init?(_ value: JSONValue) {
    switch value {
    case .null: return nil
    case .boolean(let isTrue): self = .boolean(isTrue)
    case .integer(let number): self = .integer(Int64(number))
    case .number(let text): self = .real(Double(text) ?? .nan)
    case .string(let text): self = .string(text)
    case .array(let elements): self = .array(elements.compactMap(UserInfoValue.init))
    case .object(let members):
      self = .dictionary(
        Dictionary(members.compactMap { member in UserInfoValue(member.value).map { (member.name, $0) } }) { $1 })
    }
  }
}
