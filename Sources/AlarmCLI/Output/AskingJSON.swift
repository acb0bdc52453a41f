import Alarms
import Timekeeping

/// What is to come, as JSON objects.
enum AskingJSON {
  private typealias Member = JSONValue.Member

  /// A ring: at, alarm, label, snooze, zone, nominal, seam.
  ///
  /// - Parameters:
  ///   - ring: the ring.
  ///   - zone: the zone the alarm's time is meant in.
  ///   - here: the local zone.
  static func object(_ ring: UpcomingRing, in zone: ZoneRules, here: ZoneRules) -> JSONValue {
    let instance = ring.instance(in: zone)
    return .object([
      Member("at", .string(ring.instant.rfc3339(in: here))), Member("alarm", .string(ring.alarm.id.description)),
      Member("label", .string(ring.alarm.label)), Member("isSnooze", .boolean(ring.isSnooze)),
      Member("zone", .text(ring.alarm.zone)), Member("nominal", .text(instance?.nominal.description)),
      Member("seam", .text(instance.flatMap(kind))),
    ])
  }

  /// A forecast: alarm, label, verdict, at, rings, seam, obstacles, graceMinutes, giveUpMinutes.
  static func object(_ forecast: RingForecast, here: ZoneRules) -> JSONValue {
    let alarm = forecast.alarm
    let (verdict, at) = told(forecast.verdict)
    return .object([
      Member("alarm", .string(alarm.id.description)), Member("label", .string(alarm.label)),
      Member("verdict", .string(verdict)), Member("at", .text(at?.rfc3339(in: here))),
      Member("zone", .text(alarm.zone)),
      Member("rings", .array(forecast.rings.map { object($0, in: forecast.zone, here: here) })),
      Member("seam", forecast.seam.map { seam($0, here: here) } ?? .null),
      Member("obstacles", .array(forecast.obstacles.map { object($0, here: here) })),
      Member("graceMinutes", .integer(alarm.graceMinutes)),
      Member("giveUpMinutes", alarm.giveUpMinutes.map(JSONValue.integer) ?? .null),
    ])
  }

  private static func told(_ verdict: RingVerdict) -> (String, Instant?) {
    switch verdict {
    case .rings(let at): ("rings", at)
    case .waitsForPlace: ("place", nil)
    case .ringsNow: ("ringing", nil)
    case .isSnoozed(let until): ("snoozed", until)
    case .isOverdue(let since, let isMissed): (isMissed ? "missed" : "late", since)
    case .isNotAllowed(let otherwise): ("notAllowed", otherwise)
    case .isOff(let otherwise): ("off", otherwise)
    case .isPaused(_, let otherwise): ("paused", otherwise)
    case .isOver: ("over", nil)
    }
  }

  private static func seam(_ instance: RecurrenceInstance, here: ZoneRules) -> JSONValue {
    .object([
      Member("at", .string(instance.instant.rfc3339(in: here))),
      Member("nominal", .string(instance.nominal.description)), Member("seam", .text(kind(instance))),
    ])
  }

  private static func kind(_ instance: RecurrenceInstance) -> String? {
    switch instance.resolution {
    case .exact: nil
    case .gap: "gap"
    case .overlap: "overlap"
    }
  }

  private static func object(_ obstacle: RingObstacle, here: ZoneRules) -> JSONValue {
    func object(_ kind: String, _ members: Member...) -> JSONValue {
      .object([Member("kind", .string(kind))] + members)
    }
    return switch obstacle {
    case .notAllowed: object("notAllowed")
    case .mayNotSound: object("mayNotSound")
    case .nobodyRings: object("nobodyRings")
    case .mayOversleep: object("mayOversleep")
    case .otherZone(let ringer, let here):
      object("otherZone", Member("ringer", .string(ringer)), Member("here", .string(here)))
    case .isPaused(let date): object("paused", Member("until", .string(date.description)))
    case .leavesOut(let times): object("leavesOut", Member("except", .string(times.description)))
    case .ends(let until): object("ends", Member("until", .string(until.description)))
    case .endsAfter(let count, let last):
      object("endsAfter", Member("count", .integer(count)), Member("last", .string(last.rfc3339(in: here))))
    }
  }
}
