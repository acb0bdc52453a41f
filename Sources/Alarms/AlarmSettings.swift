/// What `alarm config` reads and sets; the raw value is its key.
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
  /// Whether a background program is started when alarms are on and nobody rings them.
  case background
  /// What leaving the screen does when alarms are on and nobody else rings them.
  case onQuit = "on-quit"
  /// How long the content extension may take, in seconds.
  case extensionTime = "extension-time"

  /// The field of an alarm that it is the default of; nil for one that is about the program.
  public var field: AlarmField? {
    switch self {
    case .sound: .sound
    case .volume: .volume
    case .swell: .swellSeconds
    case .snooze: .snoozeMinutes
    case .giveUp: .giveUpMinutes
    case .grace: .graceMinutes
    case .background, .onQuit, .extensionTime: nil
    }
  }

  /// The words it can be set to; none where the field says what it takes.
  public var choices: [String] {
    switch self {
    case .background: BackgroundChoice.allCases.map(\.rawValue)
    case .onQuit: QuitChoice.allCases.map(\.rawValue)
    case .sound, .volume, .swell, .snooze, .giveUp, .grace, .extensionTime: []
    }
  }

  /// The whole numbers it can be set to; nil for one that is no number, and where the field says what it takes.
  public var range: ClosedRange<Int>? {
    switch self {
    case .extensionTime: 1...30
    case .sound, .volume, .swell, .snooze, .giveUp, .grace, .background, .onQuit: nil
    }
  }
}

/// Whether the program may go on in the background by itself.
public enum BackgroundChoice: String, CaseIterable, Sendable {
  /// A command that leaves an alarm on while nobody rings starts a ringer, and says so.
  case auto
  /// Nothing is started; the command says that nobody rings.
  case never
}

/// What leaving the screen does when alarms are on and nobody else rings them.
public enum QuitChoice: String, CaseIterable, Sendable {
  /// It asks.
  case ask
  /// The alarms ring on in the background.
  case background
  /// The program ends, and nothing rings.
  case quit
}

/// What new alarms start from, and how the program behaves.
public struct AlarmSettings: Hashable, Sendable {
  private var values: [AlarmSetting: FieldValue]

  /// The settings nobody has touched.
  public static let initial = AlarmSettings(values: [
    .sound: .text("Radar"), .volume: .integer(100), .swell: .integer(20), .snooze: .integer(9), .giveUp: .integer(10),
    .grace: .integer(30), .background: .text(BackgroundChoice.auto.rawValue), .onQuit: .text(QuitChoice.ask.rawValue),
    .extensionTime: .integer(2),
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

  /// Whether the program may go on in the background by itself.
  public var background: BackgroundChoice {
    self[.background].text.flatMap(BackgroundChoice.init) ?? .auto
  }

  /// What leaving the screen does when alarms are on and nobody else rings them.
  public var onQuit: QuitChoice {
    self[.onQuit].text.flatMap(QuitChoice.init) ?? .ask
  }

  /// How long the content extension may take, 1 to 30 seconds.
  public var extensionSeconds: Int {
    self[.extensionTime].integer ?? 2
  }

  /// The same settings with one value changed.
  ///
  /// - Parameters:
  ///   - setting: which one.
  ///   - text: as a person writes it; `off` and `never` where the setting knows them.
  /// - Throws: `.field` or `.setting` with the value that is not accepted.
  public func setting(_ setting: AlarmSetting, to text: String) throws(AlarmError) -> AlarmSettings {
    var changed = self
    changed.values[setting] = try AlarmSettings.value(of: setting, from: text)
    return changed
  }

  /// A record with these defaults, switched on, with a new id: where every new alarm starts.
  public func newRecord(id: AlarmID = .random()) -> AlarmRecord {
    var record = AlarmRecord()
    record[.id] = .text(id.description)
    record[.isOn] = .boolean(true)
    for setting in AlarmSetting.allCases where setting != .sound {
      if let field = setting.field { record[field] = self[setting] }
    }
    return record
  }

  private static func value(of setting: AlarmSetting, from text: String) throws(AlarmError) -> FieldValue {
    guard let field = setting.field else {
      if let range = setting.range {
        guard let number = wholeNumber(text, in: range) else { throw .setting(setting, given: text) }
        return .integer(number)
      }
      guard let choice = setting.choices.first(where: { $0 == text.lowercased() }) else {
        throw .setting(setting, given: text)
      }
      return .text(choice)
    }
    let value = try field.value(from: text)
    guard setting != .sound || value != .null else { throw .field(.sound, given: text) }
    return value
  }
}

/// A number written in digits alone; nil for one that is out of range or none.
private func wholeNumber(_ text: String, in range: ClosedRange<Int>) -> Int? {
  guard text.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(text) else { return nil }
  return range.contains(number) ? number : nil
}

extension AlarmField {
  /// Reads a value as a person writes it in an option, a setting or the editor; empty text clears the field.
  ///
  /// - Throws: `.field` when a number is out of range or none.
  public func value(from text: String) throws(AlarmError) -> FieldValue {
    guard let range else { return text.isEmpty ? .null : .text(text) }
    if wordForNone != nil, text.isEmpty || ["off", "never"].contains(text.lowercased()) { return .null }
    guard let number = wholeNumber(text, in: range) else { throw .field(self, given: text) }
    return .integer(number)
  }
}
