import Alarms
import Notifications
import TestSupport
import Testing
import Timekeeping
import Words

/// What a response to an alarm's notification does; it is Tuesday 2027-01-05 in Seoul, and an alarm of 07:00 rings.
struct RespondingTests {
  private func ringing(_ fields: [AlarmField: FieldValue] = [:]) async throws -> RingStage {
    let stage = try RingStage(try Scene())
    _ = try await stage.scene.manager.save(try alarm("07:00", fields))
    try await stage.begin()
    try await stage.run(to: "2027-01-05 07:02")
    #expect(await stage.ringing == ["wakemeup"])
    return stage
  }

  @Test("The category offers Stop and Snooze, and Snooze only where an alarm has one")
  func category() throws {
    let category = AlarmCategory.category(.english)
    #expect(category.identifier == Alarm.category)
    #expect(category.actions.map(\.title) == ["Stop", "Snooze"])
    #expect(category.actions.map(\.identifier) == ["stop", "snooze"])
    func titles(_ alarms: Alarm...) -> [String] {
      AlarmCategory.category(.english, for: alarms).actions.map(\.title)
    }
    let (one, silent) = (try alarm("07:00"), try alarm("08:00", [.snoozeMinutes: .null]))
    #expect(titles(one) == ["Stop", "Snooze 9 min"])
    #expect(titles(silent) == ["Stop"])
    #expect(titles(one, silent) == ["Stop all", "Snooze all"])
    #expect(titles(silent, silent) == ["Stop all"])
  }

  @Test("Stop ends the ring as a key does")
  func stop() async throws {
    let stage = try await ringing()
    try await stage.respond(.action("stop"))
    #expect(await stage.scene.states() == [.stopped])
    #expect(try await stage.scene.state() == .off)
  }

  @Test("Snooze puts it off for the alarm's own snooze, counted from the answer")
  func snooze() async throws {
    let stage = try await ringing([.snoozeMinutes: .integer(5)])
    try await stage.respond(.action("snooze"))
    #expect(await stage.scene.states() == [.snoozed])
    #expect(try await stage.scene.pending() == ["wakemeup.snooze 2027-01-05T07:07:00+09:00"])
  }

  @Test("Snooze does nothing where the alarm has none, and it rings on")
  func noSnooze() async throws {
    let stage = try await ringing([.snoozeMinutes: .null])
    try await stage.respond(.action("snooze"))
    #expect(await stage.scene.states() == [.ringing])
  }

  @Test("Dismissing the notification stops no ring, and neither does an action that is not offered")
  func dismiss() async throws {
    let stage = try await ringing()
    for action in [ResponseAction.dismiss, .action("reply"), .action("")] { try await stage.respond(action) }
    #expect(await stage.scene.states() == [.ringing])
    #expect(await stage.opened.isEmpty)
  }

  @Test("An answer to an occurrence that is over answers no later one, and none twice")
  func stale() async throws {
    let stage = try await ringing()
    let request = NotificationRequest(identifier: "wakemeup", content: NotificationContent(), trigger: nil)
    func stop(_ scheduled: String?) throws -> NotificationResponse {
      NotificationResponse(
        request: request, scheduled: try scheduled.map { try moment($0, in: "Asia/Seoul") }, action: .action("stop"))
    }
    try await stage.respond(to: [stop("2027-01-04 07:00")])
    #expect(await stage.scene.states() == [.ringing])
    try await stage.respond(to: [stop(nil), stop(nil), stop("2027-01-05 07:00")])
    #expect(await stage.scene.states() == [.stopped])
  }

  @Test("Choosing it leads to its ring, for a snooze to its alarm's")
  func open() async throws {
    let stage = try await ringing()
    try await stage.respond(.default)
    try await stage.respond(.action("snooze"))
    try await stage.run(to: "2027-01-05 07:11")
    #expect(await stage.ringing == ["wakemeup.snooze"])
    try await stage.respond(.default)
    #expect(await stage.opened == ["alarm://ring?id=wakemeup", "alarm://ring?id=wakemeup"])
    #expect(await stage.scene.states() == [.snoozed, .ringing])
  }

  @Test("Choosing the one notification of several leads to the ring that is first, and Stop stops them all")
  func several() async throws {
    let stage = try RingStage(try Scene())
    for number in 1...4 { _ = try await stage.scene.manager.save(try alarm("07:0\(number)", id: "wakemeu\(number)")) }
    try await stage.begin()
    try await stage.run(to: "2027-01-05 07:05")
    try await stage.respond(.default)
    #expect(await stage.opened == ["alarm://ring?id=wakemeu1"])
    try await stage.respond(.action("stop"))
    #expect(await stage.scene.states() == [.stopped, .stopped, .stopped, .stopped])
  }

  @Test("Choosing what was missed leads where the one leads, for several to the list")
  func missed() async throws {
    let stage = try RingStage(try Scene())
    let one = try #require(try alarm("07:00").request(after: stage.scene.clock.now(), in: zones("Asia/Seoul")))
    var link = one
    link.content.link = "alarm://edit?id=wakemeup"
    for missed in [[one], [link], [one, link]] { try await stage.respond(.default, missed: missed) }
    #expect(await stage.opened == ["alarm://ring?id=wakemeup", "alarm://edit?id=wakemeup", "alarm://list"])
  }

  @Test("Of links the identifier goes before the content's, and that before the alarm's ring")
  func links() throws {
    func link(_ identifier: String, _ link: String?) -> DeepLink? {
      DeepLink(
        NotificationRequest(identifier: identifier, content: NotificationContent(link: link), trigger: nil))
    }
    #expect(link("alarm://list", "alarm://edit?id=wakemeup") == .list)
    #expect(link("wakemeup", "alarm://edit?id=wakemeup") == (try .edit(.wakemeup)))
    #expect(link("wakemeup", "https://example.org") == (try .ring(.wakemeup)))
    #expect(link("wakemeup.snooze", nil) == (try .ring(.wakemeup)))
    #expect(link("note", nil) == nil)
  }
}
