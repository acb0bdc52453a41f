import Notifications
import Words

/// What the settings are called and what they are for: the words of `alarm config` and of the screen.
extension Language {
  /// The heading of a group of settings.
  public func heading(of group: SettingGroup) -> String {
    switch group {
    case .newAlarms: self("New alarms")
    case .display: self("The screen")
    case .program: self("In the background")
    }
  }

  /// What a setting is called on the screen, one word or two.
  public func name(of setting: AlarmSetting) -> String {
    switch setting {
    case .sound: self("tone")
    case .volume: self("volume")
    case .swell: self("swell")
    case .snooze: self("snooze")
    case .giveUp: self("give up")
    case .grace: self("grace")
    case .background: self("background")
    case .onQuit: self("on leaving")
    case .extensionTime: self("extension")
    case .clock: self("clock")
    case .weekStart: self("week begins")
    case .seconds: self("seconds")
    case .look: self("look")
    case .mouse: self("mouse")
    case .sort: self("list order")
    }
  }

  /// What a setting is for and what it takes: "How loud new alarms ring: 1 to 100".
  ///
  /// - Parameters:
  ///   - setting: which one.
  ///   - namesChoices: whether the words it can be set to are named, which whoever chooses among them sees anyway.
  public func explanation(of setting: AlarmSetting, namesChoices: Bool = true) -> String {
    guard namesChoices || setting.choices.isEmpty else { return purpose(of: setting) }
    return self("%1: %2", purpose(of: setting), accepted(by: setting))
  }

  /// What a choice of a setting is called on the screen.
  ///
  /// - Parameters:
  ///   - choice: one of the setting's `choices`; any other text is given back as it is.
  ///   - setting: the setting it is a choice of.
  public func name(of choice: String, in setting: AlarmSetting) -> String {
    switch (setting, choice) {
    case (.onQuit, "ask"): self("ask")
    case (.onQuit, "background"): self("background")
    case (.onQuit, "quit"): self("quit")
    case (.clock, "12"): self("12 hours")
    case (.clock, "24"): self("24 hours")
    case (.weekStart, "monday"): self("Monday")
    case (.weekStart, "saturday"): self("Saturday")
    case (.weekStart, "sunday"): self("Sunday")
    case (.look, "color"): self("color")
    case (.look, "mono"): self("mono")
    case (.look, "contrast"): self("contrast")
    case (.sort, "time"): self("time of day")
    case (.sort, "next"): self("next ring")
    case (_, "auto"): self("automatic")
    case (_, "on"): self("on")
    case (_, "off"): self("off")
    case (_, "never"): self("never")
    default: choice
    }
  }
}

extension Language {
  private func purpose(of setting: AlarmSetting) -> String {
    switch setting {
    case .sound: self("The tone of alarms without one of their own")
    case .volume: self("How loud new alarms ring")
    case .swell: self("How many seconds new alarms take to become loud")
    case .snooze: self("How many minutes a snooze of new alarms lasts")
    case .giveUp: self("After how many minutes without an answer new alarms give up")
    case .grace: self("How many minutes late new alarms may still ring")
    case .background: self("Whether a ringer starts in the background when alarms are on and nobody rings")
    case .onQuit: self("What leaving the screen does when alarms are on and nobody else rings")
    case .extensionTime: self("How many seconds your own program may take before each ring")
    case .clock: self("With AM and PM, or from 00:00 to 23:59")
    case .weekStart: self("The day that weeks begin with")
    case .seconds: self("Whether the clock shows seconds")
    case .look: self("How the screen uses colour")
    case .mouse: self("Whether the mouse is the screen's, or left to the terminal")
    case .sort: self("Whether the list stands by group and time of day, or by what rings next")
    }
  }

  private func accepted(by setting: AlarmSetting) -> String {
    if let range = setting.numbers {
      let numbers = self("numbers|%1 to %2", String(range.lowerBound), String(range.upperBound))
      return setting.wordForNone.map { self("numbers|%1, or %2", numbers, $0) } ?? numbers
    }
    guard !setting.choices.isEmpty else { return self("a tone's name, or a file") }
    return oneOf(setting.choices)
  }

  /// "auto, monday or sunday".
  func oneOf(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + self(" or ") + last
  }
}

/// What alarms are allowed to do, as settings.
extension Language {
  /// What a kind of permission is called.
  public func name(of kind: AuthorizationOptions) -> String {
    switch kind {
    case .alert: self("permission|show")
    case .sound: self("permission|sound")
    default: self("permission|badge")
    }
  }

  /// What a kind of permission is for.
  public func explanation(of kind: AuthorizationOptions) -> String {
    switch kind {
    case .alert: self("Whether alarms show themselves outside the alarm clock, as notifications")
    case .sound: self("Whether alarms sound; denied, they ring unheard")
    default: self("Whether alarms count in the badge what nobody has seen yet")
    }
  }
}
