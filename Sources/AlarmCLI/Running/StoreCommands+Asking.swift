import Alarms
import Notifications
import Timekeeping

extension StoreCommands {
  /// Explains whether and when an alarm will ring.
  func why(_ reference: AlarmReference, _ reply: inout Reply) async throws(CommandError) {
    let id = try await alarm(reference).id
    let ringer = try await asking(await door.ringerInCharge())
    let found = try await asking(await door.rows(for: [id]))
    guard let alarm = found.alarms[id] else { throw .alarm(.noSuchAlarm(reference.text)) }
    let now = surroundings.clock.now()
    let forecast = try await asking(
      try RingForecast(alarm, centre: found.centre, ringer: ringer, now: now, zones: surroundings.zones))
    switch reply.format {
    case .json: reply.printer.line(AskingJSON.object(forecast, here: zone).text)
    case .text:
      reply.printer.line(language.verdict(forecast, name: name(alarm), now: now, here: zone))
      let rows = rows()
      // A single one stands in the sentence already.
      for ring in forecast.rings where forecast.rings.count > 1 {
        reply.printer.line("  " + rows.ring(ring, in: forecast.zone))
      }
      let today = forecast.zone.localTime(at: now).dateTime.date
      for sentence in language.reasons(forecast, today: today) { reply.printer.line(sentence) }
    }
  }

  /// Lists every ring of the days to come, one by one as they are found.
  func upcoming(days: Int, _ reply: inout Reply) async throws(CommandError) {
    let ringer = try await asking(await door.ringerInCharge())
    let alarms = try await asking(await door.alarms(from: 0, limit: nil)).map(\.alarm)
    let pending = try await asking(await door.pending())
    let rows = rows()
    // Read once: a zone is a file, and there may be a million rings.
    let zones = surroundings.zones.inForce(under: ringer).reading(Set(alarms.compactMap(\.zone)))
    var rings = UpcomingRings(of: alarms, pending: pending, after: rows.now, in: zones)
    let end = rows.now + .seconds(days * 86_400)
    func next() -> (ring: UpcomingRing, zone: ZoneRules)? {
      guard let ring = rings.next(), ring.instant <= end else { return nil }
      // The instant stands even where the rules of its zone cannot be read any more: it is shown in our own.
      return (ring, (try? zones.rules(of: ring.alarm.zone)) ?? zones.local)
    }
    switch reply.format {
    case .json:
      let here = zone
      reply.printer.array { next().map { AskingJSON.object($0.ring, in: $0.zone, here: here) } }
    case .text:
      var isEmpty = true
      while reply.printer.isRead, let (ring, zone) = next() {
        reply.printer.line(rows.upcoming(ring, in: zone))
        isEmpty = false
      }
      if isEmpty { reply.printer.line(language("No alarm rings in the next %1.", language.span(end - rows.now))) }
    }
    if let fault = rings.fault { throw .alarm(fault) }
  }
}
