import Timekeeping
import Words

extension Language {
  /// When something happens, told from now: "Tue 1 Dec 07:30", and in another zone than the local one
  /// "Tue 1 Dec 07:30 (Europe/Berlin, 15:30 here)".
  ///
  /// - Parameters:
  ///   - instant: when.
  ///   - now: the time.
  ///   - zone: the zone it is meant in.
  ///   - here: the local zone.
  public func moment(_ instant: Instant, now: Instant, in zone: ZoneRules, here: ZoneRules) -> String {
    let moment = moment(instant, now: now, in: zone)
    return zone.name == here.name ? moment : self("%1 (%2)", moment, place(instant, in: zone, here: here))
  }

  /// A zone and what clocks here show at an instant: "Europe/Berlin, 15:30 here".
  ///
  /// On another day than there it says which: "Europe/Berlin, Wed 00:30 here". The local zone is only named.
  public func place(_ instant: Instant, in zone: ZoneRules, here: ZoneRules) -> String {
    guard zone.name != here.name else { return zone.name }
    let (there, local) = (zone.localTime(at: instant).dateTime, here.localTime(at: instant).dateTime)
    guard there.date != local.date else { return self("%1, %2 here", zone.name, clock(local.time)) }
    return self("%1, %2 %3 here", zone.name, weekday(local.date.weekday), clock(local.time))
  }
}
