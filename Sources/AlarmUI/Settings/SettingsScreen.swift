import Alarms
import Notifications
import TerminalUI

/// A row of the settings: one of the table, or something that alarms are allowed to do.
enum SettingsRow: Hashable, Sendable {
  /// A setting of `alarm config`.
  case setting(AlarmSetting)
  /// Whether alarms may ring at all.
  case permission
  /// Whether they may do this.
  case kind(AuthorizationOptions)

  /// The rows that can be chosen, from top to bottom.
  static let all: [SettingsRow] =
    SettingGroup.allCases.flatMap { $0.settings.map(SettingsRow.setting) } + permissions

  /// Those of the permission, which stand below the settings.
  static let permissions: [SettingsRow] =
    [.permission] + AuthorizationOptions.named.map { SettingsRow.kind($0.option) }
}

/// The settings as they are looked at and changed.
struct SettingsScreen: Hashable, Sendable {
  /// A setting and its value as a person writes it.
  struct Change: Hashable, Sendable {
    let setting: AlarmSetting
    let value: String
  }

  /// The row that keys go to.
  var selected = SettingsRow.all[0]
  /// The number that is being typed; nil while none is.
  var typed: NumberField?
  /// What was asked for and is neither saved nor refused yet, in order.
  var asked: [Change] = []
  /// What there was before each change made here, the latest last.
  var former: [Change] = []
  /// Whether the next key that denies everything is meant: it was asked for once.
  var isDenialAsked = false
}

extension SettingsScreen {
  /// The settings as they will be when all that was asked for is saved.
  func settings(_ context: ScreenContext) -> AlarmSettings {
    asked.reduce(context.settings) { settings, change in
      // What the settings refuse was refused before it was asked for.
      (try? settings.setting(change.setting, to: change.value)) ?? settings
    }
  }

  /// The tones to go through, the one that is set among them.
  static func tones(_ known: [String], chosen: String) -> ChoiceField {
    // “bell” and “Bell” may be two tones.
    let place = known.firstIndex(of: chosen) ?? known.firstIndex { $0.lowercased() == chosen.lowercased() }
    guard let place else { return ChoiceField(values: [chosen] + known) }
    return ChoiceField(values: known, selected: place)
  }

  /// The number of a setting as a field; nil for a setting that is no number.
  func number(_ setting: AlarmSetting, _ settings: AlarmSettings) -> NumberField? {
    guard let range = setting.numbers else { return nil }
    return NumberField(
      range: range, wordForNone: setting.wordForNone, text: settings.written(setting),
      step: setting.field.map(NumberField.step) ?? 1)
  }

  /// The choices of a setting that has some.
  func choice(_ setting: AlarmSetting, _ settings: AlarmSettings) -> ChoiceField {
    let place = setting.choices.firstIndex(of: settings.written(setting)) ?? 0
    return ChoiceField(values: setting.choices, selected: place)
  }

  /// Notes that one of the changes asked for is saved.
  mutating func confirm(_ settings: AlarmSettings) {
    guard let first = asked.first, settings.written(first.setting) == first.value else { return }
    asked.removeFirst()
  }

  /// Takes back a change that could not be saved.
  mutating func fail(_ change: Change) {
    guard let place = asked.firstIndex(of: change) else { return }
    asked.remove(at: place)
    if let place = former.lastIndex(where: { $0.setting == change.setting }) { former.remove(at: place) }
  }
}
