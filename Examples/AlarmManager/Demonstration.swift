import UserNotifications

/// Adds, edits, switches and deletes alarms, says what is registered after each step, and waits for one to ring.
@main
struct Demonstration {
  static func main() async throws {
    let center = UNUserNotificationCenter.current()
    let presenter = Presenter()
    center.delegate = presenter
    guard try await center.requestAuthorization(options: [.alert, .sound]) else { return print("Not allowed.") }
    center.removeAllPendingNotificationRequests()
    var manager = AlarmManager()
    let first = IndexPath(indexes: [0, 0])
    try await manager.add(Alarm(time: Date() + 7200, soundIndexPath: IndexPath(indexes: [1, 0])))
    try await manager.add(Alarm(time: Date() + 3600, soundIndexPath: first))
    await show("added two", center)
    try await manager.alarmSwitched(to: false, at: first)
    await show("switched the first off", center)
    try await manager.alarmSwitched(to: true, at: first)
    manager.removeAlarm(at: IndexPath(indexes: [0, 1]))
    await show("switched it on, deleted the other", center)
    var alarm = manager.alarms[0][0]
    alarm.time = Date() + 3
    try await manager.setAlarm(to: alarm, at: first)
    await show("moved it to the next seconds", center)
    for await notification in presenter.notifications {
      print("rings:", notification.request.content.title)
      break
    }
  }

  private static func show(_ step: String, _ center: UNUserNotificationCenter) async {
    print("\(step):", await center.pendingNotificationRequests().count, "registered")
  }
}

private final class Presenter: NSObject, UNUserNotificationCenterDelegate {
  let (notifications, teller) = AsyncStream<UNNotification>.makeStream()

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    teller.yield(notification)
    return [.banner, .list, .sound]
  }
}
