/// The headings that settings stand under, in order.
public enum SettingGroup: CaseIterable, Sendable {
  /// What new alarms start with.
  case newAlarms
  /// What the screen shows, and how.
  case display
  /// What the program does beside the screen.
  case program

  /// The settings that stand under it, in order.
  public var settings: [AlarmSetting] { AlarmSetting.allCases.filter { $0.group == self } }
}

extension AlarmSetting {
  /// The heading it stands under.
  public var group: SettingGroup {
    switch self {
    case .sound, .volume, .swell, .snooze, .giveUp, .grace: .newAlarms
    case .clock, .weekStart, .seconds, .look, .mouse, .sort: .display
    case .background, .onQuit, .extensionTime: .program
    }
  }

  /// The whole numbers it takes, whether they are its own or those of the field it is the default of; nil for one that is
  /// no number.
  public var numbers: ClosedRange<Int>? { range ?? field?.range }

  /// The word that stands for no number at all, where that is a choice of its own: off, never.
  public var wordForNone: String? { field?.wordForNone }
}

extension AlarmSettings {
  /// The value of a setting as a person writes it, and as a store keeps it: `9`, `off`, `Radar`.
  public func written(_ setting: AlarmSetting) -> String {
    self[setting] == .null ? setting.wordForNone ?? "" : self[setting].written
  }
}
