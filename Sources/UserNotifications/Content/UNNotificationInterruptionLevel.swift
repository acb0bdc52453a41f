import Notifications

/// How far a notification may intrude; the raw values are Apple's.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// Goes to the list without sound or banner.
  case passive = 0
  /// Sounds and shows at once.
  case active
  /// Also through a focus or do-not-disturb mode, where the desktop lets it.
  case timeSensitive
  /// As `timeSensitive`: critical alerts are not offered here.
  case critical
}

extension UNNotificationInterruptionLevel {
  init(_ level: InterruptionLevel) {
    self =
      switch level {
      case .passive: .passive
      case .active: .active
      case .timeSensitive: .timeSensitive
      case .critical: .critical
      }
  }

  var level: InterruptionLevel {
    switch self {
    case .passive: .passive
    case .active: .active
    case .timeSensitive: .timeSensitive
    case .critical: .critical
    }
  }
}
