import Alarms
import Notifications
import Timekeeping
import Waiting

/// What is to be committed, one deed after another beside the ringing.
extension LiveRinger {
  func enqueue(_ deed: RingerDeed) {
    deeds.add(deed)
    guard worker == nil else { return }
    worker = Task(executorPreference: executor) { await self.workOff() }
  }

  /// How long to wait before asking a store again that did not take something.
  private static let retryAfter = Duration.seconds(2)

  private func workOff() async {
    while let deed = deeds.take() {
      do {
        try await attempt(deed)
      } catch {
        tell(.notSaved(error))
        guard error.mayPass, deeds.putBack() else { continue }
        await executor.pause(for: LiveRinger.retryAfter)
      }
    }
    worker = nil
    goOn()
  }

  private func attempt(_ deed: RingerDeed) async throws(AlarmError) {
    switch deed {
    case .takeCharge(let inCharge):
      do {
        try await takeCharge(inCharge)
      } catch {
        // A store that takes nothing can still be read, and rung from.
        try await load()
        throw error
      }
      tell(.enrolled)
    case .record(let deliveries, let instant):
      let superseded = try await manager.record(deliveries, at: instant)
      if isRinging { perform(ringer.recorded(deliveries, superseded: superseded, now: clock.now())) }
      tell(.committed(deliveries.compactMap { AlarmID(requestIdentifier: $0.delivery.request.identifier) }))
    case .answer(let answer, let ring, let instant):
      do {
        _ = try await manager.answer(answer, ring.alarm.id, at: instant)
      } catch {
        // Somebody else has answered, deleted or changed it meanwhile: then there is nothing left to answer.
        if error.mayPass { throw error }
      }
      ringer.answerRecorded(ring)
      tell(.committed([ring.alarm.id]))
    case .recordSightings(let places): try await manager.recordSightings(places)
    case .noteSound(let step, let ring): try await door.note(step, of: ring)
    case .noteExtension(let answer):
      try await door.note(answer)
      tell(.committed([AlarmID(requestIdentifier: answer.identifier)].compactMap(\.self)))
    case .replan(let reading, let step):
      if try await door.replan(reading, step: step) { tell(.replanned) }
    case .reload:
      try await load()
      for message in try await door.takeMessages() { await obey(message) }
    }
  }

  private func takeCharge(_ inCharge: RingerInCharge) async throws(AlarmError) {
    await resignation?.value
    try await door.becomeRinger(inCharge)
    let earlier = try await door.clockReading()
    reading = clock.reading()
    let step = earlier.flatMap { reading.step(since: $0) } ?? .zero
    if try await door.replan(reading, step: step) { tell(.replanned) }
  }

  private func load() async throws(AlarmError) {
    let plan = try await door.ringPlan(now: clock.now())
    guard isRinging else { return }
    perform(ringer.loaded(plan, now: clock.now()))
    startDesktop()
    showBanners()
    // What the store has not taken is not in its badge yet.
    if !missed.isEmpty, !ringer.awaitsStore, try await door.badge() == 0 { missedSeen() }
  }

  /// Without a screen there is no key that ends a test: it ends by itself after a minute.
  private func inBackground(_ alarm: Alarm) -> Alarm {
    guard kind == .daemon else { return alarm }
    do { return try alarm.changed { $0[.giveUpMinutes] = .integer(1) } } catch { return alarm }
  }

  private func obey(_ message: InboxMessage) async {
    switch message {
    case .test(let id):
      do {
        guard let row = try await door.alarms([id]).first else { return }
        _ = test(inBackground(row.alarm))
      } catch {
        tell(.notSaved(error))
      }
    case .endTest:
      if isRinging { perform(ringer.endTest(now: clock.now())) }
    }
  }
}
