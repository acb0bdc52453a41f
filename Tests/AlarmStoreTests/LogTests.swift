import AlarmStore
import Alarms
import NotificationStore
import Notifications
import TestSupport
import Testing
import Timekeeping

/// The log in the store and how long it is kept; it is Tuesday 2027-01-05, 06:00, in Seoul.
struct LogTests {
  let scene: StoreScene
  let store: AlarmStore

  init() throws {
    scene = try StoreScene()
    store = try scene.open()
  }

  /// Logs that something came due so many days ago.
  private func deliver(_ identifier: String, daysAgo: Int, state: OccurrenceState = .stopped, lists: Bool = false)
    async throws
  {
    let instant = scene.clock.now() - .seconds(daysAgo * 86_400)
    let request = NotificationRequest(
      identifier: identifier, content: NotificationContent(title: identifier, threadIdentifier: identifier),
      trigger: nil)
    let occurrence = Occurrence(
      identifier: identifier, thread: identifier, scheduled: instant, delivered: instant, state: state, passed: 0)
    try await store.change([]) { (_, _) throws(AlarmError) in
      var change = AlarmChange()
      change.centre.deliver = [DeliveredNotification(request: request, occurrence: occurrence)]
      return (change, ())
    }
    guard !lists else { return }
    try await store.change([]) { (_, _) throws(AlarmError) in
      var change = AlarmChange()
      change.centre.removeDelivered = [identifier]
      return (change, ())
    }
  }

  private func takeCharge() async throws {
    try await store.becomeRinger(RingerInCharge(kind: .daemon, pid: 1, zone: "Asia/Seoul"))
    try await store.replan(scene.clock.reading(), step: .zero)
  }

  private func titles() async throws -> [String] {
    try await store.log(since: nil).map(\.title)
  }

  /// Lets so many days pass as a machine does that is on each of them.
  private func live(days: Int) async throws {
    for _ in 0..<days {
      scene.clock.advance(by: .seconds(86_400))
      try await store.replan(scene.clock.reading(), step: .zero)
    }
  }

  @Test("It is read latest first, as far back as asked, with the first noise that was noted")
  func read() async throws {
    try await deliver("oldonexx", daysAgo: 3)
    try await deliver("newonexx", daysAgo: 1, state: .ringing)
    let ring = Ring(
      identifier: "newonexx", alarm: try alarm("newonexx"), scheduled: scene.clock.now() - .seconds(86_400),
      started: scene.clock.now())
    try await store.note(SoundStep(.standIn, tone: "Radar", reason: "gone"), of: ring)
    try await store.note(SoundStep(.chosen, tone: "Chime"), of: ring)
    #expect(try await titles() == ["newonexx", "oldonexx"])
    let recent = try await store.log(since: scene.clock.now() - .seconds(2 * 86_400))
    #expect(recent.map(\.occurrence.sounded) == [SoundStep(.standIn, tone: "Radar", reason: "gone")])
  }

  @Test("Other processes learn from it what the first noise of a ring was")
  func recordedSound() async throws {
    let tea = try alarm("newonexx")
    try await store.change([]) { (_, _) throws(AlarmError) in
      var change = AlarmChange()
      change.save = [tea]
      return (change, ())
    }
    try await deliver("newonexx", daysAgo: 1, state: .ringing, lists: true)
    let ring = try #require(try await store.rings().first)
    #expect(ring.recordedSound == nil)
    try await store.note(SoundStep(.none, reason: "no device"), of: ring)
    #expect(try await store.rings().map(\.recordedSound) == [SoundStep(.none, reason: "no device")])
  }

  private func answer(_ identifier: String, _ change: ContentChange, daysAgo: Int) throws -> ExtensionAnswer {
    let question = ExtensionQuestion(
      identifier: identifier, alarm: try #require(AlarmID(identifier)),
      scheduled: scene.clock.now() - .seconds(daysAgo * 86_400), content: NotificationContent(title: identifier),
      trigger: nil)
    return ExtensionAnswer(to: question, change, ExtensionReport(.unchanged, exit: .code(0), errors: "rain"))
  }

  @Test("What the content extension has answered is what a ring says, in the list, in the log and for other processes")
  func extended() async throws {
    let tea = try alarm("newonexx")
    try await store.change([]) { (_, _) throws(AlarmError) in
      var change = AlarmChange()
      change.save = [tea]
      return (change, ())
    }
    try await deliver("newonexx", daysAgo: 1, state: .ringing, lists: true)
    var change = ContentChange()
    change.title = "Rain"
    change.badge = .set(7)
    try await store.note(answer("newonexx", change, daysAgo: 1))
    #expect(try await store.delivered().map(\.request.content.title) == ["Rain"])
    #expect(try await titles() == ["Rain"])
    #expect(try await store.rings().map(\.content.title) == ["Rain"])
    #expect(try await store.badge() == 7)
    let report = ExtensionReport(.changed, exit: .code(0), errors: "rain")
    #expect(try await store.log(since: nil).map(\.occurrence.extended) == [report])
  }

  @Test("What has been stopped meanwhile stays as it was, and the log says so")
  func extendedTooLate() async throws {
    try await deliver("newonexx", daysAgo: 1, lists: true)
    var change = ContentChange()
    change.title = "Rain"
    try await store.note(answer("newonexx", change, daysAgo: 1))
    #expect(try await titles() == ["newonexx"])
    #expect(try await store.log(since: nil).map(\.occurrence.extended?.outcome) == [.tooLate])
  }

  @Test("What is older than 90 days goes when a ringer takes charge, but nothing that rings or stands in the list")
  func tidied() async throws {
    try await takeCharge()
    try await live(days: 8)
    try await deliver("longgone", daysAgo: 91)
    try await deliver("ringring", daysAgo: 100, state: .ringing)
    try await deliver("unseenxx", daysAgo: 100, state: .missed, lists: true)
    try await deliver("stillthe", daysAgo: 89)
    try await takeCharge()
    #expect(try await titles().sorted() == ["ringring", "stillthe", "unseenxx"])
  }

  @Test("It goes as well at the first delivery of a day, of a program that runs for months")
  func tidiedDaily() async throws {
    try await takeCharge()
    try await live(days: 8)
    try await deliver("longgone", daysAgo: 91)
    try await deliver("alsogone", daysAgo: 92)
    try await deliver("todayxxx", daysAgo: 0)
    #expect(try await titles() == ["todayxxx"])
  }

  @Test("A clock that shows 2098 costs the log nothing, nor does the way back")
  func wrongClock() async throws {
    try await takeCharge()
    try await live(days: 8)
    try await deliver("oldonexx", daysAgo: 80)
    let step = Duration.seconds(71 * 365 * 86_400)
    scene.clock.step(by: step)
    try await store.replan(scene.clock.reading(), step: step)
    try await live(days: 2)
    #expect(try await titles() == ["oldonexx"])
    scene.clock.reboot(as: "boot-2")
    scene.clock.step(by: .zero - step)
    try await takeCharge()
    #expect(try await titles() == ["oldonexx"])
  }
}
