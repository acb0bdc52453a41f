import Notifications
import Words

extension Language {
  /// What must be said wherever alarms are shown or set, when they are kept from ringing aloud; nil when they are not.
  public func warning(of settings: NotificationSettings) -> String? {
    if settings.isDenied {
      return self("Alarms are not allowed at all: “alarm authorize” allows them.")
    }
    guard !settings.allowsSound else { return nil }
    return self("Alarms are not allowed to sound: “alarm authorize sound” allows it.")
  }

  /// The same in a few words.
  public func shortWarning(of settings: NotificationSettings) -> String? {
    if settings.isDenied { return self("not allowed") }
    return settings.allowsSound ? nil : self("not allowed to sound")
  }

  /// What is said once, when setting an alarm was the user's yes.
  public var firstYes: String {
    self("That was your yes: alarms may ring. “alarm authorize --deny” takes it back.")
  }

  /// What alarms are allowed to do, in a sentence.
  public func sentence(for settings: NotificationSettings) -> String {
    switch settings.authorization {
    case .notDetermined: return self("Nothing is decided yet: setting an alarm allows alarms to ring.")
    case .denied: return self("Alarms are not allowed at all.")
    case .authorized(.all): return self("Alarms are allowed to show themselves, to sound and to count in the badge.")
    case .authorized([]): return self("Alarms are allowed to come due, but neither to show themselves nor to sound.")
    case .authorized(let kinds):
      let allowed = names(of: kinds, joinedBy: self(" and "))
      let denied = names(of: AuthorizationOptions.all.subtracting(kinds), joinedBy: self(" or "))
      return self("Alarms are allowed %1, and not %2.", allowed, denied)
    }
  }

  /// What became of the alarms when what they are allowed was changed, one sentence each; empty when nothing did.
  public func sentences(for outcome: AuthorizationOutcome) -> [String] {
    var sentences: [String] = []
    switch outcome.withdrawn {
    case 0: break
    case 1: sentences.append(self("1 alarm rings no longer; its switch stays as it is."))
    default: sentences.append(self("%1 alarms ring no longer; their switches stay.", String(outcome.withdrawn)))
    }
    switch outcome.returned {
    case 0: break
    case 1: sentences.append(self("1 alarm that is on will ring again."))
    default: sentences.append(self("%1 alarms that are on will ring again.", String(outcome.returned)))
    }
    return sentences
      + outcome.over.map { self("%1 has no time to ring left and is switched off.", name(of: $0)) }
  }

  private func names(of kinds: AuthorizationOptions, joinedBy word: String) -> String {
    var names: [String] = []
    if kinds.contains(.alert) { names.append(self("to show themselves")) }
    if kinds.contains(.sound) { names.append(self("to sound")) }
    if kinds.contains(.badge) { names.append(self("to count in the badge")) }
    return names.joined(separator: word)
  }
}
