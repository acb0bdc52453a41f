import Alarms
import Notifications
import Timekeeping

extension StoreCommands {
  func list(_ reply: inout Reply) async throws(CommandError) {
    let alarms = try await asking(await door.alarms(from: 0, limit: nil))
    guard reply.format == .text else { return print(alarms, &reply) }
    guard !alarms.isEmpty else {
      return reply.printer.line(language("There are no alarms: “alarm add 07:30 Wake up” sets one."))
    }
    let rows = rows()
    let width = String(alarms.count).count
    for (index, alarm) in alarms.enumerated() where reply.printer.isRead {
      let zone = try? surroundings.zones.rules(of: alarm.alarm.zone)
      reply.printer.line(rows.alarm(alarm, number: index + 1, width: width, in: zone))
    }
    try await warnOfDenial(&reply)
  }

  func export(_ reply: inout Reply) async throws(CommandError) {
    print(try await asking(await door.alarms(from: 0, limit: nil)), &reply)
  }

  func pending(_ reply: inout Reply) async throws(CommandError) {
    let pending = try await asking(await door.pending())
    let places = try await asking(await door.places())
    switch reply.format {
    case .json:
      reply.printer.array(pending.map { CentreJSON.object($0, in: zone) } + places.map { CentreJSON.object($0) })
    case .text where pending.isEmpty && places.isEmpty: reply.printer.line(language("Nothing is pending."))
    case .text:
      let rows = rows()
      for request in pending where reply.printer.isRead { reply.printer.line(rows.pending(request)) }
      for place in places where reply.printer.isRead { reply.printer.line(rows.pending(place)) }
    }
  }

  func delivered(_ reply: inout Reply) async throws(CommandError) {
    let delivered = try await asking(await door.delivered())
    switch reply.format {
    case .json: reply.printer.array(delivered.lazy.map { CentreJSON.object($0, in: zone) })
    case .text where delivered.isEmpty: reply.printer.line(language("Nothing has been delivered."))
    case .text:
      let rows = rows()
      for notification in delivered where reply.printer.isRead { reply.printer.line(rows.delivered(notification)) }
    }
  }

  func next(_ reply: inout Reply) async throws(CommandError) {
    let next = try await asking(await door.next())
    switch reply.format {
    case .json: reply.printer.line(next.map { AlarmJSON.object($0, in: zone) }?.text ?? "null")
    case .text:
      reply.printer.line(try await sentence(next: next))
      try await warnOfDenial(&reply)
    }
  }

  func sentence(next: ListedAlarm?) async throws(CommandError) -> String {
    guard let next, let ring = next.nextRing else {
      return try await asking(await door.places()).isEmpty
        ? language("No alarm is set to ring.")
        : language("No alarm is set to ring at a time: “alarm pending” lists what waits for a place.")
    }
    let now = surroundings.clock.now()
    guard ring > now else {
      return language(
        "%1  %2, due %3 ago and not rung yet", rows().local(ring), name(next.alarm),
        language.howLate(Int((now - ring).components.seconds)))
    }
    return language("%1  %2, in %3", rows().local(ring), name(next.alarm), language.wait(ring - now))
  }

  private func print(_ alarms: [ListedAlarm], _ reply: inout Reply) {
    reply.printer.array(alarms.lazy.map { AlarmJSON.object($0, in: zone) })
  }
}
