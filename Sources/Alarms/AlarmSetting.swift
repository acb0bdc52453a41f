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
  /// Whether times of day are shown with AM and PM.
  case clock
  /// The day a week begins with where days stand in a row.
  case weekStart = "week-start"
  /// Whether the screen's clock shows seconds.
  case seconds
  /// How the screen uses colour.
  case look
  /// Whether the screen takes clicks and the wheel.
  case mouse
  /// In which order the screen lists alarms.
  case sort

  /// The field of an alarm that it is the default of; nil for one that is about the program.
  public var field: AlarmField? {
    switch self {
    case .sound: .sound
    case .volume: .volume
    case .swell: .swellSeconds
    case .snooze: .snoozeMinutes
    case .giveUp: .giveUpMinutes
    case .grace: .graceMinutes
    case .background, .onQuit, .extensionTime, .clock, .weekStart, .seconds, .look, .mouse, .sort: nil
    }
  }

  /// The words it can be set to; none where the field says what it takes.
  public var choices: [String] {
    switch self {
    case .background: BackgroundChoice.allCases.map(\.rawValue)
    case .onQuit: QuitChoice.allCases.map(\.rawValue)
    case .clock: ClockChoice.allCases.map(\.rawValue)
    case .weekStart: WeekStartChoice.allCases.map(\.rawValue)
    case .seconds, .mouse: SwitchChoice.allCases.map(\.rawValue)
    case .look: LookChoice.allCases.map(\.rawValue)
    case .sort: SortChoice.allCases.map(\.rawValue)
    case .sound, .volume, .swell, .snooze, .giveUp, .grace, .extensionTime: []
    }
  }

  /// The whole numbers it can be set to; nil for one that is no number, and where the field says what it takes.
  public var range: ClosedRange<Int>? {
    switch self {
    case .extensionTime: 1...30
    case .sound, .volume, .swell, .snooze, .giveUp, .grace, .background, .onQuit, .clock, .weekStart, .seconds, .look,
      .mouse, .sort:
      nil
    }
  }
}
