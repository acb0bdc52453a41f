import Notifications
import SQLite

/// What the user allows lies in the table of settings, under a key that `alarm config` does not know.
extension CentreTables {
  private static let key = "authorization"

  /// What the user allows.
  public func notificationSettings() throws(StoreFault) -> NotificationSettings {
    let stored = try rows(
      "SELECT value FROM settings WHERE key = ?", bind: { $0.bind(Self.key, at: 1) }, make: { $0.text(0) })
    return NotificationSettings(stored: stored.first)
  }

  /// Keeps what the user allows.
  func setNotificationSettings(_ settings: NotificationSettings) throws(StoreFault) {
    guard let stored = settings.stored else {
      return try run("DELETE FROM settings WHERE key = ?") { $0.bind(Self.key, at: 1) }
    }
    try setSetting(Self.key, to: stored)
  }

  /// Everything that is pending or rings and has not been answered, with the badge and what the user allows; nothing of
  /// the list.
  public func allRows() throws(StoreFault) -> CentreRows {
    var rows = CentreRows(badge: try badge(), settings: try notificationSettings())
    for pending in try pending() { rows.pending[pending.request.identifier] = pending }
    for place in try places() { rows.places[place.request.identifier] = place }
    rows.ringing = try self.rows(OccurrenceColumns.select + " WHERE state = 'ringing'") {
      OccurrenceColumns.occurrence(in: $0)
    }
    return rows
  }
}
