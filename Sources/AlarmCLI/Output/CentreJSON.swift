import Alarms
import Notifications
import Timekeeping

/// What the notification centre holds, as JSON objects.
enum CentreJSON {
  /// A pending request: identifier, alarm, trigger, due, title, followUp.
  static func object(_ pending: PendingRequest, in zone: ZoneRules) -> JSONValue {
    object(pending.request, due: pending.due.rfc3339(in: zone))
  }

  /// The same for one that waits for a place: `due` is null.
  static func object(_ place: PlaceRequest) -> JSONValue {
    object(place.request, due: nil)
  }

  private static func object(_ request: NotificationRequest, due: String?) -> JSONValue {
    .object([
      JSONValue.Member("identifier", .string(request.identifier)),
      JSONValue.Member("alarm", alarm(of: request)),
      JSONValue.Member("trigger", request.trigger.map(trigger) ?? .null),
      JSONValue.Member("due", .text(due)),
      JSONValue.Member("title", .string(request.content.title)),
      JSONValue.Member("followUp", request.followUp.map(followUp) ?? .null),
    ])
  }

  /// What a delivery registers: identifier, trigger, title, followUp.
  private static func followUp(_ request: NotificationRequest) -> JSONValue {
    .object([
      JSONValue.Member("identifier", .string(request.identifier)),
      JSONValue.Member("trigger", request.trigger.map(trigger) ?? .null),
      JSONValue.Member("title", .string(request.content.title)),
      JSONValue.Member("followUp", request.followUp.map(followUp) ?? .null),
    ])
  }

  /// A delivered notification: identifier, alarm, scheduled, delivered, state, lateSeconds.
  static func object(_ notification: DeliveredNotification, in zone: ZoneRules) -> JSONValue {
    let occurrence = notification.occurrence
    return .object([
      JSONValue.Member("identifier", .string(notification.request.identifier)),
      JSONValue.Member("alarm", alarm(of: notification.request)),
      JSONValue.Member("scheduled", .string(occurrence.scheduled.rfc3339(in: zone))),
      JSONValue.Member("delivered", .string(occurrence.delivered.rfc3339(in: zone))),
      JSONValue.Member("state", .string(occurrence.state.rawValue)),
      JSONValue.Member("lateSeconds", .integer(occurrence.lateSeconds)),
    ])
  }

  /// The alarm a request belongs to; null for one that another program made.
  private static func alarm(of request: NotificationRequest) -> JSONValue {
    .text(AlarmID(requestIdentifier: request.identifier)?.description)
  }

  /// A trigger by its kind: `calendar` with the components that are set, `rule`, or `timeInterval`.
  static func trigger(_ trigger: NotificationTrigger) -> JSONValue {
    switch trigger {
    case .calendar(let components, let repeats):
      .object(
        [JSONValue.Member("kind", .string("calendar"))] + members(components) + [
          JSONValue.Member("zone", .text(components.zone)), JSONValue.Member("repeats", .boolean(repeats)),
        ])
    case .rule(let rule):
      .object([
        JSONValue.Member("kind", .string("rule")),
        JSONValue.Member("repeat", .string(Days.repeating(rule.set.recurrence).text)),
        JSONValue.Member("time", .string(rule.set.time.description)),
        JSONValue.Member("start", .text(rule.set.start?.description)),
        JSONValue.Member("zone", .text(rule.zone)), JSONValue.Member("repeats", .boolean(true)),
      ])
    case .timeInterval(let span, let repeats):
      .object([
        JSONValue.Member("kind", .string("timeInterval")),
        JSONValue.Member("seconds", .integer(Int(span.wholeSeconds))),
        JSONValue.Member("repeats", .boolean(repeats)),
      ])
    case .location(let region, let repeats):
      .object([
        JSONValue.Member("kind", .string("location")),
        JSONValue.Member("latitude", .number(region.latitude.description)),
        JSONValue.Member("longitude", .number(region.longitude.description)),
        JSONValue.Member("radius", .number(region.radius.description)),
        JSONValue.Member("onEntry", .boolean(region.notifiesOnEntry)),
        JSONValue.Member("onExit", .boolean(region.notifiesOnExit)),
        JSONValue.Member("repeats", .boolean(repeats)),
      ])
    }
  }

  private static func members(_ components: CalendarComponents) -> [JSONValue.Member] {
    let all = [
      ("year", components.year), ("month", components.month), ("day", components.day),
      ("weekday", components.weekday), ("hour", components.hour), ("minute", components.minute),
      ("second", components.second),
    ]
    return all.compactMap { name, value in value.map { JSONValue.Member(name, .integer($0)) } }
  }
}
