import Notifications
import Timekeeping

/// What a clock that was set back takes back, and what it gives again when it is set forward after all.
///
/// Functions on values; the store feeds them rows. What counts elapsed time has really happened and is left alone.
public enum ClockCorrection {
  /// Takes back deliveries that never happened by the clock as it is now.
  ///
  /// They stay in the log as void, leave the list and the badge, and no longer keep their request from coming again. An
  /// alarm that they have switched off is on again, with its request, unless somebody has touched it since; so is the
  /// request of one that still rings or is snoozed.
  ///
  /// - Parameters:
  ///   - deliveries: those that lie ahead of `now`.
  ///   - switchedOff: the alarms whose switch an occurrence has turned off and nobody has touched since.
  ///   - rows: the alarms they belong to, with their requests and the list.
  ///   - now: the clock as it is now.
  ///   - zones: where local times are looked up.
  public static func voiding(
    _ deliveries: [Occurrence], switchedOff: Set<AlarmID>, rows: AlarmRows, now: Instant, zones: Zones
  ) -> AlarmChange {
    var change = AlarmChange()
    let byRequest = Dictionary(grouping: deliveries, by: \.identifier).sorted { $0.key < $1.key }
    let own = Set(byRequest.map(\.key).filter { AlarmID(requestIdentifier: $0) != nil })
    change.centre = CentreRules.voiding(deliveries, except: own, rows: rows.centre, now: now, zones: zones)
    for (identifier, deliveries) in byRequest where rows.centre.pending[identifier] == nil {
      guard let latest = deliveries.max(by: { $0.scheduled < $1.scheduled }), let id = AlarmID(latest.thread),
        id.requestIdentifier == identifier, let alarm = rows.alarms[id], alarm.isOn || switchedOff.contains(id)
      else { continue }
      bringBack(alarm, latest, under: rows.centre.settings, now: now, zones: zones, &change)
    }
    return change
  }

  /// Gives back the occurrences that have happened after all: the clock was set forward past them again.
  ///
  /// - Parameters:
  ///   - void: those to give back.
  ///   - overtaken: the requests they are of; the alarms of those that are over with them are off again unless they still
  ///     ring or snooze.
  ///   - rows: the alarms of these.
  public static func reinstating(_ void: [Occurrence], of overtaken: [Overtaken], rows: AlarmRows) -> AlarmChange {
    var change = AlarmChange()
    change.centre = CentreRules.reinstating(void, of: overtaken)
    let spent = Set(overtaken.filter { $0.rearmed == nil }.map(\.identifier))
    for identifier in spent.sorted() {
      guard let id = AlarmID(requestIdentifier: identifier), let alarm = rows.alarms[id], alarm.isOn,
        rows.isSpent(id, except: spent), rows.ringing(id).isEmpty
      else { continue }
      change.save.append(alarm.switched(on: false))
      let last = change.centre.reinstate.lastIndex { $0.identifier == identifier }
      if let last { change.centre.reinstate[last].switchedOff = true }
    }
    return change
  }
}

extension ClockCorrection {
  /// Switches an alarm on again, with the request that a delivery which never happened had used up.
  ///
  /// Where nothing is allowed only the switch comes back.
  private static func bringBack(
    _ alarm: Alarm, _ delivery: Occurrence, under settings: NotificationSettings, now: Instant, zones: Zones,
    _ change: inout AlarmChange
  ) {
    let alarm = alarm.switched(on: true)
    guard var pending = alarm.pending(againAt: delivery.scheduled, now: now, in: zones) else { return }
    pending.lastScheduled = delivery.isDone ? delivery.scheduled : nil
    change.save.append(alarm)
    change.centre.touchedSwitches.append(alarm.id.description)
    if !settings.isDenied { change.centre.save.append(pending) }
  }
}

extension Alarm {
  /// The request of this alarm as it was before a delivery at an instant that is still to come; nil when nothing of it is.
  ///
  /// A one-shot comes again at the very instant it had. Where its zone cannot be read any more, local time stands in.
  func pending(againAt scheduled: Instant, now: Instant, in zones: Zones) -> PendingRequest? {
    let rules = (try? zones.rules(zone)) ?? zones.local
    let trigger: NotificationTrigger
    let due: Instant
    switch schedule {
    case .once:
      due = scheduled
      trigger = .calendar(CalendarComponents(rules.localTime(at: due).dateTime, zone: zone), repeats: false)
    case .repeating(let set):
      guard let next = set.next(after: now, in: rules) else { return nil }
      due = next
      trigger = .rule(RuleTrigger(set, zone: zone))
    case .timer, .place:
      return nil  // It counts elapsed time, or follows the machine, so that no delivery lies ahead.
    }
    let request = NotificationRequest(
      identifier: id.requestIdentifier, content: content, trigger: trigger, graceSeconds: graceMinutes * 60)
    return PendingRequest(request: request, added: now, due: due)
  }
}
