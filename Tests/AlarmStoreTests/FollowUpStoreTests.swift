import NotificationStore
import Notifications
import SQLite
import TestSupport
import Testing
import Timekeeping

/// Follow-ups in a store; it is Tuesday 2027-01-05, 06:00, in Seoul.
struct FollowUpStoreTests {
  private let scene: CentreScene

  init() throws {
    scene = try CentreScene()
  }

  private func water(_ start: String) throws -> NotificationRequest {
    .starting(
      at: try rules("Asia/Seoul").localTime(at: moment(start, in: "Asia/Seoul")).dateTime, then: .weekly,
      identifier: "first", repeatingIdentifier: "again",
      content: NotificationContent(title: "Water", userInfo: ["cycle": .integer(7)]))
  }

  /// The first has been delivered on time at 07:00 and the clock is set back to 06:30.
  private func setBack(repeating: Bool = false) async throws {
    try await scene.replan()
    var request = try water("2027-01-05 07:00")
    if repeating { request.trigger = .calendar(CalendarComponents(hour: 7, minute: 0), repeats: true) }
    try await scene.add(request)
    scene.clock.advance(by: .seconds(3600))
    try await scene.deliver()
    scene.clock.step(by: .seconds(-1800))
    try await scene.replan()
  }

  @Test("It is kept whole with the request, through every delivery, with everything a request can say")
  func comesBack() async throws {
    var request = try water("2027-01-05 07:00")
    let set = try RecurrenceSet(.weekdays, at: #require(TimeOfDay("07:30:15")), from: LocalDate("2027-01-06"))
    let region = try #require(
      Region(latitude: 37.5, longitude: 127.25, radius: 100, notifiesOnEntry: true, notifiesOnExit: false))
    let last = NotificationRequest(
      identifier: "place", content: NotificationContent(subtitle: "\0"), trigger: .location(region, repeats: true))
    request.followUp?.trigger = .rule(RuleTrigger(set, zone: "America/New_York"))
    request.followUp?.graceSeconds = 7
    request.followUp?.content.sound = NotificationSound(tone: "Chime", volume: 3, swellSeconds: 4)
    request.followUp?.content.badge = .set(5)
    request.followUp?.content.link = ""
    request.followUp?.followUp = last
    try await scene.add(request)
    #expect(try await scene.store.pending().map(\.request) == [request])
    scene.clock.advance(by: .seconds(3600))
    try await scene.deliver()
    #expect(try await scene.store.delivered().map(\.request) == [request])
    #expect(try await scene.store.pending().map(\.request) == [request.followUp])
    scene.clock.advance(by: .seconds(3 * 86_400))
    try await scene.deliver()
    #expect(try await scene.store.places().map(\.request) == [last])
  }

  @Test(
    "A clock set back brings the first request back and takes its follow-up away; the first comes at its time again")
  func takenBack() async throws {
    try await setBack()
    #expect(try await scene.dues() == ["first 2027-01-05T07:00"])
    #expect(try await scene.store.delivered().isEmpty)
    scene.clock.advance(by: .seconds(1800))
    try await scene.deliver()
    #expect(try await scene.dues() == ["again 2027-01-12T07:00"])
    #expect(try await scene.store.log(since: nil).map(\.occurrence.state) == [.stopped, .voided])
  }

  @Test("Set forward past it again, the first has happened and its follow-up is pending")
  func happenedAfterAll() async throws {
    try await setBack()
    scene.clock.step(by: .seconds(1800))
    try await scene.replan()
    #expect(try await scene.dues() == ["again 2027-01-12T07:00"])
    #expect(try await scene.store.log(since: nil).map(\.occurrence.state) == [.stopped])
  }

  @Test("A follow-up that repeats stays where the request it follows repeats too")
  func bothRepeat() async throws {
    try await setBack(repeating: true)
    #expect(try await scene.dues() == ["again 2027-01-05T07:00", "first 2027-01-05T07:00"])
  }

  @Test("One that was changed by hand since stays when the clock is set back")
  func changedByHand() async throws {
    try await scene.replan()
    try await scene.add(water("2027-01-05 07:00"))
    scene.clock.advance(by: .seconds(3600))
    try await scene.deliver()
    var mine = try #require(try water("2027-01-05 07:00").followUp)
    mine.content.title = "Tea"
    try await scene.add(mine)
    scene.clock.step(by: .seconds(-1800))
    try await scene.replan()
    #expect(try await scene.store.pending().map(\.request.content.title) == ["Tea", "Water"])
  }

  @Test("What cannot be read is left out, and the request itself stays")
  func damaged() async throws {
    try await scene.add(water("2027-01-05 07:00"))
    let database = try Database(path: scene.folder.path + "/alarm.db", busyTimeout: 5000)
    try database.run("UPDATE requests SET follow_up = x'6d303a78'")
    let pending = try await scene.store.pending()
    #expect(pending.map(\.request.content.title) == ["Water"] && pending.allSatisfy { $0.request.followUp == nil })
  }
}
