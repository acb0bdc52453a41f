import Alarms
import Notifications

/// What alarms are allowed to do, as JSON objects.
enum AuthorizationJSON {
  private typealias Member = JSONValue.Member

  /// The settings: status, alert, sound, badge.
  static func object(_ settings: NotificationSettings) -> JSONValue {
    .object(members(settings))
  }

  /// The settings, and what came of changing them: withdrawn, returned, switchedOff.
  static func object(_ outcome: AuthorizationOutcome) -> JSONValue {
    .object(
      members(outcome.settings) + [
        Member("withdrawn", .integer(outcome.withdrawn)), Member("returned", .integer(outcome.returned)),
        Member("switchedOff", .array(outcome.over.map { .string($0.id.description) })),
      ])
  }

  private static func members(_ settings: NotificationSettings) -> [Member] {
    let status =
      switch settings.authorizationStatus {
      case .notDetermined: "notDetermined"
      case .denied: "denied"
      case .authorized: "authorized"
      }
    return [
      Member("status", .string(status)), Member("alert", .boolean(settings.allowsAlert)),
      Member("sound", .boolean(settings.allowsSound)), Member("badge", .boolean(settings.allowsBadge)),
    ]
  }
}
