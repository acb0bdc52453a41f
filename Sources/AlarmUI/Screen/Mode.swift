import TerminalUI

/// What keys go to while nothing rings and nothing missed is to be shown; each but the list lies over another.
indirect enum Mode: Hashable, Sendable {
  /// The list of alarms.
  case list
  /// What is looked for, being typed.
  case find(TextField, over: Mode)
  /// An alarm being made or changed.
  case editor(Editor, over: Mode)
  /// The settings.
  case settings(SettingsScreen, over: Mode)
  /// The keys; the first line in sight.
  case help(first: Int, over: Mode)
  /// Until when to pause an alarm or its group.
  case pause(PausePrompt, over: Mode)
  /// At what time the next ring of an alarm is to be instead.
  case instead(InsteadPrompt, over: Mode)
  /// Whether to quit although alarms are on.
  case quitQuestion(QuitPrompt, over: Mode)

  /// What lies below; the list below the list.
  var below: Mode {
    switch self {
    case .list: .list
    case .find(_, let over), .editor(_, let over), .settings(_, let over), .help(_, let over), .pause(_, let over),
      .instead(_, let over), .quitQuestion(_, let over):
      over
    }
  }

  /// Whether the list's header is in sight, and its clock with it.
  var showsHeader: Bool {
    switch self {
    case .list, .settings: true
    case .find(_, let over), .pause(_, let over), .instead(_, let over), .quitQuestion(_, let over): over.showsHeader
    case .editor, .help: false
    }
  }

  /// The same over something else; the list stays the list.
  private func placed(over below: Mode) -> Mode {
    switch self {
    case .list: .list
    case .find(let field, _): .find(field, over: below)
    case .editor(let editor, _): .editor(editor, over: below)
    case .settings(let settings, _): .settings(settings, over: below)
    case .help(let first, _): .help(first: first, over: below)
    case .pause(let prompt, _): .pause(prompt, over: below)
    case .instead(let prompt, _): .instead(prompt, over: below)
    case .quitQuestion(let prompt, _): .quitQuestion(prompt, over: below)
    }
  }

  /// The editors that are open, the uppermost first.
  var editors: [Editor] {
    guard self != .list else { return [] }
    guard case .editor(let editor, let over) = self else { return below.editors }
    return [editor] + over.editors
  }

  /// The same with every editor changed.
  func changingEditors(_ change: (inout Editor) -> Void) -> Mode {
    guard self != .list else { return .list }
    guard case .editor(var editor, let over) = self else { return placed(over: below.changingEditors(change)) }
    change(&editor)
    return .editor(editor, over: over.changingEditors(change))
  }

  /// The same with the settings changed, if they are open.
  func changingSettings(_ change: (inout SettingsScreen) -> Void) -> Mode {
    guard self != .list else { return .list }
    guard case .settings(var settings, let over) = self else { return placed(over: below.changingSettings(change)) }
    change(&settings)
    return .settings(settings, over: over)
  }
}

/// What happened last, on one line; the next key takes it away.
struct Status: Hashable, Sendable {
  /// A sentence.
  let text: String
  /// Whether something could not be done.
  let isProblem: Bool
}
