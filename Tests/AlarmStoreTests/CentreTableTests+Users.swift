import AlarmStore
import Alarms
import Glibc
import NotificationStore
import Notifications
import SQLite
import TestSupport
import Testing
import Timekeeping

/// The rows about how many there are, what the user allows, answers and counts, and crashes.
extension CentreTableTests {
  @Test("There is no limit of 64: a hundred thousand requests are pending, and the next is still found at once")
  func hundredThousand() async throws {
    let scene = try CentreScene()
    let now = scene.clock.now()
    try await scene.store.changeCentre([]) { (_, _) throws(NotificationError) in
      var change = CentreChange()
      change.save = (1...100_000).map { number in
        let request = NotificationRequest(
          identifier: "r\(number)", content: NotificationContent(),
          trigger: .timeInterval(.seconds(number), repeats: false))
        return PendingRequest(request: request, added: now, due: now + .seconds(number))
      }
      return (change, ())
    }
    try await scene.add("soon", .timeInterval(.milliseconds(500), repeats: false))
    scene.clock.advance(by: .seconds(1))
    try await scene.deliver()
    #expect(try await scene.listed().count == 2)
    #expect(try await scene.store.plan(now: now).nextDue == now + .seconds(2))
    let database = try Database(path: scene.folder.path + "/alarm.db", busyTimeout: 5000)
    #expect(try database.integer("SELECT count(*) FROM due_instants") == 99_999)
  }

  @Test(
    "Not allowed: refused, nothing is kept; denied later the requests go and the switches stay, until it is allowed")
  func notAllowed() async throws {
    let scene = try CentreScene()
    var denied = CentreChange()
    denied.settings = NotificationSettings(.denied)
    try await scene.change(denied)
    for trigger in [nil, NotificationTrigger.timeInterval(.seconds(60), repeats: false)] {
      await #expect(throws: NotificationError.notAllowed) { try await scene.add("a", trigger) }
    }
    #expect(try await scene.store.pending().isEmpty)
    #expect(try await scene.store.delivered().isEmpty)

    let alarms = try StoreScene()
    let store = try alarms.open()
    _ = try await alarms.manager(store).save(try alarm("alarmaaa"))
    _ = try await alarms.manager(store).authorize(.deny(nil))
    #expect(try await store.pending().isEmpty)
    #expect(try await store.counts().on == 1)
    _ = try await alarms.manager(store).authorize(.allow(nil))
    #expect(try await store.pending().map(\.request.identifier) == ["alarmaaa"])
  }

  @Test("Removing ignores unknown identifiers; removing and then adding one keeps the new one")
  func removing() async throws {
    let scene = try CentreScene()
    try await scene.add("pending", .timeInterval(.seconds(60), repeats: false), title: "old")
    try await scene.add("delivered", nil)
    try await scene.change(CentreRules.removingPending(["nobody", "delivered"]))
    try await scene.change(CentreRules.removingDelivered(["nobody", "pending"]))
    #expect(try await scene.listed() == ["delivered"])
    #expect(try await scene.store.pending().count == 1)
    try await scene.change(CentreRules.removingPending(["pending"]))
    try await scene.add("pending", .timeInterval(.seconds(60), repeats: false), title: "new")
    #expect(try await scene.store.pending().map(\.request.content.title) == ["new"])
  }

  @Test("Presentation is a function of settings and content alone: what is asked, as far as it is allowed")
  func presentation() {
    let content = NotificationContent(title: "Tea", sound: .default, badge: .set(1))
    #expect(content.presentation(under: NotificationSettings()) == [.banner, .list, .badge, .sound])
    #expect(content.presentation(under: NotificationSettings(allowsSound: false)) == [.banner, .list, .badge])
    #expect(NotificationContent().presentation(under: NotificationSettings()) == [.banner, .list])
    #expect(content.presentation(under: NotificationSettings(.denied)) == [])
  }

