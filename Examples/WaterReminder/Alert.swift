import UserNotifications

/// A reminder to drink: a time of day with a switch.
struct Alert: Codable {
  var id = UUID().uuidString
  var date: Date
  var isOn = true
}

extension UNUserNotificationCenter {
  /// The one place where requests are made: every day at the alert's hour and minute, for as long as it is on.
  func addNotificationRequest(by alert: Alert) async throws {
    let content = UNMutableNotificationContent()
    content.title = "Time for a glass of water"
    content.body = "One and a half to two litres a day keep you going."
    content.sound = .default
    content.badge = 1
    let components = Calendar.current.dateComponents([.hour, .minute], from: alert.date)
    let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: alert.isOn)
    try await add(UNNotificationRequest(identifier: alert.id, content: content, trigger: trigger))
  }
}
