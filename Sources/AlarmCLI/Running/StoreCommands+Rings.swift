import Alarms
import Notifications
import Timekeeping
import Words

extension StoreCommands {
  func stop(_ reference: AlarmReference?, _ reply: inout Reply) async throws(CommandError) {
    do {
      let stopped = try await answerRing(.stop, reference)
      tell(stopped, Message("%1 is stopped."), &reply)
    } catch .alarm(.notRinging(let id)) {
      guard try await asking(await door.ringerInCharge()) != nil else { throw .alarm(.notRinging(id)) }
      // A test is known to the ringer alone.
      try await asking(await door.post(.endTest))
      guard id == nil else { throw .alarm(.notRinging(id)) }
      let sentence = language("No alarm rings now: “alarm next” says what rings next. A test, if one rang, is ended.")
      reply.complaint += sentence + "\n"
      reply.exitCode = 1
    }
  }

  func snooze(_ reference: AlarmReference?, _ minutes: Int?, _ reply: inout Reply) async throws(CommandError) {
    let snoozed = try await answerRing(.snooze(minutes: minutes), reference)
    switch reply.format {
    case .json: tell(snoozed, Message("%1 is snoozed."), &reply)
    case .text:
      for alarm in snoozed {
        let length = language.span(.minutes(minutes ?? alarm.snoozeMinutes ?? 0))
        reply.printer.line(language("%1 rings again in %2.", name(alarm), length))
      }
    }
    try await seeThatItRings(!snoozed.isEmpty, &reply)
  }

  func test(_ reference: AlarmReference, _ reply: inout Reply) async throws(CommandError) {
    let alarm = try await alarm(reference)
    switch try await startRinger(&reply) {
    case .alreadyRinging, .service, .detached: break
    case .notWanted, .failed: throw .noRinger
    }
    try await asking(await door.post(.test(alarm.id)))
    reply.printer.line(language("%1 rings now, as a test.", name(alarm)))
    try await warnOfDenial(&reply)
  }

  func status(_ reply: inout Reply) async throws(CommandError) {
    let ringer = try await asking(await door.ringerInCharge())
    let next = try await asking(await door.next())
    let settings = try await asking(await door.notificationSettings())
    switch reply.format {
    case .json:
      reply.printer.line(
        JSONValue.object([
          JSONValue.Member("ringer", .text(ringer?.kind.rawValue)),
          JSONValue.Member("pid", ringer.map { .integer(Int($0.pid)) } ?? .null),
          JSONValue.Member("mayOversleep", ringer.map { .boolean($0.mayOversleep) } ?? .null),
          JSONValue.Member("next", .text(next?.nextRing?.rfc3339(in: zone))),
          JSONValue.Member("authorization", AuthorizationJSON.object(settings)),
        ]).text)
    case .text:
      let ringing = try await asking(await door.delivered()).filter { $0.occurrence.state == .ringing }
      var isNeeded = next != nil || !ringing.isEmpty
      if !isNeeded { isNeeded = try await !asking(await door.places()).isEmpty }
      reply.printer.line(sentence(ringer: ringer, isNeeded: isNeeded))
      for ring in ringing { reply.printer.line(sentence(ringing: ring, ringer: ringer)) }
      if ringing.isEmpty || next != nil { reply.printer.line(try await sentence(next: next)) }
      if ringer?.mayOversleep == true, next != nil { reply.printer.line(language.oversleeping) }
      if let warning = language.warning(of: settings) { reply.printer.line(warning) }
    }
  }

  func badge(clears: Bool, _ reply: inout Reply) async throws(CommandError) {
    if clears { try await asking(await door.markSeen([])) }
    let badge = try await asking(await door.badge())
    switch reply.format {
    case .json: reply.printer.line(JSONValue.object([JSONValue.Member("badge", .integer(badge))]).text)
    case .text: reply.printer.line(String(badge))
    }
  }

  func snapshot(_ snapshot: Snapshot, _ reply: inout Reply) async throws(CommandError) {
    let now = surroundings.clock.now()
    let picture = try await surroundings.deeds.snapshot(
      door, snapshot, snapshot.moment?.instant(now: now, in: zone) ?? now)
    reply.printer.text(picture.last == "\n" ? picture : picture + "\n")
  }

  private func answerRing(_ answer: RingAnswer, _ reference: AlarmReference?) async throws(CommandError) -> [Alarm] {
    guard let reference else { return try await asking(await manager.answer(answer, nil)) }
    let id = try await alarm(reference).id
    return try await asking(await manager.answer(answer, id))
  }

  /// What was ringing when the last ringer died is neither over nor to be heard.
  private func sentence(ringing: DeliveredNotification, ringer: RingerInCharge?) -> String {
    let request = ringing.request
    let id = AlarmID(requestIdentifier: request.identifier)?.description ?? request.identifier
    let name = request.content.title.isEmpty ? id : id + " " + language.shortened(request.content.title)
    guard ringer != nil else { return language("%1 was ringing, and rings on as soon as somebody rings.", name) }
    return language("%1 rings now.", name)
  }

  private func sentence(ringer: RingerInCharge?, isNeeded: Bool) -> String {
    switch ringer?.kind {
    case .screen: language("The alarm clock that is open rings (process %1).", String(ringer?.pid ?? 0))
    case .daemon: language("The background program rings (process %1).", String(ringer?.pid ?? 0))
    case nil: isNeeded ? language("Nobody rings: open “alarm”, or run “alarm daemon”.") : language("Nobody rings.")
    }
  }
}
