import Alarms
import Notifications
import TestSupport
import Testing
import Timekeeping
import Words

/// What a response to an alarm's notification does; it is Tuesday 2027-01-05 in Seoul, and an alarm of 07:00 rings.
struct RespondingTests {
  private func ringing(_ fields: [AlarmField: FieldValue] = [:]) async throws -> Scene {
    let scene = try Scene()
    _ = try await scene.manager.save(try alarm("07:00", fields))
    try scene.at("2027-01-05 07:00")
    try await scene.deliver()
    return scene
  }

  private func response(
    _ action: ResponseAction, _ identifier: String = "wakemeup", at scheduled: String? = "2027-01-05 07:00"
  ) throws -> NotificationResponse {
    NotificationResponse(
      identifier: identifier, scheduled: try scheduled.map { try moment($0, in: "Asia/Seoul") }, action: action)
  }

  @Test("The category offers Stop and Snooze, and Snooze only where the alarm has one")
  func category() {
    let category = AlarmCategory.category(.english)
    #expect(category.identifier == Alarm.category)
    #expect(category.actions.map(\.title) == ["Stop", "Snooze"])
    #expect(category.actions.map(\.identifier) == ["stop", "snooze"])
    #expect(AlarmCategory.category(.english, allowsSnooze: false).actions.map(\.title) == ["Stop"])
  }

  @Test("Stop ends the ring as a key does")
  func stop() async throws {
    let scene = try await ringing()
    let outcome = try await scene.manager.respond(to: response(.action("stop")))
    guard case .answered(let alarm) = outcome else {
      Issue.record("it is not answered: \(outcome)")
      return
    }
    #expect(alarm.id == (try .wakemeup))
    #expect(await scene.states() == [.stopped])
    #expect(try await scene.state() == .off)
  }

  @Test("Snooze puts it off for the alarm's own snooze, counted from the answer")
  func snooze() async throws {
    let scene = try await ringing([.snoozeMinutes: .integer(5)])
    try scene.at("2027-01-05 07:03")
    _ = try await scene.manager.respond(
      to: response(.action("snooze")), at: try moment("2027-01-05 07:02", in: "Asia/Seoul"))
    #expect(await scene.states() == [.snoozed])
    #expect(try await scene.pending() == ["wakemeup.snooze 2027-01-05T07:07:00+09:00"])
  }

  @Test("Snooze is refused where the alarm has none, and it rings on")
  func noSnooze() async throws {
    let scene = try await ringing([.snoozeMinutes: .null])
    await #expect(throws: AlarmError.snoozeIsOff(try .wakemeup)) {
      try await scene.manager.respond(to: response(.action("snooze")))
    }
    #expect(await scene.states() == [.ringing])
  }

  @Test("Dismissing the notification stops no ring, and neither does an action that is not offered")
  func dismiss() async throws {
    let scene = try await ringing()
    for action in [ResponseAction.dismiss, .action("reply"), .action("")] {
      #expect(try await scene.manager.respond(to: response(action)) == .nothing)
    }
    #expect(await scene.states() == [.ringing])
  }

  @Test("An answer to an occurrence that is over answers no later one")
  func stale() async throws {
    let scene = try await ringing()
    let earlier = try response(.action("stop"), at: "2027-01-04 07:00")
    #expect(try await scene.manager.respond(to: earlier) == .nothing)
    #expect(await scene.states() == [.ringing])
    _ = try await scene.manager.respond(to: response(.action("stop"), at: nil))
    #expect(try await scene.manager.respond(to: response(.action("stop"))) == .nothing)
    #expect(await scene.states() == [.stopped])
  }

  @Test("Choosing it leads to its ring, for a snooze to its alarm's")
  func open() async throws {
    let scene = try await ringing()
    #expect(try await scene.manager.respond(to: response(.default)) == .opens(.ring(try .wakemeup)))
    #expect(
      try await scene.manager.respond(to: response(.default, "wakemeup.snooze")) == .opens(.ring(try .wakemeup)))
    #expect(try await scene.manager.respond(to: response(.default, "something else")) == .nothing)
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
    #expect(link("note", nil) == nil)
  }
}
