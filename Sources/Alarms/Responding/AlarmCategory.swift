import Notifications
import Words

/// The category of alarms: Stop and Snooze, and what they mean.
public enum AlarmCategory {
  /// The actions a category of alarms offers; the raw value is the identifier.
  public enum Action: String, CaseIterable, Sendable {
    /// The user has had enough.
    case stop
    /// The user wants it again after the alarm's own snooze.
    case snooze

    /// What it does to a ring.
    public var answer: RingAnswer {
      switch self {
      case .stop: .stop
      case .snooze: .snooze(minutes: nil)
      }
    }
  }

  /// What a response to an alarm's notification asks for.
  public enum Meaning: Hashable, Sendable {
    /// Answer the ring.
    case answer(RingAnswer)
    /// Show where it leads.
    case open
    /// Nothing: dismissing a bubble stops no ring, and an action that is not offered does nothing.
    case nothing
  }

  /// The category in a language.
  ///
  /// It does not ask to hear of dismissals, so that sweeping bubbles away silences no alarm.
  ///
  /// - Parameters:
  ///   - language: the language of its buttons.
  ///   - alarms: the alarms of one notification, which its buttons are worded for; where none of them can be snoozed there
  ///     is only Stop. None stands for any alarm.
  public static func category(_ language: Language, for alarms: [Alarm] = []) -> NotificationCategory {
    let allowsSnooze = alarms.isEmpty || alarms.contains { $0.snoozeMinutes != nil }
    let actions = Action.allCases.filter { $0 != .snooze || allowsSnooze }
    return NotificationCategory(
      identifier: Alarm.category,
      actions: actions.map { NotificationAction(identifier: $0.rawValue, title: title($0, alarms, language)) })
  }

  /// What a response means.
  public static func meaning(of action: ResponseAction) -> Meaning {
    guard category(.english).accepts(action) else { return .nothing }
    return switch action {
    case .default: .open
    case .dismiss: .nothing
    case .action(let identifier): Action(rawValue: identifier).map { .answer($0.answer) } ?? .nothing
    }
  }

  private static func title(_ action: Action, _ alarms: [Alarm], _ language: Language) -> String {
    let isSeveral = alarms.count > 1
    switch action {
    case .stop: return isSeveral ? language("Stop all") : language("Stop")
    case .snooze:
      if isSeveral { return language("Snooze all") }
      return alarms.first?.snoozeMinutes.map { language("Snooze %1 min", String($0)) } ?? language("Snooze")
    }
  }
}
