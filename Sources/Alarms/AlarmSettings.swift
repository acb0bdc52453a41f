/// A default that `alarm config` reads and sets; the raw value is its key.
public enum AlarmSetting: String, CaseIterable, Sendable {
  /// The tone of alarms without one of their own.
  case sound
  /// The volume of new alarms.
  case volume
  /// The swell of new alarms, in seconds.
  case swell
  /// The snooze of new alarms, in minutes, or off.
  case snooze
  /// How long new alarms ring unanswered, in minutes, or never.
  case giveUp = "give-up"
  /// How late new alarms may still ring, in minutes.
  case grace

  /// The field of an alarm that it is the default of.
  public var field: AlarmField {
    switch self {
    case .sound: .sound
    case .volume: .volume
    case .swell: .swellSeconds
    case .snooze: .snoozeMinutes
    case .giveUp: .giveUpMinutes
    case .grace: .graceMinutes
    }
  }
}

/// The defaults that new alarms start from.
public struct AlarmSettings: Hashable, Sendable {
  private var values: [AlarmSetting: FieldValue]

  /// The settings nobody has touched.
  public static let initial = AlarmSettings(values: [
    .sound: .text("Radar"), .volume: .integer(100), .swell: .integer(20), .snooze: .integer(9), .giveUp: .integer(10),
    .grace: .integer(30),
  ])

  /// The settings as a store kept them, by key; what is missing or not accepted any more keeps its first value.
  public init(stored: [String: String]) {
    var settings = AlarmSettings.initial
    for (key, text) in stored {
      guard let setting = AlarmSetting(rawValue: key) else { continue }
      do {
        settings = try settings.setting(setting, to: text)
      } catch {
        continue  // An alarm must be settable whatever an older or newer program has stored.
      }
    }
    self = settings
  }

  private init(values: [AlarmSetting: FieldValue]) {
    self.values = values
  }

  /// The value of one setting.
  public subscript(setting: AlarmSetting) -> FieldValue {
    values[setting] ?? .null
  }

  /// The tone that alarms without one of their own ring with.
  public var defaultTone: String {
    self[.sound].text ?? "Radar"
  }

  /// The same settings with one value changed.
  ///
  /// - Parameter text: as a person writes it; `off` and `never` where the setting knows them.
  /// - Throws: `.field` with the value that is not accepted.
  public func setting(_ setting: AlarmSetting, to text: String) throws(AlarmError) -> AlarmSettings {
    var changed = self
    let value = try setting.field.value(from: text)
    guard setting != .sound || value != .null else { throw .field(.sound, given: text) }
    changed.values[setting] = value
    return changed
  }

  /// A record with these defaults, switched on, with a new id: where every new alarm starts.
  public func newRecord(id: AlarmID = .random()) -> AlarmRecord {
    var record = AlarmRecord()
    record[.id] = .text(id.description)
    record[.isOn] = .boolean(true)
    for setting in AlarmSetting.allCases where setting != .sound { record[setting.field] = self[setting] }
    return record
  }
}

extension AlarmField {
  /// Reads a value as a person writes it in an option, a setting or the editor; empty text clears the field.
  ///
  /// - Throws: `.field` when a number is out of range or none.
  public func value(from text: String) throws(AlarmError) -> FieldValue {
    guard let range else { return text.isEmpty ? .null : .text(text) }
    if let word = wordForNone, text.lowercased() == word || text.isEmpty { return .null }
    guard text.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(text), range.contains(number) else {
      throw .field(self, given: text)
    }
    return .integer(number)
  }
}
