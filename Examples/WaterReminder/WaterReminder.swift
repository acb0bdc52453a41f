import UserNotifications

/// `water-reminder add 09:00`, `on 1`, `off 1`, `delete 1`, `list`, and `run` to be reminded.
@main
struct WaterReminder {
  static func main() async throws {
    let center = UNUserNotificationCenter.current()
    let presenter = Presenter()
    center.delegate = presenter
    let options = UNAuthorizationOptions(arrayLiteral: [.alert, .badge, .sound])
    guard try await center.requestAuthorization(options: options) else { return print("Reminders are not allowed.") }
    var list = AlertList()
    switch words(CommandLine.arguments.dropFirst()) {
    case .add(let date): try await list.add(date)
    case .on(let row) where list.alerts.indices.contains(row): try await list.setSwitch(true, at: row)
    case .off(let row) where list.alerts.indices.contains(row): try await list.setSwitch(false, at: row)
    case .delete(let row) where list.alerts.indices.contains(row): try list.delete(at: row)
    case .run: return try await run(center, presenter)
    case .list, .on, .off, .delete: break
    case nil: return print("add HH:MM, on ROW, off ROW, delete ROW, list, run")
    }
    await show(list.alerts, center)
  }

  private static func run(_ center: UNUserNotificationCenter, _ presenter: Presenter) async throws {
    // Who opens the program has seen what the badge counts.
    try await center.setBadgeCount(0)
    print("Waiting for", await center.pendingNotificationRequests().count, "reminders; Ctrl-C ends.")
    for await title in presenter.titles {
      print("Reminded:", title)
      // Where the output is a pipe nobody would see it before the end.
      fflush(nil)
    }
  }

  private static func show(_ alerts: [Alert], _ center: UNUserNotificationCenter) async {
    let pending = Set(await center.pendingNotificationRequests().map(\.identifier))
    for (row, alert) in alerts.enumerated() {
      let time = Calendar.current.dateComponents([.hour, .minute], from: alert.date)
      let state = alert.isOn ? "on" : "off"
      let note = pending.contains(alert.id) ? "pending" : "not pending"
      print(row + 1, "\(time.hour ?? 0):" + String(format: "%02d", time.minute ?? 0), state, note)
    }
    print("badge", await center.badgeCount())
  }
}

/// Shows every reminder in all ways, and tells of it.
private final class Presenter: NSObject, UNUserNotificationCenterDelegate {
  let (titles, teller) = AsyncStream<String>.makeStream()

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([.banner, .list, .badge, .sound])
    teller.yield(notification.request.content.title)
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }
}

private enum Order {
  case add(Date)
  case on(Int)
  case off(Int)
  case delete(Int)
  case list
  case run
}

private func words(_ words: ArraySlice<String>) -> Order? {
  let row = words.dropFirst().first.flatMap { Int($0) }.map { $0 - 1 }
  switch (words.first ?? "list", row) {
  case ("list", _): return .list
  case ("run", _): return .run
  case ("on", let row?): return .on(row)
  case ("off", let row?): return .off(row)
  case ("delete", let row?): return .delete(row)
  case ("add", _):
    let parts = (words.dropFirst().first ?? "").split(separator: ":").compactMap { Int($0) }
    guard parts.count == 2 else { return nil }
    return Calendar.current.date(bySettingHour: parts[0], minute: parts[1], second: 0, of: Date()).map(Order.add)
  default: return nil
  }
}
