import Alarms
import Notifications
import TestSupport
import Testing
import Timekeeping
import Words

/// The journal of a ringer without a screen, as lines.
@Suite("The journal of what rings")
struct RingJournalTests {
  let scene: Scene

  init() throws {
    scene = try Scene()
  }

  @Test("A ring that says something else is told once, by the name it had")
  func retitled() throws {
    var journal = RingJournal(began: Instant(microseconds: 0))
    var ring = Ring(
      identifier: "wakemeup", alarm: try alarm("07:00", label: "Tea"), scheduled: Instant(microseconds: 0),
      started: Instant(microseconds: 0))
    _ = journal.rings([ring])
    let earlier = ring
    ring.changedContent = NotificationContent(title: "Rain")
    #expect(journal.rings([ring]) == [.retitled(earlier, "Rain")])
    #expect(journal.rings([ring]) == [])
  }

  @Test("tells once that an alarm rings, and once that it was stopped", arguments: [RingAnswer.stop, .giveUp])
  func answered(_ answer: RingAnswer) async throws {
    var journal = try await ringing(label: "Tea")
    #expect(lines(journal.rings(await scene.door.rings())) == ["wakemeup Tea rings, due Tue 5 Jan 07:00."])
    #expect(journal.rings(await scene.door.rings()).isEmpty)
    #expect(journal.delivered(await scene.door.delivered(), now: scene.clock.now()).isEmpty)
    _ = try await scene.manager.answer(answer, AlarmID.wakemeup)
    #expect(journal.rings([]).isEmpty)
    let told =
      answer == .stop ? "wakemeup Tea is stopped." : "wakemeup Tea is missed: nobody answered."
    #expect(lines(journal.delivered(await scene.door.delivered(), now: scene.clock.now())) == [told])
    #expect(journal.delivered(await scene.door.delivered(), now: scene.clock.now()).isEmpty)
  }

  @Test("says until when it is snoozed")
  func snoozed() async throws {
    var journal = try await ringing(label: "Tea")
    _ = journal.rings(await scene.door.rings())
    _ = try await scene.manager.answer(.snooze(minutes: nil), AlarmID.wakemeup)
    _ = journal.rings([])
    let next = try moment("2027-01-05 07:09", in: scene.zone)
    #expect(
      lines(journal.delivered(await scene.door.delivered(), now: scene.clock.now()), next: next) == [
        "wakemeup Tea is snoozed: it rings again Tue 5 Jan 07:09."
      ])
  }

  @Test("says of an alarm deleted while it rings that it rings no longer")
  func withdrawn() async throws {
    var journal = try await ringing()
    _ = journal.rings(await scene.door.rings())
    _ = try await scene.manager.delete([AlarmID.wakemeup])
    _ = journal.rings([])
    #expect(
      lines(journal.delivered(await scene.door.delivered(), now: scene.clock.now())) == [
        "wakemeup no longer rings: it was deleted, changed or switched off."
      ])
  }

  @Test("says of a ring that nobody answered before its alarm came due again that it was missed")
  func overtaken() async throws {
    _ = try await scene.manager.save(
      alarm("07:00", [.repeat: .text("daily"), .giveUpMinutes: .null]))
    try scene.at("2027-01-05 07:00")
    try await scene.deliver()
    var journal = RingJournal(began: scene.clock.now())
    _ = journal.rings(await scene.door.rings())
    try scene.at("2027-01-06 07:00")
    try await scene.deliver()
    #expect(lines(journal.rings(await scene.door.rings())) == ["wakemeup rings, due Wed 6 Jan 07:00."])
    #expect(
      lines(journal.delivered(await scene.door.delivered(), now: scene.clock.now())) == [
        "wakemeup is missed: nobody answered."
      ])
  }

  @Test("says of a ring that a clock set back has ended that it is still to come, and tells it anew")
  func voided() async throws {
    var journal = try await ringing()
    _ = journal.rings(await scene.door.rings())
    try scene.at("2027-01-05 06:00")
    try await scene.door.replan(scene.clock.reading(), step: .seconds(-3600))
    _ = journal.rings([])
    #expect(
      lines(journal.delivered(await scene.door.delivered(), now: scene.clock.now())) == [
        "wakemeup no longer rings: the clock was set back to before its time."
      ])
    try scene.at("2027-01-05 07:00")
    try await scene.deliver()
    #expect(lines(journal.rings(await scene.door.rings())) == ["wakemeup rings, due Tue 5 Jan 07:00."])
  }

  @Test("tells how late it is and what passed, and what is missed for coming too late, but not what others missed")
  func lateAndMissed() async throws {
    _ = try await scene.manager.save(alarm("07:00", label: "Tea", [.repeat: .text("daily")]))
    try scene.at("2027-01-07 07:00:05")
    try await scene.deliver()
    var journal = RingJournal(began: scene.clock.now())
    #expect(
      lines(journal.rings(await scene.door.rings())) == [
        "wakemeup Tea rings, due Thu 7 Jan 07:00 and 5 s late. 2 earlier rings passed unnoticed."
      ])
    _ = try await scene.manager.answer(.stop, nil)
    _ = journal.rings([])
    _ = journal.delivered(await scene.door.delivered(), now: scene.clock.now())
    try scene.at("2027-01-08 08:00")
    try await scene.deliver()
    let missed = await scene.door.delivered()
    #expect(
      lines(journal.delivered(missed, now: scene.clock.now())) == [
        "wakemeup Tea is missed: it was due Fri 8 Jan 07:00, 1 h before anybody rang."
      ])
    #expect(journal.delivered(missed, now: scene.clock.now()).isEmpty)
    var later = RingJournal(began: scene.clock.now() + .seconds(1))
    #expect(later.delivered(missed, now: scene.clock.now()).isEmpty)
  }

  @Test("says of a ring that a killed ringer left, and that nobody can answer any more, that it was missed")
  func left() async throws {
    _ = try await ringing(label: "Tea")
    try scene.at("2027-01-05 10:00")
    var journal = RingJournal(began: scene.clock.now())
    _ = try await scene.manager.answer(.giveUp, nil)
    #expect(
      lines(journal.delivered(await scene.door.delivered(), now: scene.clock.now())) == [
        "wakemeup Tea is missed: it rang Tue 5 Jan 07:00, and nobody answered."
      ])
  }

  @Test("names a test as one, and says nothing of its end")
  func test() async throws {
    var journal = RingJournal(began: scene.clock.now())
    let now = scene.clock.now()
    let ring = Ring(identifier: "test.wakemeup", alarm: try alarm("07:00"), scheduled: now, started: now, isTest: true)
    #expect(lines(journal.rings([ring])) == ["wakemeup rings as a test."])
    #expect(journal.rings([]).isEmpty)
    #expect(journal.delivered([], now: now).isEmpty)
  }

  /// An alarm that has come due on time.
  private func ringing(label: String = "") async throws -> RingJournal {
    let journal = RingJournal(began: scene.clock.now())
    _ = try await scene.manager.save(alarm("07:00", label: label))
    try scene.at("2027-01-05 07:00")
    try await scene.deliver()
    return journal
  }

  private func lines(_ entries: [JournalEntry], next: Instant? = nil) -> [String] {
    entries.compactMap { entry in
      guard let rules = try? rules(scene.zone) else { return nil }
      return Language.english.line(entry, next: next, now: scene.clock.now(), in: rules)
    }
  }
}
