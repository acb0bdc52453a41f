import Timekeeping
import Words

extension Language {
  /// What a change of the clocks does to a ring: "02:30 does not exist on Sun 28 Mar: rings at 03:30".
  ///
  /// In the hour that comes twice: "01:30 comes twice on Sun 31 Oct: rings the first time". A gap that carries the ring
  /// into another day names that day; a day that the clocks leave out is named itself.
  ///
  /// - Parameters:
  ///   - instance: the local time it is set to, and what the clocks make of it.
  ///   - zone: the zone the local time is meant in.
  ///   - today: adds the year to the dates of other years; nil leaves it out.
  /// - Returns: nil where no change touches it.
  public func seam(_ instance: RecurrenceInstance, in zone: ZoneRules, today: LocalDate? = nil) -> String? {
    let nominal = instance.nominal
    let day = seamDate(nominal.date, today)
    switch instance.resolution {
    case .exact:
      return nil
    case .gap(let rings, let shift):
      let local = zone.localTime(at: rings).dateTime
      if shift >= .seconds(86_400) {
        return self("%1 does not exist: rings %2 %3", day, seamDate(local.date, today), clock(local.time))
      }
      if local.date != nominal.date {
        let (other, time) = (seamDate(local.date, today), clock(local.time))
        return self("%1 does not exist on %2: rings %3 %4", clock(nominal.time), day, other, time)
      }
      return self("%1 does not exist on %2: rings at %3", clock(nominal.time), day, clock(local.time))
    case .overlap(let first, let second):
      return second - first >= .seconds(86_400)
        ? self("%1 comes twice: rings the first time", day)
        : self("%1 comes twice on %2: rings the first time", clock(nominal.time), day)
    }
  }

  /// What a change of the clocks does to the next ring of an alarm; nil where none touches it.
  ///
  /// - Parameters:
  ///   - row: the alarm as it stands in the list.
  ///   - now: the time; a date of another year is written with its year.
  ///   - zone: the zone its time is meant in: the one it is pinned to, else the local one.
  public func seam(_ row: ListedAlarm, now: Instant, in zone: ZoneRules) -> String? {
    guard let instance = row.nextRing.flatMap({ row.alarm.instance(ringingAt: $0, in: zone) }) else { return nil }
    return seam(instance, in: zone, today: zone.localTime(at: now).dateTime.date)
  }

  private func seamDate(_ date: LocalDate, _ today: LocalDate?) -> String {
    self.date(date, today: today ?? date)
  }
}
