import AlarmCLI
import Alarms
import Notifications
import Testing
import TestSupport
import Timekeeping

struct RingCommandTests {
  /// Lets what is due ring, as the ringer records it.
  private func ring(_ desk: Desk) async throws {
    let now = desk.clock.now()
    let zones = Zones(local: .utc) { (name) throws(ZoneError) in throw .unknown(name: name) }
    let due = try await desk.door.pending().compactMap { pending in
      try pending.delivery(at: now, in: zones).map { PlannedDelivery(delivery: $0, plannedDue: pending.due) }
    }
    _ = try await AlarmManager(door: desk.door, clock: desk.clock).record(due, at: now)
  }

  @Test func nothingRingsIsSaidWithStatusOne() async {
    let desk = Desk()
    _ = await desk.run("add", "9:00")
    for answer in await [desk.run("stop"), desk.run("snooze"), desk.run("stop", "1"), desk.run("snooze", "1")] {
      #expect(answer.exitCode == 1)
      #expect(answer.complaint.contains("now: “alarm next” says what rings next."))
    }
    #expect(await desk.run("stop", "").exitCode == 2)
    #expect(await desk.run("snooze", "0").complaint.hasPrefix("There is no alarm “0”"))
    #expect(await desk.run("snooze", "100000").exitCode == 1)
  }

  @Test func whatRingsIsStoppedOrPutOff() async throws {
    let desk = Desk()
    _ = await desk.run("add", "9:00", "Tea", "--repeat", "daily")
    desk.clock.advance(by: .seconds(3600))
    try await ring(desk)
    #expect(await desk.run("list").output.contains("  ringing  "))
    #expect(await desk.run("snooze", "--for", "5").output.hasSuffix("Tea rings again in 5 min.\n"))
    #expect(await desk.run("list").output.contains("  snoozed  "))
    desk.clock.advance(by: .seconds(300))
    try await ring(desk)
    #expect(await desk.run("stop", "1").output.hasSuffix("Tea is stopped.\n"))
    #expect(await desk.run("next").output.hasPrefix("2026-12-01 09:00  "))
  }

  @Test func aSnoozeThatIsOffIsRefused() async throws {
    let desk = Desk()
    _ = await desk.run("add", "9:00", "--snooze", "off")
    desk.clock.advance(by: .seconds(3600))
    try await ring(desk)
    let answer = await desk.run("snooze")
    #expect(answer.exitCode == 1)
    #expect(answer.complaint.contains("is off: stop it"))
  }

  @Test func deletingARingingAlarmEndsItsRing() async throws {
    let desk = Desk()
    _ = await desk.run("add", "9:00")
    desk.clock.advance(by: .seconds(3600))
    try await ring(desk)
    #expect(await desk.run("delete", "1").exitCode == 0)
    #expect(await desk.run("stop").exitCode == 1)
    #expect(await desk.run("pending", "--json").output == "[]\n")
  }

  @Test func aTestIsForWhoeverRings() async throws {
    let silent = Desk(ringer: nil)
    _ = await silent.run("add", "9:00")
    let refused = await silent.run("test", "1")
    #expect(refused.exitCode == 1)
    #expect(await silent.door.takeMessages().isEmpty)
    let desk = Desk()
    _ = await desk.run("add", "9:00", "Tea")
    #expect(await desk.run("test", "1").output.hasSuffix("Tea rings now, as a test.\n"))
    let id = try #require(await desk.door.alarms(from: 0, limit: 1).first).alarm.id
    #expect(await desk.door.takeMessages() == [.test(id)])
    let ended = await desk.run("stop")
    #expect(ended.exitCode == 1 && ended.complaint.hasSuffix(" A test, if one rang, is ended.\n"))
    #expect(await desk.door.takeMessages() == [.endTest])
    let started = Desk(ringer: nil, start: .detached(pid: 7))
    _ = await started.run("add", "9:00", "Tea")
    #expect(await started.run("test", "1").exitCode == 0)
  }

