import Testing
import UserNotifications

/// What programs for phones say, compiled as Swift 5: that it compiles is most of the test.
struct SeedCallTests {
  @Test("A class of Swift 5 with state of its own is a delegate in either form")
  func delegates() {
    let delegates: [any UNUserNotificationCenterDelegate] = [CompletionHandlers(), Mixed()]
    #expect(delegates.count == 2)
  }

  @Test("A request for a time of day is made as the water reminder makes it")
  func waterReminder() {
    let alert = Alert(id: "a", date: Date(timeIntervalSince1970: 0), isOn: true)
    let request = UNUserNotificationCenter.request(by: alert)
    #expect(request.content.badge == 1)
    #expect(request.trigger?.repeats == true)
    #expect((request.trigger as? UNCalendarNotificationTrigger)?.dateComponents.second == nil)
  }

  @Test("A request with a sound of its own is made as the alarm manager makes it")
  func alarmManager() {
    let content = UNMutableNotificationContent()
    content.sound = UNNotificationSound(named: UNNotificationSoundName(rawValue: "Bell" + ".mp3"))
    let components = Calendar.current.dateComponents([.day, .hour, .minute], from: Date())
    let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: false)
    let request = UNNotificationRequest(identifier: UUID().uuidString, content: content, trigger: trigger)
    #expect(request.content.sound == UNNotificationSound(named: UNNotificationSoundName("Bell.mp3")))
  }
}

private struct Alert {
  let id: String
  let date: Date
  let isOn: Bool
}

extension UNUserNotificationCenter {
  fileprivate static func request(by alert: Alert) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = "Time for a glass of water"
    content.body = "One and a half to two litres a day."
    content.sound = .default
    content.badge = 1
    let component = Calendar.current.dateComponents([.hour, .minute], from: alert.date)
    let trigger = UNCalendarNotificationTrigger(dateMatching: component, repeats: alert.isOn)
    return UNNotificationRequest(identifier: alert.id, content: content, trigger: trigger)
  }

  fileprivate func addNotificationRequest(by alert: Alert) {
    self.add(Self.request(by: alert), withCompletionHandler: nil)
  }
}

/// The calls, never made: each as it is written in a program for phones.
private final class Program {
  var center = UNUserNotificationCenter.current()
  var granted = false

  func ask(for delegate: Mixed) {
    center.delegate = delegate
    let authorizationOptions = UNAuthorizationOptions(arrayLiteral: [.alert, .badge, .sound])
    center.requestAuthorization(options: authorizationOptions) { _, error in
      if let error = error { print("ERROR: \(error.localizedDescription)") }
    }
    center.requestAuthorization(options: [.alert, .sound, .badge]) { granted, _ in
      print(granted ? "granted" : "denied")
    }
  }

  func askInTurn() async throws {
    granted = try await center.requestAuthorization(options: [.alert])
    let settings = await center.notificationSettings()
    if settings.authorizationStatus == .authorized, settings.soundSetting == .enabled { ask(for: Mixed()) }
    do {
      try await center.add(UNNotificationRequest(identifier: "a", content: UNNotificationContent(), trigger: nil))
    } catch UNError.notificationsNotAllowed {
      print("not allowed")
    }
    try await center.setBadgeCount(0)
  }

  func schedule(startDate: Date, alertTime: Date, repeatCycle: Int) {
    let content = UNMutableNotificationContent()
    content.userInfo = ["startDate": startDate, "alertTime": alertTime, "repeatCycle": repeatCycle, "body": "x"]
    content.badge = NSNumber(value: 1 + 1)
    var dateComponents = Calendar.current.dateComponents([.year, .month, .day], from: startDate)
    dateComponents.hour = Calendar.current.component(.hour, from: alertTime)
    dateComponents.weekday = Calendar.current.component(.weekday, from: startDate)
    let trigger = UNCalendarNotificationTrigger(dateMatching: dateComponents, repeats: false)
    let request = UNNotificationRequest(identifier: "initial-1", content: content, trigger: trigger)
    center.add(request) { error in
      if let error = error { print("Error scheduling notification: \(error.localizedDescription)") }
    }
    let soon = UNTimeIntervalNotificationTrigger(timeInterval: 3, repeats: false)
    center.add(UNNotificationRequest(identifier: "local noti", content: content, trigger: soon))
  }

  func remove(_ identifier: String) {
    center.removePendingNotificationRequests(withIdentifiers: [identifier])
    center.removeAllPendingNotificationRequests()
    center.removeDeliveredNotifications(withIdentifiers: [identifier])
    center.removeAllDeliveredNotifications()
    center.getPendingNotificationRequests { requests in print(requests.map { $0.identifier }) }
    center.getDeliveredNotifications { notifications in print(notifications.count) }
    center.getNotificationSettings { settings in print(settings.authorizationStatus.rawValue) }
    center.getNotificationCategories { categories in print(categories.count) }
    center.setBadgeCount(0) { error in print(error as Any) }
  }
}

private class CompletionHandlers: NSObject, UNUserNotificationCenterDelegate {
  var count = 0

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    let userInfo = notification.request.content.userInfo
    if let repeatCycle = userInfo["repeatCycle"] as? Int, repeatCycle != 0 { count += repeatCycle }
    completionHandler([.banner, .list, .badge, .sound])
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }
}

private class Mixed: NSObject, UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    return [.list, .banner, .sound, .badge]
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    if response.notification.request.identifier == "local noti" { print("deep link") }
    completionHandler()
  }
}
