import UserNotifications

/// `start-then-repeat 2027-01-05 20:30 weekly Take a picture`: on that day, and from then on every week, or `daily`.
@main
struct StartThenRepeat {
  static func main() async throws {
    let center = UNUserNotificationCenter.current()
    guard try await center.requestAuthorization(options: [.alert, .sound, .badge]) else {
      return print("Reminders are not allowed.")
    }
    let words = Array(CommandLine.arguments.dropFirst())
    if words.count > 3, let reminder = Reminder(words) {
      do {
        try await center.add(reminder.initialRequest)
      } catch {
        print("Error scheduling notification: \(error.localizedDescription)")
      }
    } else if !words.isEmpty {
      return print("YYYY-MM-DD HH:MM daily|weekly TEXT, or nothing to see what is pending")
    }
    for request in await center.pendingNotificationRequests() {
      let next = (request.trigger as? UNCalendarNotificationTrigger)?.nextTriggerDate()
      let cycle = request.trigger?.repeats == true ? "repeats" : "once"
      print(request.identifier, next?.formatted(.iso8601) ?? "never", cycle)
    }
    for notification in await center.deliveredNotifications() {
      print("delivered", notification.request.identifier)
    }
  }
}

/// A reminder that begins on a date.
private struct Reminder {
  var start: DateComponents
  var isWeekly: Bool
  var text: String

  init?(_ words: [String]) {
    let day = words[0].split(separator: "-").compactMap { Int($0) }
    let time = words[1].split(separator: ":").compactMap { Int($0) }
    guard day.count == 3, time.count == 2, ["daily", "weekly"].contains(words[2]) else { return nil }
    start = DateComponents(year: day[0], month: day[1], day: day[2], hour: time[0], minute: time[1])
    isWeekly = words[2] == "weekly"
    text = words[3...].joined(separator: " ")
  }

  /// Once, at the start; its delivery registers the other one, whether this program runs then or not.
  var initialRequest: UNNotificationRequest {
    UNNotificationRequest(
      identifier: "initial", content: content,
      trigger: UNCalendarNotificationTrigger(dateMatching: start, repeats: false),
      followUp: UNNotificationRequest(
        identifier: "repeating", content: content,
        trigger: UNCalendarNotificationTrigger(dateMatching: cycle, repeats: true)))
  }

  /// What repeats: the time of day, and on the start's weekday if it is weekly.
  private var cycle: DateComponents {
    var components = DateComponents(hour: start.hour, minute: start.minute)
    if isWeekly, let date = Calendar.current.date(from: start) {
      components.weekday = Calendar.current.component(.weekday, from: date)
    }
    return components
  }

  private var content: UNNotificationContent {
    let content = UNMutableNotificationContent()
    content.title = "Reminder"
    content.body = text
    content.sound = .default
    content.userInfo = ["start": Calendar.current.date(from: start) ?? Date(), "repeatCycle": isWeekly ? 7 : 1]
    return content
  }
}