  @Test(arguments: [true, false])
  func statusNamesWhatRings(isRung: Bool) async throws {
    let desk = isRung ? Desk() : Desk(ringer: nil)
    _ = await desk.run("add", "9:00", "Tea")
    let id = try #require(await desk.door.alarms(from: 0, limit: 1).first).alarm.id
    desk.clock.advance(by: .seconds(3600))
    try await ring(desk)
    let line = isRung ? "\(id) Tea rings now." : "\(id) Tea was ringing, and rings on as soon as somebody rings."
    let lines = await desk.run("status").output.split(separator: "\n").map(String.init)
    #expect(lines.count == 2 && lines.last == line)
    _ = await desk.run("add", "11:00")
    #expect(await desk.run("status").output.split(separator: "\n").dropFirst().first == Substring(line))
    _ = await desk.run("stop")
    #expect(await desk.run("status").output.contains("Tea") == false)
  }

  @Test func thatNobodyRingsNeedsARemedyOnlyWhileSomethingIsToRing() async {
    let desk = Desk(ringer: nil)
    #expect(await desk.run("status").output == "Nobody rings.\nNo alarm is set to ring.\n")
    _ = await desk.run("add", "9:00", "Tea")
    #expect(await desk.run("status").output.hasPrefix("Nobody rings: open “alarm”, or run “alarm daemon”.\n"))
  }

  @Test func statusPendingDeliveredAndBadge() async throws {
    let desk = Desk()
    _ = await desk.run("add", "9:00", "Tea")
    let id = try #require(await desk.door.alarms(from: 0, limit: 1).first).alarm.id
    #expect(
      await desk.run("status", "--json").output
        == "{\"ringer\": \"screen\", \"pid\": 42, \"mayOversleep\": false, \"next\": \"2026-11-30T09:00:00+00:00\", "
        + "\"authorization\": {\"status\": \"authorized\", \"alert\": true, \"sound\": true, \"badge\": true}}\n")
    #expect(
      await desk.run("pending", "--json").output == """
        [
        {"identifier": "\(id)", "alarm": "\(id)", "trigger": {"kind": "calendar", "year": 2026, "month": 11, "day": 30, \
        "hour": 9, "minute": 0, "second": 0, "zone": null, "repeats": false}, "due": "2026-11-30T09:00:00+00:00", "title": "Tea", \
        "followUp": null}
        ]

        """)
    desk.clock.advance(by: .seconds(3630))
    try await ring(desk)
    #expect(
      await desk.run("delivered", "--json").output == """
        [
        {"identifier": "\(id)", "alarm": "\(id)", "scheduled": "2026-11-30T09:00:00+00:00", \
        "delivered": "2026-11-30T09:00:30+00:00", "state": "ringing", "lateSeconds": 30}
        ]

        """)
    #expect(await desk.run("badge").output == "1\n")
    #expect(await desk.run("badge", "--clear", "--json").output == "{\"badge\": 0}\n")
  }

  @Test func soundsAndPictures() async {
    let desk = Desk()
    #expect(await desk.run("sounds").output == "Radar  Quick rising beeps.\n")
    #expect(await desk.run("play", "Radar").exitCode == 0)
    let unplayable = await desk.run("play", "Moo").complaint
    #expect(
      unplayable == """
        “Moo” cannot be played (no such tone): “alarm sounds” lists the tones, “alarm doctor” looks at the device.

        """)
    #expect(await desk.run("snapshot", "--size", "3x1").output == "---\n")
    #expect(await desk.run("--version").output == "alarm 1.0\n")
  }

  @Test("A pending request shows what its delivery registers")
  func pendingShowsWhatFollows() async throws {
    let desk = Desk()
    let again = NotificationRequest(
      identifier: "again", content: NotificationContent(title: "Water"),
      trigger: .calendar(CalendarComponents(hour: 7, minute: 0), repeats: true))
    let first = NotificationRequest(
      identifier: "first", content: NotificationContent(), trigger: .timeInterval(.seconds(60), repeats: false),
      followUp: again)
    let now = desk.clock.now()
    try await desk.door.change([]) { (_, _) throws(AlarmError) in
      var change = AlarmChange()
      change.centre.save = [PendingRequest(request: first, added: now, due: now + .seconds(60))]
      return (change, ())
    }
    #expect(
      await desk.run("pending", "--json").output == """
        [
        {"identifier": "first", "alarm": null, "trigger": {"kind": "timeInterval", "seconds": 60, "repeats": false}, \
        "due": "2026-11-30T08:01:00+00:00", "title": "", "followUp": {"identifier": "again", "trigger": {"kind": "calendar", \
        "hour": 7, "minute": 0, "zone": null, "repeats": true}, "title": "Water", "followUp": null}}
        ]

        """)
  }
}
