import AlarmUI
import Alarms
import Notifications
import TerminalUI
import Timekeeping

/// What the first picture shows, read from the store before the terminal is taken.
struct Opening: Sendable {
  /// As many alarms as a tall window shows; the rest is read after the first picture.
  static let firstPage = 100

  let settings: AlarmSettings
  let page: [ListedAlarm]
  let total: Int
  let on: Int
  let next: ListedAlarm?
  let badge: Int
  let allowed: NotificationSettings
  let missed: [DeliveredNotification]

  /// Reads it.
  ///
  /// - Parameter rows: how many alarms to read; nil for all.
  init(_ door: any AlarmDoor, rows: Int? = firstPage) async throws(AlarmError) {
    settings = try await door.settings()
    (total, on) = try await door.counts()
    page = try await door.alarms(from: 0, limit: rows)
    next = try await door.next()
    badge = try await door.badge()
    allowed = try await door.notificationSettings()
    // Where nothing may be counted the badge does not tell.
    let isNoneMissed = badge == 0 && allowed.allowsBadge
    missed = isNoneMissed ? [] : try await door.delivered().filter { $0.occurrence.state == .missed }
  }

  /// The state the screen starts with.
  func state(
    _ surroundings: Surroundings, now: Instant, size: Size, usesASCII: Bool, prefersColor: Bool
  ) -> ScreenState {
    ScreenState(
      language: usesASCII ? surroundings.language.inASCII : surroundings.language, zone: surroundings.zones.local,
      now: now, size: size,
      settings: surroundings.inForce(settings),
      list: page,
      total: total, on: on, isListComplete: page.count == total, next: next, badge: badge, allowed: allowed,
      missed: missed, usesASCII: usesASCII, prefersColor: prefersColor)
  }
}
