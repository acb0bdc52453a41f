import Alarms
import Notifications
import TerminalUI

extension ScreenState {
  /// Opens the settings.
  mutating func openSettings() -> [ScreenEffect] {
    mode = .settings(SettingsScreen(), over: mode)
    return tones.isEmpty ? [.listTones] : []
  }

  /// Does what a key means among the settings.
  mutating func press(_ key: Key, in settings: SettingsScreen, over: Mode) -> [ScreenEffect] {
    guard let command = SettingsKeys.table(language).event(for: digit(key)) else {
      if case .paste = key {
        say(language("Nothing was pasted: a setting is chosen, or its number typed."))
      } else {
        say(language("“%1” does nothing here; ? shows the keys.", key.label))
      }
      return []
    }
    var settings = settings
    let isDenialAsked = settings.isDenialAsked
    settings.isDenialAsked = false
    defer { if case .settings = mode { mode = .settings(settings, over: over) } }
    switch command {
    case .move(let move): return self.move(move, in: &settings)
    case .change(let steps): return change(by: steps, in: &settings, isDenialAsked: isDenialAsked)
    case .take: return take(in: &settings, isDenialAsked: isDenialAsked)
    case .digit: type(digit(key), in: &settings)
    case .erase: erase(in: &settings)
    case .play: return play(settings)
    case .reset: return reset(in: &settings)
    case .undo: return undo(in: &settings)
    case .help:
      showHelp(over: .settings(settings, over: over))
    case .close:
      let effects = takeTyped(in: &settings) + endPreview()
      mode = over
      return effects
    }
    return []
  }

  /// Takes in the settings as they are saved now.
  mutating func follow(_ settings: AlarmSettings) {
    // Only where it is another than before, so that what a key has just chosen stays.
    if settings.sort != context.settings.sort { alarms.arrange { $0.order = settings.sort } }
    context.settings = settings
    mode = mode.changingSettings { $0.confirm(settings) }
  }

  /// Takes back a change of a setting that could not be saved.
  mutating func takeBack(_ setting: AlarmSetting, _ value: String) {
    mode = mode.changingSettings { $0.fail(SettingsScreen.Change(setting: setting, value: value)) }
  }

  /// Says what became of the alarms when what they are allowed was changed here, else what was changed, unless that is a
  /// warning and said already.
  mutating func report(_ outcome: AuthorizationOutcome, former: NotificationSettings) {
    guard ring == nil else { return }
    let sentences = language.sentences(for: outcome)
    if !sentences.isEmpty { return say(sentences.joined(separator: " "), isProblem: outcome.settings.isDenied) }
    let changed = AuthorizationOptions.named.map(\.option).filter { former.allows($0) != outcome.settings.allows($0) }
    guard let kind = changed.first, changed.count == 1 else { return say(language.sentence(for: outcome.settings)) }
    guard outcome.settings.allows(kind) || language.warning(of: outcome.settings) == nil else { return }
    let word = outcome.settings.allows(kind) ? language("allowed") : language("denied")
    say(language("%1: %2", language.name(of: kind), word))
  }
}

extension ScreenState {
  /// Goes to a row; a number that was typed is taken first, and one that cannot be stays where it is, with the reason.
  mutating func go(to row: SettingsRow, in settings: inout SettingsScreen) -> [ScreenEffect] {
    let effects = takeTyped(in: &settings)
    guard settings.typed == nil else { return effects }
    settings.selected = row
    return effects + endPreview()
  }

  /// A digit of another script is a digit as well.
  private func digit(_ key: Key) -> Key {
    Editor.digit(key).map { .character(Character(String($0))) } ?? key
  }

  private mutating func move(_ move: ListMove, in settings: inout SettingsScreen) -> [ScreenEffect] {
    let rows = SettingsRow.all
    let place = move.position(
      from: rows.firstIndex(of: settings.selected), count: rows.count, rows: ScreenLayout(size).listRows)
    guard let place, rows[place] != settings.selected else { return takeTyped(in: &settings) }
    return go(to: rows[place], in: &settings)
  }

  private mutating func change(
    by steps: Int, in settings: inout SettingsScreen, isDenialAsked: Bool
  ) -> [ScreenEffect] {
    guard case .setting(let setting) = settings.selected else {
      return authorize(settings.selected, &settings, isDenialAsked: isDenialAsked)
    }
    let current = settings.settings(context)
    if var number = settings.typed ?? settings.number(setting, current) {
      settings.typed = nil
      number.move(by: steps)
      return set(setting, to: number.text, in: &settings)
    }
    guard setting != .sound else {
      var choice = SettingsScreen.tones(tones, chosen: current.defaultTone)
      choice.move(by: steps)
      let effects = set(.sound, to: choice.value, in: &settings)
      isPreviewing = false
      return effects + play(settings)
    }
    var choice = settings.choice(setting, current)
    choice.move(by: steps)
    return set(setting, to: choice.value, in: &settings)
  }

