import UserNotifications

/// The alerts, kept in the user's defaults, and in step with the notification centre.
struct AlertList {
  private static let key = "alerts"
  private let center = UNUserNotificationCenter.current()
  private(set) var alerts: [Alert]

  init() {
    let data = UserDefaults.standard.data(forKey: AlertList.key) ?? Data()
    alerts = (try? JSONDecoder().decode([Alert].self, from: data)) ?? []
  }

  /// A new alert is on.
  mutating func add(_ date: Date) async throws {
    let alert = Alert(date: date)
    try await center.addNotificationRequest(by: alert)
    alerts.append(alert)
    alerts.sort { $0.date < $1.date }
    try save()
  }

  mutating func setSwitch(_ isOn: Bool, at row: Int) async throws {
    alerts[row].isOn = isOn
    if isOn {
      try await center.addNotificationRequest(by: alerts[row])
    } else {
      center.removePendingNotificationRequests(withIdentifiers: [alerts[row].id])
    }
    try save()
  }

  mutating func delete(at row: Int) throws {
    center.removePendingNotificationRequests(withIdentifiers: [alerts[row].id])
    alerts.remove(at: row)
    try save()
  }

  private func save() throws {
    UserDefaults.standard.set(try JSONEncoder().encode(alerts), forKey: AlertList.key)
    UserDefaults.standard.synchronize()
  }
}
