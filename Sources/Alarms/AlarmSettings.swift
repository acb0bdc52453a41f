/// What new alarms start from, and how the program behaves.
public struct AlarmSettings: Hashable, Sendable {
  private var values: [AlarmSetting: FieldValue]

  /// The settings nobody has touched.
  public static let initial = AlarmSettings(values: [
    .sound: .text("Radar"), .volume: .integer(100), .swell: .integer(20), .snooze: .integer(9), .giveUp: .integer(10),
    .grace: .integer(30), .background: .text(BackgroundChoice.auto.rawValue), .onQuit: .text(QuitChoice.ask.rawValue),
    .extensionTime: .integer(2), .clock: .text(ClockChoice.auto.rawValue),
    .weekStart: .text(WeekStartChoice.auto.rawValue), .seconds: .text(SwitchChoice.off.rawValue),
    .look: .text(LookChoice.auto.rawValue), .mouse: .text(SwitchChoice.on.rawValue),
    .sort: .text(SortChoice.time.rawValue),
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

  /// Whether times of day are shown with AM and PM.
  public var clock: ClockChoice {
    self[.clock].text.flatMap(ClockChoice.init) ?? .auto
  }

  /// The day a week begins with where days stand in a row.
  public var weekStart: WeekStartChoice {
    self[.weekStart].text.flatMap(WeekStartChoice.init) ?? .auto
  }

  /// Whether the screen's clock shows seconds.
  public var showsSeconds: Bool {
    self[.seconds].text == SwitchChoice.on.rawValue
  }

  /// Whether the screen takes clicks and the wheel; off leaves both to the terminal.
  public var usesMouse: Bool {
    self[.mouse].text != SwitchChoice.off.rawValue
  }

  /// How the screen uses colour.
  public var look: LookChoice {
    self[.look].text.flatMap(LookChoice.init) ?? .auto
  }

  /// In which order the screen lists alarms.
  public var sort: SortChoice {
    self[.sort].text.flatMap(SortChoice.init) ?? .time
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
