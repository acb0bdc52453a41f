import TerminalUI

/// What keys go to while nothing rings and nothing missed is to be shown; each but the list lies over another.
indirect enum Mode: Hashable, Sendable {
  /// The list of alarms.
  case list
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
    case .editor(_, let over), .settings(_, let over), .help(_, let over), .pause(_, let over), .instead(_, let over),
      .quitQuestion(_, let over):
      over
    }
  }

  /// Whether the list's header is in sight, and its clock with it.
  var showsHeader: Bool {
    switch self {
    case .list, .settings: true
    case .pause(_, let over), .instead(_, let over), .quitQuestion(_, let over): over.showsHeader
    case .editor, .help: false
    }
  }

  /// The editors that are open, the uppermost first.
  var editors: [Editor] {
    switch self {
    case .list: []
    case .editor(let editor, let over): [editor] + over.editors
    case .settings(_, let over), .help(_, let over), .pause(_, let over), .instead(_, let over),
      .quitQuestion(_, let over):
      over.editors
    }
  }

  /// The same with every editor changed.
  func changingEditors(_ change: (inout Editor) -> Void) -> Mode {
    switch self {
    case .list: return .list
    case .editor(var editor, let over):
      change(&editor)
      return .editor(editor, over: over.changingEditors(change))
    case .settings(let settings, let over): return .settings(settings, over: over.changingEditors(change))
    case .help(let first, let over): return .help(first: first, over: over.changingEditors(change))
    case .pause(let prompt, let over): return .pause(prompt, over: over.changingEditors(change))
    case .instead(let prompt, let over): return .instead(prompt, over: over.changingEditors(change))
    case .quitQuestion(let prompt, let over): return .quitQuestion(prompt, over: over.changingEditors(change))
    }
  }
}

/// What happened last, on one line; the next key takes it away.
struct Status: Hashable, Sendable {
  /// A sentence.
  let text: String
  /// Whether something could not be done.
  let isProblem: Bool
}
