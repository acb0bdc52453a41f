import Alarms
import Timekeeping

extension TextRows {
  /// A ring to come: local weekday, date, time and zone, in how long, id, label, then in brackets what else is to know.
  ///
  /// - Parameter zone: the zone the alarm's time is meant in.
  func upcoming(_ ring: UpcomingRing, in zone: ZoneRules) -> String {
    let alarm = ring.alarm
    let place = alarm.zone.map { "[\(language("%1, %2 there", $0, clock(ring.instant, in: zone)))]" }
    let isElsewhere = alarm.zone != nil && zone.name != self.zone.name
    let marks = [
      alarm.label.oneLine, ring.isSnooze ? "[\(language("snooze"))]" : "", isElsewhere ? place ?? "" : "",
      seam(ring.instance(in: zone), in: zone) ?? "",
    ]
    return TextColumns.line([
      // With seconds and a zone of four letters.
      (local(ring.instant, in: self.zone), 28), (language("in %1", language.wait(ring.instant - now)), 17),
      (alarm.id.description, 8), (marks.filter { !$0.isEmpty }.joined(separator: "  "), 0),
    ])
  }

  /// A ring of one alarm in the zone its time is meant in, with the local time beside it, if that is another.
  func ring(_ ring: UpcomingRing, in zone: ZoneRules) -> String {
    let here = zone.name == self.zone.name ? nil : language("[%1 here]", local(ring.instant, in: self.zone))
    let marks = [
      self.ring(ring.instant, from: now, in: zone), ring.isSnooze ? "[\(language("snooze"))]" : nil, here,
      seam(ring.instance(in: zone), in: zone),
    ]
    return marks.compactMap { $0 }.joined(separator: "  ")
  }

  /// What a change of the clocks does to a ring, in brackets; nil where none touches it.
  func seam(_ instance: RecurrenceInstance?, in zone: ZoneRules) -> String? {
    instance.flatMap { language.seam($0, in: zone, today: $0.nominal.date) }.map { "(\($0))" }
  }

  /// "Sun 2027-03-14 03:30 EDT".
  private func local(_ instant: Instant, in zone: ZoneRules) -> String {
    let local = zone.localTime(at: instant)
    let day = language.weekday(local.dateTime.date.weekday)
    return "\(day) \(local.dateTime) \(local.abbreviation)"
  }
}
