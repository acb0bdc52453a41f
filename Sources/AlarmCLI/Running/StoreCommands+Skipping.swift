import Alarms
import Timekeeping

extension StoreCommands {
  func skip(_ references: [AlarmReference], count: Int, _ reply: inout Reply) async throws(CommandError) {
    let ids = try await ids(references)
    let skipped = try await asking(await manager.skip(ids, count: count))
    try await tell(skipped, as: "skipped", &reply) { (skipped, zone) in
      language.skips(skipped, now: surroundings.clock.now(), in: zone)
    }
  }

  func unskip(_ references: [AlarmReference], _ reply: inout Reply) async throws(CommandError) {
    let ids = try await ids(references)
    let back = try await asking(await manager.unskip(ids))
    try await tell(back, as: "takenBack", &reply) { (back, zone) in
      language.takesBack(back, now: surroundings.clock.now(), in: zone)
    }
  }

  func pause(_ target: PauseTarget, until day: DayReference, _ reply: inout Reply) async throws(CommandError) {
    let date = day.date(now: surroundings.clock.now(), in: zone)
    let paused: PausedGroup
    switch target {
    case .alarms(let references):
      let ids = try await ids(references)
      paused = PausedGroup(paused: try await asking(await manager.pause(ids, until: date)), others: [])
    case .group(let group):
      paused = try await asking(await manager.pause(group: group, until: date))
    }
    try await tell(paused, &reply)
  }

  func pauseTimers(_ references: [AlarmReference], _ reply: inout Reply) async throws(CommandError) {
    let ids = try await ids(references)
    try await tell(PausedGroup(paused: try await asking(await manager.pauseTimers(ids)), others: []), &reply)
  }

  func resume(_ target: PauseTarget, _ reply: inout Reply) async throws(CommandError) {
    switch target {
    case .alarms(let references):
      let ids = try await ids(references)
      try await tell(PausedGroup(paused: try await asking(await manager.resume(ids)), others: []), &reply)
    case .group(let group):
      try await tell(try await asking(await manager.pause(group: group, until: nil)), &reply)
    }
  }

  /// Says what is paused, or no longer, and what of a group goes on as before.
  private func tell(_ paused: PausedGroup, _ reply: inout Reply) async throws(CommandError) {
    let now = surroundings.clock.now()
    switch reply.format {
    case .json: reply.printer.array(paused.paused.lazy.map { AlarmJSON.object($0, in: zone) })
    case .text:
      for row in paused.paused {
        let answer = language.pauses(row, now: now, in: try rules(of: row.alarm.zone))
        reply.printer.line("\(name(row.alarm)): \(answer)")
      }
    }
    for alarm in paused.others {
      let goesOn =
        alarm.schedule.region == nil
        ? language("%1 rings once and goes on as before.", name(alarm))
        : language("%1 rings at a place and goes on as before.", name(alarm))
      reply.complaint += goesOn + "\n"
    }
    try await seeThatItRings(paused.paused.contains { $0.alarm.isOn }, &reply)
  }

  private func tell(
    _ skipped: [SkippedRings], as key: String, _ reply: inout Reply,
    _ answer: (SkippedRings, ZoneRules) -> String
  ) async throws(CommandError) {
    switch reply.format {
    case .json:
      reply.printer.array(
        skipped.lazy.map { skipped in
          let instants = skipped.instants.map { JSONValue.string($0.rfc3339(in: zone)) }
          return AlarmJSON.object(skipped.row, in: zone, adding: [JSONValue.Member(key, .array(instants))])
        })
    case .text:
      for one in skipped {
        let zone = try rules(of: one.row.alarm.zone)
        reply.printer.line("\(name(one.row.alarm)): \(answer(one, zone))")
      }
    }
    try await seeThatItRings(skipped.contains { $0.row.alarm.isOn }, &reply)
  }
}