  @Test("A response: the default action opens, a dismissal counts where it is asked for, an action by its identifier")
  func responses() {
    let stop = NotificationAction(identifier: "stop", title: "Stop")
    let plain = NotificationCategory(identifier: "plain", actions: [stop])
    let asking = NotificationCategory(identifier: "asking", actions: [], options: .customDismissAction)
    let opened = ResponseAction(identifier: "com.apple.UNNotificationDefaultActionIdentifier")
    let dismissed = ResponseAction(identifier: "com.apple.UNNotificationDismissActionIdentifier")
    #expect([opened, dismissed, ResponseAction(identifier: "stop")].map(plain.accepts) == [true, false, true])
    #expect([opened, dismissed, ResponseAction(identifier: "stop")].map(asking.accepts) == [true, true, false])
  }

  @Test("The badge in the content: nil leaves it, 0 clears it, n sets it, one more counts; one stored counter")
  func badge() async throws {
    let scene = try CentreScene()
    var seen: [Int] = []
    for (number, change) in [BadgeChange.set(5), .unchanged, .oneMore, .set(0), .oneMore].enumerated() {
      try await scene.add("\(number)", .timeInterval(.seconds(1), repeats: false), badge: change)
      scene.clock.advance(by: .seconds(1))
      try await scene.deliver()
      seen.append(try await scene.another().badge())
    }
    #expect(seen == [5, 5, 6, 0, 1])
  }

  @Test("A follow-up is registered in the transaction that delivers what it follows, or not at all")
  func followUp() async throws {
    let scene = try CentreScene()
    let again = NotificationRequest(
      identifier: "again", content: NotificationContent(),
      trigger: .calendar(CalendarComponents(hour: 7, minute: 0), repeats: true))
    try await scene.add(
      NotificationRequest(
        identifier: "first", content: NotificationContent(),
        trigger: .calendar(CalendarComponents(hour: 7, minute: 0), repeats: false), followUp: again))
    try scene.at("2027-01-05 07:00")
    let database = try Database(path: scene.folder.path + "/alarm.db", busyTimeout: 5000)
    try database.run("CREATE TRIGGER t BEFORE INSERT ON delivered BEGIN SELECT raise(ABORT, 'no'); END")
    await #expect(throws: NotificationError.self) { try await scene.deliver() }
    #expect(try await scene.dues() == ["first 2027-01-05T07:00"])
    try database.run("DROP TRIGGER t")
    try await scene.deliver()
    #expect(try await scene.dues() == ["again 2027-01-06T07:00"])
  }

  @Test("After a crash nothing pending is lost, and what had not finished ringing rings again within the grace")
  func crash() async throws {
    let scene = try StoreScene()
    let store = try scene.open()
    let manager = scene.manager(store)
    _ = try await manager.save([try alarm("alarmaaa"), try alarm("alarmbbb", "09:00")])
    scene.clock.advance(by: .seconds(3600))
    let due = try #require(try await store.pending().first)
    let delivery = try #require(try due.delivery(at: scene.clock.now(), in: zones("Asia/Seoul")))
    _ = try await manager.record([PlannedDelivery(delivery: delivery, plannedDue: due.due)], at: scene.clock.now())
    // What a crash leaves: the files as they lie there while the store is open.
    let left = try TemporaryFolder()
    for name in ["alarm.db", "alarm.db-wal"] { try left.write(try #require(scene.folder.bytes(name)), to: name) }
    for (minutes, rings) in [(20, ["alarmaaa"]), (15, [])] {
      scene.clock.advance(by: .seconds(minutes * 60))
      let next = try AlarmStore(StoreLocation(folder: left.path), clock: scene.clock, zones: zones("Asia/Seoul"))
      #expect(try await next.pending().map(\.request.identifier) == ["alarmbbb"])
      var ringer = try Ringer(zones: zones("Asia/Seoul"))
      _ = ringer.loaded(try await next.ringPlan(now: scene.clock.now()), now: scene.clock.now())
      #expect(ringer.rings.map(\.identifier) == rings)
    }
  }
}
