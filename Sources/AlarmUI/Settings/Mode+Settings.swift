extension Mode {
  /// The same with the settings changed, if they are open.
  func changingSettings(_ change: (inout SettingsScreen) -> Void) -> Mode {
    switch self {
    case .list: return .list
    case .settings(var settings, let over):
      change(&settings)
      return .settings(settings, over: over)
    case .editor(let editor, let over): return .editor(editor, over: over.changingSettings(change))
    case .help(let first, let over): return .help(first: first, over: over.changingSettings(change))
    case .pause(let prompt, let over): return .pause(prompt, over: over.changingSettings(change))
    case .quitQuestion(let prompt, let over): return .quitQuestion(prompt, over: over.changingSettings(change))
    }
  }
}
