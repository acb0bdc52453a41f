import Notifications
import Timekeeping
import Words

extension Language {
  /// Whether an alarm will ring and when next, in one sentence or two.
  ///
  /// - Parameters:
  ///   - forecast: the facts.
  ///   - name: what to call the alarm.
  ///   - now: the time the facts were found at.
  ///   - here: the local zone.
  public func verdict(_ forecast: RingForecast, name: String, now: Instant, here: ZoneRules) -> String {
    func told(_ instant: Instant) -> String {
      let moment = moment(instant, now: now, in: forecast.zone, here: here)
      return instant > now ? self("%1, in %2", moment, wait(instant - now)) : moment
    }
    switch forecast.verdict {
    case .rings(let next) where forecast.obstacles.contains(.nobodyRings):
      return self("%1 is set to ring %2.", name, told(next))
    case .rings(let next):
      return self("%1 will ring %2.", name, told(next))
    case .waitsForPlace(let region, let side):
      return self("at a crossing|%1 will ring %2. %3", name, crossing(at: region), whereabouts(side))
    case .ringsNow:
      guard let next = forecast.rings.first else { return self("%1 rings now.", name) }
      return self("%1 rings now, and again %2.", name, told(next.instant))
    case .isSnoozed(let until):
      return self("%1 is snoozed: it rings again %2.", name, told(until))
    case .isOverdue(let since, isMissed: false):
      return self("%1 was due %2 and has not rung yet: it rings late as soon as somebody rings.", name, told(since))
    case .isOverdue(let since, isMissed: true):
      return self("%1 was due %2 and nobody rang it: it is missed.", name, told(since))
    case .isPaused(let seconds, let otherwise):
      return self(
        "%1 will not ring: it is paused with %2 left. Continued now it would ring %3.", name,
        spanWithSeconds(.seconds(seconds)), told(otherwise))
    case .isOff(nil):
      return self("%1 will not ring: it is switched off.", name)
    case .isNotAllowed(nil):
      return self("%1 will not ring: alarms are not allowed.", name)
    case .isOff(let otherwise?):
      return self("%1 will not ring: it is switched off. Switched on now it would ring %2.", name, told(otherwise))
    case .isNotAllowed(let otherwise?):
      return self("%1 will not ring: alarms are not allowed. Allowed now it would ring %2.", name, told(otherwise))
    case .isOver(let error):
      return self("%1 will not ring: no time to ring is left. %2", name, sentence(for: error))
    }
  }

  /// What stops an alarm or touches it, and what becomes of a ring that is late or not answered: one sentence each.
  ///
  /// - Parameters:
  ///   - forecast: the facts.
  ///   - today: the day it is in the zone the alarm's time is meant in.
  public func reasons(_ forecast: RingForecast, today: LocalDate) -> [String] {
    var sentences = forecast.obstacles.flatMap { self.sentences(for: $0, in: forecast.zone, today: today) }
    if forecast.alarm.isOn, forecast.alarm.schedule.region == nil {
      sentences.append(seamSentence(forecast, today: today))
    }
    sentences.append(lateness(forecast.alarm.graceMinutes))
    if let minutes = forecast.alarm.giveUpMinutes {
      sentences.append(self("If nobody answers, it gives up after %1.", span(.minutes(minutes))))
    } else {
      sentences.append(self("If nobody answers, it rings on for ever."))
    }
    return sentences
  }
}

extension Language {
  /// What is said wherever an alarm is set, or asked about, that the machine may sleep through.
  public var oversleeping: String {
    self("If this machine is asleep then, nothing wakes it: keep it awake; “alarm doctor” says what could wake it.")
  }

  private static let mostLeftOut = 5

  private func sentences(for obstacle: RingObstacle, in zone: ZoneRules, today: LocalDate) -> [String] {
    switch obstacle {
    case .notAllowed: [warning(of: NotificationSettings(.denied))].compactMap(\.self)
    case .mayNotSound: [warning(of: NotificationSettings(allowsSound: false))].compactMap(\.self)
    case .nobodyRings:
      [self("Nobody rings now: open “alarm”, or run “alarm daemon”.")]
    case .mayOversleep: [oversleeping]
    case .otherZone(let ringer, let here):
      [self("The alarm clock that rings follows %1, not %2: its local time decides.", ringer, here)]
    case .isPaused(let date):
      [self("It is paused: it may ring again on %1.", self.date(date, today: today))]
    case .leavesOut(let times):
      [self("It leaves out %1.", leftOut(times, today: today))]
    case .ends(let until):
      [self("It ends on %1.", end(until, in: zone, today: today))]
    case .endsAfter(let count, let last):
      [ending(after: count, last: zone.localTime(at: last).dateTime, today: today)]
    }
  }

  private func ending(after count: Int, last: LocalDateTime, today: LocalDate) -> String {
    let (day, time) = (date(last.date, today: today), clock(last.time))
    return count == 1
      ? self("It ends after one more, %1 %2.", day, time)
      : self("It ends after %1 more, the last on %2 %3.", String(count), day, time)
  }

  private func end(_ until: Until, in zone: ZoneRules, today: LocalDate) -> String {
    let local: LocalDateTime
    switch until {
    case .date(let date): return self.date(date, today: today)
    case .local(let time): local = time
    case .instant(let instant): local = zone.localTime(at: instant).dateTime
    }
    return self("date, time|%1 %2", date(local.date, today: today), clock(local.time))
  }

  private func leftOut(_ times: LeftOutTimes, today: LocalDate) -> String {
    let days = times.dates.sorted().map { date($0, today: today) }
    let moments = times.times.sorted().map { self("date, time|%1 %2", date($0.date, today: today), clock($0.time)) }
    let named = (days + moments).prefix(Language.mostLeftOut).joined(separator: ", ")
    let rest = times.count - Language.mostLeftOut
    return rest > 0 ? self("%1 and %2 more", named, String(rest)) : named
  }

  private func seamSentence(_ forecast: RingForecast, today: LocalDate) -> String {
    guard forecast.alarm.namesLocalTimes else {
      return self("It counts elapsed time: no change of the clocks touches it.")
    }
    guard let seam = forecast.seam.flatMap({ seam($0, in: forecast.zone, today: today) }) else {
      return forecast.alarm.schedule.repeats
        ? self("No change of the clocks touches it in the next 20 years.")
        : self("No change of the clocks touches it.")
    }
    return self("The next change of the clocks that touches it: %1.", seam)
  }

  private func lateness(_ minutes: Int) -> String {
    minutes == 0
      ? self("It rings on time or not at all: a ring that is late is missed.")
      : self("It may ring up to %1 late; a ring later than that is missed.", span(.minutes(minutes)))
  }
}
