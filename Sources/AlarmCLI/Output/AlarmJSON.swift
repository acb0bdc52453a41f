import Alarms
import Timekeeping

/// Alarms as JSON objects: the fields by their names, and what follows from them.
enum AlarmJSON {
  /// What an alarm is doing, beside its fields; not imported.
  static let derivedKeys: Set<String> = ["nextRing", "state"]

  /// An alarm of the list, with what a command adds.
  static func object(_ row: ListedAlarm, in zone: ZoneRules, adding more: [JSONValue.Member] = []) -> JSONValue {
    .object(
      members(row.alarm) + [
        JSONValue.Member("nextRing", .text(row.nextRing?.rfc3339(in: zone))),
        JSONValue.Member("state", .string(row.state.rawValue)),
      ] + more)
  }

  /// An alarm that is not in the list any more, or whose state is not known.
  static func object(_ alarm: Alarm) -> JSONValue {
    .object(members(alarm))
  }

  private static func members(_ alarm: Alarm) -> [JSONValue.Member] {
    let record = alarm.record
    return AlarmField.allCases.map { JSONValue.Member($0.rawValue, JSONValue(record[$0])) }
  }

  /// The records of an imported array, with the defaults of new alarms where a key is missing.
  static func records(of value: JSONValue, settings: AlarmSettings) throws(CommandError) -> [AlarmRecord] {
    guard case .array(let elements) = value else { throw .notImported(.notAnArray) }
    var records: [AlarmRecord] = []
    for (index, element) in elements.enumerated() {
      guard case .object(let members) = element else { throw .notImported(.element(index + 1, .notAnObject)) }
      var record = settings.newRecord()
      for member in members where !derivedKeys.contains(member.name) {
        guard let field = AlarmField(rawValue: member.name) else {
          throw .notImported(.element(index + 1, .unknownKey(member.name)))
        }
        guard let value = FieldValue(member.value) else {
          throw .notImported(.element(index + 1, .wrongType(key: member.name)))
        }
        record[field] = value
      }
      records.append(record)
    }
    return records
  }
}

extension JSONValue {
  /// The value of a field.
  init(_ value: FieldValue) {
    switch value {
    case .null: self = .null
    case .text(let text): self = .string(text)
    case .integer(let number): self = .integer(number)
    case .boolean(let isTrue): self = .boolean(isTrue)
    }
  }
}

extension FieldValue {
  /// The value of a field; nil for what no field can hold.
  fileprivate init?(_ value: JSONValue) {
    switch value {
    case .null: self = .null
    case .string(let text): self = .text(text)
    case .integer(let number): self = .integer(number)
    case .boolean(let isTrue): self = .boolean(isTrue)
    case .number, .array, .object: return nil
    }
  }
}
