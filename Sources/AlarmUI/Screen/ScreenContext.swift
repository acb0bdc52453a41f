import Alarms
import Notifications
import Timekeeping
import Words

/// What every part of the screen needs to know to speak of alarms: the language, the time, the zone, the defaults.
struct ScreenContext: Hashable, Sendable {
  /// The language of every sentence, with the clock and the weeks that the settings say.
  private(set) var language: Language
  /// The zone local times are shown in.
  var zone: ZoneRules
  /// The wall clock at the latest event that told it.
  var now: Instant
  /// The defaults of new alarms, and how the screen behaves.
  var settings: AlarmSettings {
    didSet { language = language.following(settings) }
  }
  /// What was read of the zones that alarms are pinned to, by their names.
  var namedZones: [String: ZoneAnswer] = [:]

  /// What is known at the start.
  init(language: Language, zone: ZoneRules, now: Instant, settings: AlarmSettings) {
    self.language = language.following(settings)
    (self.zone, self.now, self.settings) = (zone, now, settings)
  }
}

extension ScreenContext {
  /// The date and time on the wall.
  var local: LocalDateTime { zone.localTime(at: now).dateTime }

  /// The zones there are as far as the screen knows: the one it shows, and those that were read for it.
  var zones: Zones {
    let context = self
    return Zones(local: zone) { (name) throws(ZoneError) in
      switch context.answer(of: name) {
      case .rules(let rules): return rules
      case .refused(let error): throw error
      case nil: throw .unknown(name: name)
      }
    }
  }

  /// What is known of a zone, nil being the one shown; nil while it has not been read.
  func answer(of name: String?) -> ZoneAnswer? {
    guard let name, name != zone.name else { return .rules(zone) }
    return namedZones[name]
  }

  /// The rules of a zone, nil being the one shown; nil while they have not been read, and when there are none.
  func rules(of name: String?) -> ZoneRules? {
    guard case .rules(let rules)? = answer(of: name) else { return nil }
    return rules
  }

  /// The local date and time of an instant.
  func local(_ instant: Instant) -> LocalDateTime {
    zone.localTime(at: instant).dateTime
  }

  /// What an alarm is called in a sentence: its label, or its time where it has none.
  func name(of alarm: Alarm) -> String {
    alarm.label.isEmpty ? time(of: alarm) : language.shortened(alarm.label)
  }

  /// What a ring is called: what it says, or its alarm's time where it says nothing.
  func name(of ring: Ring) -> String {
    ring.content.title.isEmpty ? time(of: ring.alarm) : language.shortened(ring.content.title)
  }

  private func time(of alarm: Alarm) -> String {
    switch alarm.schedule {
    case .once(let time, _): return language.clock(time)
    case .repeating(let set): return language.clock(set.time)
    case .place(let region, _): return language.crossing(at: region)
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
