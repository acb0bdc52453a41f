import AlarmCLI
import Alarms
import Notifications
import Testing
import Timekeeping

struct LogCommandTests {
  /// A desk at which a daily alarm rang on time, was snoozed and stopped, and another was missed.
  private func desk() async throws -> (Desk, id: AlarmID) {
    let desk = Desk()
    _ = await desk.run("add", "9:00", "--repeat", "daily", "Tea")
    let id = try #require(await desk.door.alarms(from: 0, limit: 1).first).alarm.id
    let manager = AlarmManager(door: desk.door, clock: desk.clock)
    desk.clock.advance(by: .milliseconds(3_600_012))
    try await deliver(desk)
    let ring = try #require(await desk.door.rings().first)
    await desk.door.note(SoundStep(.standIn, tone: "Radar", reason: "no such file"), of: ring)
    desk.clock.advance(by: .seconds(65))
    _ = try await manager.answer(.stop, nil)
    desk.clock.advance(by: .seconds(3 * 86_400))
    try await deliver(desk)
    return (desk, id)
  }

  private func deliver(_ desk: Desk) async throws {
    let now = desk.clock.now()
    var planned: [PlannedDelivery] = []
    for pending in await desk.door.pending() {
      guard let delivery = try pending.delivery(at: now, in: desk.surroundings.zones) else { continue }
      planned.append(PlannedDelivery(delivery: delivery, plannedDue: pending.due))
    }
    _ = try await AlarmManager(door: desk.door, clock: desk.clock).record(planned, at: now)
  }

  @Test func rowsSayWhenHowLateWhatBecameOfItAndWhatSounded() async throws {
    let (desk, id) = try await desk()
    #expect(
      await desk.run("log").output == """
        2026-12-03 09:00:00  +65012ms  ringing  -         -          \(id)         Tea  [2 passed before]
        2026-11-30 09:00:00  +12ms     stopped  09:01:05  Radar      \(id)         Tea  [no such file]

        """)
    #expect(await desk.run("log", "--days", "1").output.split(separator: "\n").count == 1)
  }

  @Test func jsonHasEveryFieldDocumented() async throws {
    let (desk, id) = try await desk()
    #expect(
      await desk.run("log", "--json").output.split(separator: "\n").last { $0.hasPrefix("{") } == """
        {"identifier": "\(id)", "alarm": "\(id)", "label": "Tea", "scheduled": "2026-11-30T09:00:00+00:00", \
        "delivered": "2026-11-30T09:00:00+00:00", "lateMilliseconds": 12, "state": "stopped", "formerState": null, \
        "settled": "2026-11-30T09:01:05+00:00", "passed": 0, "step": "standIn", "tone": "Radar", \
        "reason": "no such file", "switchedOff": false, "extension": null}
        """)
  }

  @Test func itTellsWhatCameOfAskingTheContentExtension() async throws {
    let (desk, id) = try await desk()
    let scheduled = try #require(await desk.door.delivered().first).occurrence.scheduled
    let question = ExtensionQuestion(
      identifier: id.description, alarm: id, scheduled: scheduled, content: NotificationContent(title: "Tea"),
      trigger: nil)
    let report = ExtensionReport(.failed, exit: .signal(11), errors: "trouble")
    await desk.door.note(ExtensionAnswer(to: question, report))
    #expect(
      await desk.run("log").output.contains(
        "  [extension: it failed (signal 11); its answer does not count. “trouble”]\n"))
    #expect(
      await desk.run("log", "--json").output.contains(
        #""extension": {"outcome": "failed", "exitCode": null, "signal": 11, "detail": null, "errors": "trouble"}}"#))
  }

  @Test func whatNeverHappenedIsVoidAndSaysWhatItWas() async throws {
    let (desk, _) = try await desk()
    desk.clock.step(by: .seconds(-2 * 86_400))
    try await desk.door.replan(desk.clock.reading(), step: .seconds(-2 * 86_400))
    #expect(await desk.run("log").output.hasPrefix("2026-12-03 09:00:00  +65012ms  voided   -         -          "))
    #expect(await desk.run("log").output.contains("Tea  [2 passed before]  [was ringing]\n"))
  }

  @Test func anEmptyLogSaysSoAndOddDaysAreRefused() async {
    #expect(await Desk().run("log").output == "Nothing has come due.\n")
    #expect(await Desk().run("log", "--json").output == "[]\n")
    for days in ["0", "91", "week"] { #expect(await Desk().run("log", "--days", days).exitCode == 2) }
  }
}
