import Alarms
import TerminalUI
import Timekeeping

/// The question at what time the next ring of an alarm is to be instead, only once.
struct InsteadPrompt: Hashable, Sendable {
  /// The alarm.
  let alarm: Alarm
  /// Its next ring, which is left out.
  let ring: RecurrenceInstance
  /// The rules of the zone its times are meant in.
  let zone: ZoneRules
  /// The time, as typed or chosen.
  var time: ComboField
  /// Why the time cannot be; nil while nothing is known against it.
  var problem: String?

  /// Asks for the next ring of an alarm.
  init(_ alarm: Alarm, ring: RecurrenceInstance, in zone: ZoneRules) {
    (self.alarm, self.ring, self.zone) = (alarm, ring, zone)
    time = ComboField(text: ring.nominal.time.description, limit: 40)
  }

  /// The local time it means, on the day of the ring that is left out.
  ///
  /// - Throws: `.field` for a text that is no time of day, `.ringsThenAnyway` for the alarm's own time, `.alreadyPassed`
  ///   for one that is over.
  func moment(now: Instant) throws(AlarmError) -> LocalDateTime {
    guard case .time(let time)? = try? When(parsing: time.text) else { throw .field(.time, given: time.text) }
    guard time != ring.nominal.time else { throw .silence(.ringsThenAnyway(alarm, ring.nominal)) }
    let moment = LocalDateTime(date: ring.nominal.date, time: time)
    guard zone.instant(of: moment) > now else { throw .alreadyPassed(moment) }
    return moment
  }

  /// Times around the alarm's own: up to two hours before and after it, on the same day.
  var usualTimes: [String] {
    let own = ring.nominal.time
    return [-120, -60, -30, -15, 0, 15, 30, 60, 120].compactMap { minutes in
      let time = own.hour * 60 + own.minute + minutes
      guard (0..<1440).contains(time) else { return nil }
      return TimeOfDay(hour: time / 60, minute: time % 60)?.description
    }
  }
}
