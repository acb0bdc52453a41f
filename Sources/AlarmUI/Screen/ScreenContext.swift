import Alarms
import Notifications
import Timekeeping
import Words

/// What every part of the screen needs to know to speak of alarms: the language, the time, the zone, the defaults.
struct ScreenContext: Hashable, Sendable {
  /// The language of every sentence.
  let language: Language
  /// The zone local times are shown in.
  var zone: ZoneRules
  /// The wall clock at the latest event that told it.
  var now: Instant
  /// The defaults of new alarms.
  var settings: AlarmSettings
}

extension ScreenContext {
  /// The date and time on the wall.
  var local: LocalDateTime { zone.localTime(at: now).dateTime }

  /// The zones there are as far as the screen knows: the one it shows.
  var zones: Zones {
    let zone = zone
    return Zones(local: zone) { (name) throws(ZoneError) in
      guard name == zone.name else { throw .unknown(name: name) }
      return zone
    }
  }

  /// The local date and time of an instant.
  func local(_ instant: Instant) -> LocalDateTime {
    zone.localTime(at: instant).dateTime
  }

  /// What an alarm is called in a sentence: its label, or its time where it has none.
  func name(of alarm: Alarm) -> String {
    guard alarm.label.isEmpty else { return language.shortened(alarm.label) }
    switch alarm.schedule {
    case .once(let time, _): return language.clock(time)
    case .repeating(let set): return language.clock(set.time)
    case .timer(let seconds): return language("Timer %1", language.spanWithSeconds(.seconds(seconds)))
    }
  }

  /// How long until an instant, to the second where seconds are counted down.
  func wait(until instant: Instant, isTimer: Bool) -> String {
    let left = instant - now
    guard left > .zero else { return language("now") }
    let text = countsSeconds(left, isTimer: isTimer) ? language.spanWithSeconds(left) : language.span(left)
    return language("in %1", text)
  }

  /// Whether a wait is shown to the second: the last minute of anything, the last ten of a timer.
  func countsSeconds(_ left: Duration, isTimer: Bool) -> Bool {
    left > .zero && left <= .seconds(isTimer ? 600 : 60)
  }
}
