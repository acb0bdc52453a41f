import Alarms
import Timekeeping
import Words

extension StoreCommands {
  func add(_ draft: AlarmDraft, _ reply: inout Reply) async throws(CommandError) {
    let settings = try await asking(await door.settings())
    let zone = try rules(of: draft.zone(replacing: nil))
    let now = surroundings.clock.now()
    try await asking(try draft.checkPause(now: now, zone: zone))
    var record = settings.newRecord()
    draft.write(to: &record, now: now, zone: zone, settings: settings)
    let alarm = try await asking(try Alarm(record))
    if alarm.isOn, alarm.schedule.region != nil, let trouble = language.trouble(await surroundings.deeds.locate()) {
      throw .refused(trouble)
    }
    try await tell(try await asking(await manager.save(alarm)), &reply)
    await warnOfTone(draft.fields[.sound]?.text, fallback: settings.defaultTone, &reply)
  }

  func edit(_ reference: AlarmReference, _ draft: AlarmDraft, _ reply: inout Reply) async throws(CommandError) {
    let old = try await alarm(reference)
    if let region = old.schedule.region, draft.when == nil, draft.zone(replacing: nil) != nil {
      throw .value(.exclude("--zone", region.notifiesOnEntry ? "--arrive" : "--leave"))
    }
    let settings = try await asking(await door.settings())
    let zone = try rules(of: draft.zone(replacing: old.zone))
    let now = surroundings.clock.now()
    try await asking(try draft.checkPause(now: now, zone: zone))
    let row = try await asking(
      await manager.edit(old.id) { record in
        draft.write(to: &record, now: now, zone: zone, settings: settings)
      })
    try await tell(row, &reply)
    await warnOfTone(draft.fields[.sound]?.text, fallback: settings.defaultTone, &reply)
    await warnOfNoLocation([row], &reply)
  }

  func turn(_ references: [AlarmReference], on isOn: Bool?, _ reply: inout Reply) async throws(CommandError) {
    let before = try await alarms(references)
    let listed = try await asking(await manager.switch(before.map(\.id), on: isOn))
    switch reply.format {
    case .json: reply.printer.array(listed.lazy.map { AlarmJSON.object($0, in: zone) })
    case .text:
      for (row, old) in zip(listed, before) { try tell(row, wasPaused: old.secondsLeft != nil, &reply.printer) }
    }
    try await seeThatItRings(listed.contains { $0.alarm.isOn }, &reply)
    await warnOfNoLocation(listed, &reply)
  }

  func delete(_ references: [AlarmReference], _ reply: inout Reply) async throws(CommandError) {
    let ids = try await ids(references)
    let deleted = try await asking(await manager.delete(ids))
    tell(deleted, Message("%1 is deleted."), &reply)
  }

  /// Says what became of alarms whose state is not told.
  func tell(_ alarms: [Alarm], _ sentence: Message, _ reply: inout Reply) {
    switch reply.format {
    case .json: reply.printer.array(alarms.lazy.map { AlarmJSON.object($0) })
    case .text: for alarm in alarms { reply.printer.line(language(sentence, name(alarm))) }
    }
  }

  /// An alarm in a sentence: its id, and the beginning of its label if it has one.
  func name(_ alarm: Alarm) -> String {
    language.name(of: alarm)
  }

  /// Says on standard error when alarms that are on wait for a place and it cannot be found out where the machine is.
  func warnOfNoLocation(_ rows: [ListedAlarm], _ reply: inout Reply) async {
    guard rows.contains(where: { $0.alarm.isOn && $0.alarm.schedule.region != nil }) else { return }
    if let trouble = language.trouble(await surroundings.deeds.locate()) { reply.complaint += trouble + "\n" }
  }

  private func tell(_ row: ListedAlarm, _ reply: inout Reply) async throws(CommandError) {
    switch reply.format {
    case .json: reply.printer.line(AlarmJSON.object(row, in: zone).text)
    case .text: try tell(row, &reply.printer)
    }
    try await seeThatItRings(row.alarm.isOn, &reply)
  }

  /// Says when an alarm rings, and on a second line what a change of the clocks does to that ring; of a timer that was
  /// paused also from where it counts.
  private func tell(
    _ row: ListedAlarm, wasPaused: Bool = false, _ printer: inout Printer
  ) throws(CommandError) {
    let (now, here) = (surroundings.clock.now(), zone)
    // Of an alarm that does not ring no time is told: its zone may be one that cannot be read.
    let zone = row.nextRing == nil ? here : try rules(of: row.alarm.zone)
    let answer = language.answer(row, now: now, in: zone, here: here)
    printer.line("\(name(row.alarm)): \(wasPaused ? language.endsPause(row, answer) : answer)")
    if let seam = language.seam(row, now: now, in: zone) { printer.line("  \(seam)") }
  }
}
