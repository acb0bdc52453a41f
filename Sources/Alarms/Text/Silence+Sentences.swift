import Timekeeping
import Words

extension Language {
  /// Why an alarm's repetition has no time left, and what to do.
  func sentence(for exhaustion: Exhaustion, of alarm: Alarm) -> String {
    let days = repetitionAlone(of: alarm)
    return switch exhaustion {
    case .ended(let date):
      self("“%1” ended on %2: give a later end, or none.", days, longDate(date))
    case .counted(let count):
      self("“%1” has come as often as it was to (%2 ×): give a larger number, or none.", days, String(count))
    case .leftOut:
      self(
        "All that is left of “%1” is left out: “alarm skip ID --undo” takes it back, or give another --except.", days)
    case .paused(let date):
      self(
        "%1 ends before a pause until %2 is over: give an earlier day, or switch it off.", name(of: alarm),
        longDate(date))
    }
  }

  /// Why nothing is skipped or paused, and what to do.
  func sentence(for refusal: SilenceRefusal) -> String {
    switch refusal {
    case .ringsOnce(let alarm) where alarm.schedule.region != nil:
      self(
        "%1 rings at a place and at no set time: switch it off, only what repeats is skipped or paused.",
        name(of: alarm))
    case .ringsOnce(let alarm):
      self("%1 rings once: switch it off, only what repeats is skipped or paused.", name(of: alarm))
    case .isOff(let alarm):
      self("%1 is off and skips nothing: switch it on first.", name(of: alarm))
    case .nothingSkipped(let alarm):
      self("Nothing of %1 is skipped: “alarm skip” skips its next ring.", name(of: alarm))
    case .pauseInPast(let date):
      self("A pause until %1 would be over: give a day after today.", longDate(date))
    case .noSuchGroup(let group):
      self("No alarm stands under “%1”: give a group as “alarm list” shows it.", shortened(group))
    case .groupRingsOnce(let group):
      self("No alarm under “%1” repeats: switch them off, only what repeats is paused.", shortened(group))
    case .needsDay(let alarm):
      self("%1 is no timer: say until which day to pause it, with --until.", name(of: alarm))
    case .needsNoDay(let alarm):
      self("%1 is a timer and is paused until it is continued: leave --until out.", name(of: alarm))
    case .notCounting(let alarm):
      self("%1 does not count down: switch it on first.", name(of: alarm))
    case .ringsOnceAnyway(let alarm) where alarm.schedule.region != nil:
      self("%1 rings at a place and at no set time: there is no other time to ring at.", name(of: alarm))
    case .ringsOnceAnyway(let alarm):
      self("%1 rings once: give it another time, “alarm edit ID TIME”.", name(of: alarm))
    case .countsSpans(let alarm):
      self(
        "%1 rings after spans of time and at no time of day: skip its next ring, or set another alarm.", name(of: alarm)
      )
    case .ringsThenAnyway(let alarm, let moment):
      self(
        "%1 rings at %2 on %3 anyway: give another time.", name(of: alarm), clock(moment.time), longDate(moment.date))
    case .hasRunOut(let alarm):
      self("%1 has run out: stop or snooze it, nothing is left to pause.", name(of: alarm))
    }
  }

  /// An alarm in a sentence: its id, and the beginning of its label if it has one.
  public func name(of alarm: Alarm) -> String {
    alarm.label.isEmpty ? alarm.id.description : "\(alarm.id) \(shortened(alarm.label))"
  }

  private func repetitionAlone(of alarm: Alarm) -> String {
    guard case .repeating(let set) = alarm.schedule else { return name(of: alarm) }
    return days(set.recurrence)
  }
}

extension Language {
  /// What to answer to someone who has skipped rings: "skips Tue 1 Dec 07:00; rings Wed 2 Dec 07:00, in 2 days".
  ///
  /// - Parameters:
  ///   - skipped: the alarm and its rings left out.
  ///   - now: the time.
  ///   - zone: the zone its time is meant in: the one it is pinned to, else the local one.
  public func skips(_ skipped: SkippedRings, now: Instant, in zone: ZoneRules) -> String {
    guard skipped.row.alarm.isOn else {
      return self("skips %1; nothing is left, so it is off", rings(skipped.instants, now: now, in: zone))
    }
    return self("skips %1; %2", rings(skipped.instants, now: now, in: zone), answer(skipped.row, now: now, in: zone))
  }

