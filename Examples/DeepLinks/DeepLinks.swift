import UserNotifications

/// Sends a notification whose identifier is a link, and goes where it leads when it is opened.
@main
struct DeepLinks {
  static func main() async throws {
    let link = CommandLine.arguments.dropFirst().first ?? "my-app://main/first?message=Hello&desc=World"
    let center = UNUserNotificationCenter.current()
    let coordinator = Coordinator()
    center.delegate = coordinator
    guard try await center.requestAuthorization(options: [.alert, .sound]) else { return print("Not allowed.") }
    let content = UNMutableNotificationContent()
    content.title = "Open me"
    content.sound = .default
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 0.5, repeats: false)
    try await center.add(UNNotificationRequest(identifier: link, content: content, trigger: trigger))
    for await place in coordinator.places {
      print(place)
      break
    }
  }
}

/// Decides about the screen for the whole program, whatever shows just now.
private final class Coordinator: NSObject, UNUserNotificationCenterDelegate {
  let (places, teller) = AsyncStream<String>.makeStream()

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    [.list, .banner, .sound, .badge]
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    defer { completionHandler() }
    switch DeepLink(string: response.notification.request.identifier) {
    case .login: teller.yield("the login screen")
    case .main(let message, let desc): teller.yield("the main screen: \(message ?? "none"), \(desc ?? "none")")
    case nil: teller.yield("no deep link")
    }
  }
}
