import UserNotifications

/// Keeps alarms in sections, and every one that is on registered, not only the next.
struct AlarmManager {
  private let notification = UNUserNotificationCenter.current()
  private(set) var alarms: [[Alarm]] = [[]]

  mutating func add(_ alarm: Alarm) async throws {
    alarms[0].append(alarm)
    alarms[0].sort()
    try await schedule(alarm)
  }

  /// Replaces an alarm; one that is on is registered anew.
  mutating func setAlarm(to alarm: Alarm, at path: IndexPath) async throws {
    let old = alarms[path[0]][path[1]]
    alarms[path[0]][path[1]] = alarm
    remove(old)
    if alarm.isOn { try await schedule(alarm) }
  }

  mutating func removeAlarm(at path: IndexPath) {
    remove(alarms[path[0]].remove(at: path[1]))
  }

  mutating func alarmSwitched(to isOn: Bool, at path: IndexPath) async throws {
    alarms[path[0]][path[1]].isOn = isOn
    let alarm = alarms[path[0]][path[1]]
    if isOn { try await schedule(alarm) } else { remove(alarm) }
  }

  private func remove(_ alarm: Alarm) {
    notification.removePendingNotificationRequests(withIdentifiers: [alarm.identifier.uuidString])
  }

  private func schedule(_ alarm: Alarm) async throws {
    let content = UNMutableNotificationContent()
    content.title = "Alarm"
    content.body = "It is time."
    let file = SoundList.title(at: alarm.soundIndexPath) + ".mp3"
    content.sound = UNNotificationSound(named: UNNotificationSoundName(rawValue: file))
    let components = Calendar.current.dateComponents([.day, .hour, .minute, .second], from: alarm.time)
    let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: false)
    let request = UNNotificationRequest(identifier: alarm.identifier.uuidString, content: content, trigger: trigger)
    do {
      try await notification.add(request)
    } catch {
      print("Notification Error:", error.localizedDescription)
      throw error
    }
  }
}