  /// What to answer to someone who has taken skipped rings back: "takes back Tue 1 Dec 07:00; rings Tue 1 Dec 07:00, …".
  ///
  /// - Parameters:
  ///   - back: the alarm and its rings taken back; none when what was left out was no ring.
  ///   - now: the time.
  ///   - zone: the zone its time is meant in: the one it is pinned to, else the local one.
  public func takesBack(_ back: SkippedRings, now: Instant, in zone: ZoneRules) -> String {
    let answer = answer(back.row, now: now, in: zone)
    guard !back.instants.isEmpty else { return answer }
    return self("takes back %1; %2", rings(back.instants, now: now, in: zone), answer)
  }

  /// What to answer to someone who has paused an alarm or ended its pause: "is paused until Mon 4 Jan 2027; rings …", of a
  /// timer "is paused, 3 min 20 s left" and "counts on; rings …".
  ///
  /// - Parameters:
  ///   - row: the alarm as it now stands in the list.
  ///   - now: the time.
  ///   - zone: the zone its time is meant in: the one it is pinned to, else the local one.
  public func pauses(_ row: ListedAlarm, now: Instant, in zone: ZoneRules) -> String {
    let answer = answer(row, now: now, in: zone)
    if row.alarm.secondsLeft != nil { return answer }
    if row.alarm.schedule.isTimer, row.state == .scheduled { return self("counts on; %1", answer) }
    guard case .repeating(let set) = row.alarm.schedule, let date = set.pausedUntil else {
      return self("is not paused; %1", answer)
    }
    return self("is paused until %1; %2", self.date(date, today: zone.localTime(at: now).dateTime.date), answer)
  }

  /// What to answer to someone who has switched a paused timer: that it counts on, or from where it starts the next time.
  ///
  /// - Parameters:
  ///   - row: the timer as it now stands in the list.
  ///   - answer: when it rings, as `answer` says it.
  public func endsPause(_ row: ListedAlarm, _ answer: String) -> String {
    guard case .timer(let seconds) = row.alarm.schedule, !row.alarm.isOn else { return self("counts on; %1", answer) }
    return self("is off; switched on it starts from %1 again", spanWithSeconds(.seconds(seconds)))
  }

  /// What keeps an alarm silent for now, for its row in the list: "paused until Mon 4 Jan", "skips Tue 1 Dec 07:00".
  ///
  /// - Parameters:
  ///   - alarm: the alarm.
  ///   - now: the time.
  ///   - zone: the zone its time is meant in: the one it is pinned to, else the local one.
  /// - Returns: nil when nothing does, and for a timer; a pause goes before what is left out, and an alarm that is off skips nothing.
  public func silence(of alarm: Alarm, now: Instant, in zone: ZoneRules) -> String? {
    guard case .repeating(let set) = alarm.schedule else { return nil }
    let today = zone.localTime(at: now).dateTime.date
    if let paused = set.pausedUntil, paused > today { return self("paused until %1", date(paused, today: today)) }
    guard alarm.isOn, !set.leftOut.isEmpty else { return nil }
    let skipped = alarm.skipped(after: now, before: set.next(after: now, in: zone), in: zone).map(\.instant)
    return skipped.isEmpty ? nil : self("skips %1", rings(skipped, now: now, in: zone))
  }

  /// One or two rings by their times, more by their number and the first and last.
  private func rings(_ instants: [Instant], now: Instant, in zone: ZoneRules) -> String {
    let shown = instants.map { moment($0, now: now, in: zone) }
    return switch shown.count {
    case 0...2: shown.joined(separator: self(" and "))
    default: self("%1 rings from %2 to %3", String(shown.count), shown[0], shown[shown.count - 1])
    }
  }
}
