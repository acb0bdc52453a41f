import Alarms
import TerminalUI
import Timekeeping
import Words

extension RingView {
  /// How late it is and what time it is: "6 min late; it is 07:36".
  var lateness: String {
    let language = context.language
    let now = context.local.time
    let clock = language.clock(TimeOfDay(hour: now.hour, minute: now.minute) ?? now)
    var parts: [String] = []
    let late = shown.lateSeconds
    if late > 0 { parts.append(language("%1 late", language.howLate(late))) }
    if shown.passed == 1 { parts.append(language("one earlier ring passed unnoticed")) }
    if shown.passed > 1 { parts.append(language("%1 earlier rings passed unnoticed", String(shown.passed))) }
    parts.append(language("it is %1", clock))
    return parts.joined(separator: "; ")
  }

  /// How long a snooze would last: as typed, else the alarm's own.
  var snooze: String {
    let language = context.language
    if ring.current == nil { return language("answered") }
    if shown.isTest { return language("Enter ends the test") }
    guard let own = shown.alarm.snoozeMinutes else { return language("no snooze; Enter stops it") }
    guard ring.minutes.isEmpty else { return language("s snoozes %1 min", ring.minutes) }
    return language("s snoozes %1 min; or type the minutes first", String(own))
  }

  /// The same without what could be typed, for where that has no room.
  var shortSnooze: String {
    guard ring.minutes.isEmpty, ring.current != nil, !shown.isTest, let own = shown.alarm.snoozeMinutes
    else { return snooze }
    return context.language("s snoozes %1 min", String(own))
  }

  /// What is shown large: the time it was set to or its place was entered or left at, or the length of a timer.
  static func digits(_ ring: Ring, _ context: ScreenContext) -> String {
    switch ring.alarm.schedule {
    case .once, .repeating, .place:
      let time = time(of: ring, context)
      guard context.language.usesTwelveHours else { return "\(two(time.hour)):\(two(time.minute))" }
      return "\((time.hour + 11) % 12 + 1):\(two(time.minute))"
    case .timer(let seconds):
      let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
      return (hours > 0 ? "\(hours):\(two(minutes))" : "\(minutes)") + ":\(two(seconds % 60))"
    }
  }

  /// The half of the day of what is shown large; nil where there are none.
  static func half(_ ring: Ring, _ context: ScreenContext) -> String? {
    guard context.language.usesTwelveHours, !ring.alarm.schedule.isTimer else { return nil }
    let time = time(of: ring, context)
    return time.hour < 12 ? context.language.halves.morning : context.language.halves.afternoon
  }

  private static func time(of ring: Ring, _ context: ScreenContext) -> TimeOfDay {
    ring.alarm.schedule.time ?? context.local(ring.scheduled).time
  }

  private static func two(_ number: Int) -> String {
    number < 10 ? "0\(number)" : String(number)
  }
}
