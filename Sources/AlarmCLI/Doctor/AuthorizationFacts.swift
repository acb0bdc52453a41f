import Alarms
import Notifications
import Words

/// What alarms are allowed to do.
public enum AuthorizationFacts: Hashable, Sendable {
  /// The alarms cannot be read.
  case unknown
  /// What the user has decided.
  case known(NotificationSettings)
}

extension AuthorizationFacts {
  func finding(_ language: Language) -> Finding {
    guard case .known(let settings) = self else {
      return Finding(.authorization, .warning, language("Not known: the alarms could not be read."))
    }
    let text = language.sentence(for: settings)
    if settings.isDenied {
      return Finding(.authorization, .problem, text, remedy: language("“alarm authorize” allows them."))
    }
    guard settings.allowsSound else {
      return Finding(.authorization, .problem, text, remedy: language("“alarm authorize sound” lets them sound."))
    }
    return Finding(.authorization, .ok, text)
  }
}