  private mutating func take(in settings: inout SettingsScreen, isDenialAsked: Bool) -> [ScreenEffect] {
    if settings.typed != nil { return takeTyped(in: &settings) }
    if case .setting(let setting) = settings.selected, setting.numbers != nil {
      say(language("← and → change it, or type the number."))
      return []
    }
    return change(by: 1, in: &settings, isDenialAsked: isDenialAsked)
  }

  private mutating func type(_ key: Key, in settings: inout SettingsScreen) {
    guard case .setting(let setting) = settings.selected,
      var number = settings.typed ?? settings.number(setting, settings.settings(context)),
      let digit = Editor.digit(key)
    else { return say(language("This takes no number; ← and → change it.")) }
    number.type(digit)
    settings.typed = number
  }

  private mutating func erase(in settings: inout SettingsScreen) {
    guard case .setting(let setting) = settings.selected,
      var number = settings.typed ?? settings.number(setting, settings.settings(context))
    else { return say(language("This takes no number; ← and → change it.")) }
    number.deleteBackward()
    settings.typed = number
  }

  /// Asks for the number that was typed to be saved; one that cannot be stays and says why.
  private mutating func takeTyped(in settings: inout SettingsScreen) -> [ScreenEffect] {
    guard case .setting(let setting) = settings.selected, var number = settings.typed else { return [] }
    number.endTyping()
    settings.typed = nil
    let effects = set(setting, to: number.text, in: &settings)
    if effects.isEmpty, status?.isProblem ?? false { settings.typed = number }
    return effects
  }
}

extension ScreenState {
  private mutating func reset(in settings: inout SettingsScreen) -> [ScreenEffect] {
    guard case .setting(let setting) = settings.selected else {
      say(language("What alarms may do has no default."))
      return []
    }
    settings.typed = nil
    return set(setting, to: AlarmSettings.initial.written(setting), in: &settings)
  }

  private mutating func undo(in settings: inout SettingsScreen) -> [ScreenEffect] {
    settings.typed = nil
    guard let former = settings.former.popLast() else {
      say(language("Nothing was changed here."))
      return []
    }
    settings.selected = .setting(former.setting)
    let effects = set(former.setting, to: former.value, in: &settings)
    if !effects.isEmpty { settings.former.removeLast() }
    return effects
  }

  /// Asks for a value to be saved, unless it is the one there is or cannot be, and says what there was.
  private mutating func set(
    _ setting: AlarmSetting, to text: String, in settings: inout SettingsScreen
  ) -> [ScreenEffect] {
    let current = settings.settings(context)
    let changed: AlarmSettings
    do {
      changed = try current.setting(setting, to: text)
    } catch {
      say(language.sentence(for: error), isProblem: true)
      return []
    }
    guard changed[setting] != current[setting] else { return [] }
    let value = changed.written(setting)
    settings.asked.append(SettingsScreen.Change(setting: setting, value: value))
    settings.former.append(SettingsScreen.Change(setting: setting, value: current.written(setting)))
    let texts = [changed, current].map { SettingsView.text($0, setting, context) }
    say(language("%1: %2 (was %3)", language.name(of: setting), texts[0], texts[1]))
    return [.set(setting, value)]
  }

  private mutating func play(_ settings: SettingsScreen) -> [ScreenEffect] {
    let current = settings.settings(context)
    return play(current.defaultTone, volume: current[.volume].integer ?? 100)
  }

  /// Allows or denies what a row is about; denying everything is asked back once.
  private mutating func authorize(
    _ row: SettingsRow, _ settings: inout SettingsScreen, isDenialAsked: Bool
  ) -> [ScreenEffect] {
    switch row {
    case .setting: return []
    case .kind(let kind): return [.authorize(allowed.allows(kind) ? .deny(kind) : .allow(kind))]
    case .permission where allowed.isDenied || allowed == .notDetermined: return [.authorize(.allow(nil))]
    case .permission where isDenialAsked: return [.authorize(.deny(nil))]
    case .permission:
      settings.isDenialAsked = true
      say(language("Denied, no alarm rings any more: the same key again denies it."), isProblem: true)
      return []
    }
  }
}
