import Timekeeping
import Words

extension Language {
  /// On which days an alarm rings, for the list's column.
  ///
  /// "Mon Tue Wed Thu Fri", "every day", "every 2 weeks Thu", "Thu 3 Dec", "today", "tomorrow"; a timer gives its length, "10 min". A first
  /// day that is still to come is added: "every day from Thu 3 Dec".
  ///
  /// - Parameters:
  ///   - schedule: the alarm's.
  ///   - nextRing: the day it next rings on; nil when it does not, which leaves a one-shot without a date as "once".
  ///   - today: the day it is, in the same zone.
  public func repetition(_ schedule: Schedule, nextRing: LocalDate?, today: LocalDate) -> String {
    switch schedule {
    case .once(_, let date):
      return (date ?? nextRing).map { nearDate($0, today: today) } ?? self("once")
    case .repeating(let set):
      let text = self.days(set.recurrence, from: set.start)
      guard let start = set.start, start > today else { return text }
      return self("%1 from %2", text, date(start, today: today))
    case .timer(let seconds):
      return spanWithSeconds(.seconds(seconds))
    case .place(_, let everyTime):
      return everyTime ? self("every time") : self("once")
    }
  }

  /// What to answer to someone who has just set an alarm: "rings Tue 1 Dec 07:30, in 7 h 18 min".
  ///
  /// A time that had already passed today says that it means tomorrow. An alarm that does not ring says that it is off, a
  /// paused timer what it has left.
  ///
  /// - Parameters:
  ///   - row: the alarm as it now stands in the list.
  ///   - now: the time.
  ///   - zone: the zone its time is meant in: the one it is pinned to, else the local one.
  ///   - here: the local zone, whose time is added for an alarm that is pinned to another; nil adds none.
  public func answer(_ row: ListedAlarm, now: Instant, in zone: ZoneRules, here: ZoneRules? = nil) -> String {
    guard let ring = row.nextRing else {
      if row.state == .scheduled, case .place(let region, let everyTime) = row.alarm.schedule {
        let crossing = crossing(at: region)
        return everyTime ? self("rings %1, every time", crossing) : self("at a crossing|rings %1", crossing)
      }
      if let left = row.alarm.secondsLeft { return self("is paused, %1 left", spanWithSeconds(.seconds(left))) }
      return row.state == .ringing ? self("rings now") : self("is off")
    }
    let today = zone.localTime(at: now).dateTime.date
    let local = zone.localTime(at: ring).dateTime
    let day = date(local.date, today: today)
    let place = place(ring, in: zone, here: here ?? zone)
    let shown = row.alarm.zone == nil ? clock(local.time) : self("%1 (%2)", clock(local.time), place)
    guard ring > now else { return self("was due %1 %2 and has not rung yet", day, shown) }
    let wait = row.alarm.schedule.isTimer ? timerWait(ring - now) : wait(ring - now)
    if case .once(let time, nil) = row.alarm.schedule, row.state == .scheduled, local.date > today,
      zone.instant(of: LocalDateTime(date: today, time: time)) <= now
    {
      return self("%1 has passed today: rings tomorrow, %2 %3, in %4", clock(time), day, shown, wait)
    }
    return self("rings %1 %2, in %3", day, shown, wait)
  }

  /// When something happens, told from now: "Tue 1 Dec 07:30".
  public func moment(_ instant: Instant, now: Instant, in zone: ZoneRules) -> String {
    let today = zone.localTime(at: now).dateTime.date
    let local = zone.localTime(at: instant).dateTime
    return self("date, time|%1 %2", date(local.date, today: today), clock(local.time))
  }
}
