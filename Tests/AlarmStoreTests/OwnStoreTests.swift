import Glibc
import NotificationStore
import Notifications
import TestSupport
import Testing
import Timekeeping

/// A program that delivers from a store of its own; Tuesday 2027-01-05, 06:00, in Seoul.
struct OwnStoreTests {
  private let folder: TemporaryFolder
  private let clock: HandMovedClock
  private let store: NotificationStore

  init() throws {
    folder = try TemporaryFolder()
    clock = HandMovedClock(try moment("2027-01-05 06:00", in: "Asia/Seoul"))
    store = try NotificationStore(
      StoreLocation(folder: folder.path), clock: clock, zones: zones("Asia/Seoul"))
  }

  private func add(_ identifier: String, _ trigger: NotificationTrigger, badge: BadgeChange = .oneMore) async throws {
    let request = NotificationRequest(
      identifier: identifier, content: NotificationContent(title: identifier, badge: badge), trigger: trigger)
    let now = clock.now()
    try await store.changeCentre([identifier]) { (rows, zones) throws(NotificationError) in
      (try CentreRules.adding(request, to: rows, now: now, zones: zones), ())
    }
  }

  /// Delivers what is due now by a plan read now.
  private func deliver() async throws -> [String] {
    let now = clock.now()
    var plan = try await store.plan(now: now)
    var planned: [PlannedDelivery] = []
    for pending in plan.takeDue(at: now) {
      let delivery = try #require(try pending.delivery(at: now, in: zones("Asia/Seoul")))
      planned.append(PlannedDelivery(delivery: delivery, plannedDue: pending.due))
    }
    return try await record(planned)
  }

  private func record(_ planned: [PlannedDelivery]) async throws -> [String] {
    let now = clock.now()
    return try await store.changeCentre(planned.map(\.delivery.request.identifier)) {
      (rows, zones) throws(NotificationError) in
      CentreRules.delivering(planned, rows: rows, now: now, zones: zones)
    }
  }

  private func pending() async throws -> [String] {
    try await store.pending().map { try "\($0.request.identifier) \(shown($0.due, in: "Asia/Seoul").prefix(16))" }
  }

  @Test("What has come due is listed and counted, and goes on if it repeats")
  func delivers() async throws {
    try await add("daily", .calendar(CalendarComponents(hour: 7, minute: 0), repeats: true))
    try await add("once", .timeInterval(.seconds(3600), repeats: false))
    #expect(try await deliver() == [])
    #expect(try await store.delivered().isEmpty)
    clock.advance(by: .seconds(3600))
    #expect(try await deliver() == [])
    #expect(try await store.delivered().map(\.request.identifier) == ["daily", "once"])
    #expect(try await store.delivered().map(\.occurrence.state) == [.stopped, .stopped])
    #expect(try await store.badge() == 2)
    #expect(try await pending() == ["daily 2027-01-06T07:00"])
  }

  @Test("What came due longer ago than the grace is listed as missed, the latest of several")
  func missed() async throws {
    try await add("hourly", .calendar(CalendarComponents(minute: 0), repeats: true))
    clock.advance(by: .seconds(5 * 3600 + 45 * 60))
    #expect(try await deliver() == [])
    let delivered = try #require(try await store.delivered().first)
    #expect(delivered.occurrence.state == .missed)
    #expect(delivered.occurrence.passed == 4)
    #expect(try shown(delivered.occurrence.scheduled, in: "Asia/Seoul").hasPrefix("2027-01-05T11:00"))
  }

  @Test("One delivery is recorded once, and nothing of a request that was removed meanwhile")
  func once() async throws {
    try await add("a", .timeInterval(.seconds(60), repeats: false))
    try await add("b", .timeInterval(.seconds(60), repeats: false))
    let now = clock.now() + .seconds(60)
    let planned = try await store.pending().map { pending in
      PlannedDelivery(
        delivery: try #require(try pending.delivery(at: now, in: zones("Asia/Seoul"))), plannedDue: pending.due)
    }
    clock.advance(by: .seconds(60))
    try await store.changeCentre([]) { (_, _) throws(NotificationError) in (CentreRules.removingPending(["b"]), ()) }
    #expect(try await record(planned) == ["b"])
    #expect(try await record(planned) == ["b"])
    #expect(try await store.log(since: nil).map(\.title) == ["a"])
    #expect(try await store.badge() == 1)
  }

  @Test("A clock set back takes a delivery back, and one set forward again gives it back")
  func clockSet() async throws {
    try await store.replan(clock.reading(), in: zones("Asia/Seoul"))
    try await add("once", .calendar(CalendarComponents(hour: 7, minute: 0), repeats: false))
    clock.advance(by: .seconds(3600))
    #expect(try await deliver() == [])
    clock.step(by: .seconds(-3000))
    #expect(try await store.replan(clock.reading(), in: zones("Asia/Seoul")))
    #expect(try await pending() == ["once 2027-01-05T07:00"])
    #expect(try await store.delivered().isEmpty)
    #expect(try await store.badge() == 0)
    #expect(try await store.log(since: nil).map(\.occurrence.state) == [.voided])
    clock.step(by: .seconds(3000))
    try await store.replan(clock.reading(), in: zones("Asia/Seoul"))
    #expect(try await pending() == [])
    #expect(try await store.log(since: nil).map(\.occurrence.state) == [.stopped])
  }

  @Test("Elapsed time moves with a clock that was set while nobody looked; local time moves with the zone")
  func replans() async throws {
    try await store.replan(clock.reading(), in: zones("Asia/Seoul"))
    try await add("span", .timeInterval(.seconds(7200), repeats: false))
    try await add("seven", .calendar(CalendarComponents(hour: 7, minute: 0), repeats: true))
    clock.step(by: .seconds(600))
    try await store.replan(clock.reading(), in: zones("Asia/Seoul"))
    #expect(try await pending() == ["seven 2027-01-05T07:00", "span 2027-01-05T08:10"])
    try await store.replan(clock.reading(), in: zones("Asia/Tokyo"))
    try await store.replan(clock.reading(), in: zones("Europe/Berlin"))
    #expect(try await pending() == ["span 2027-01-05T08:10", "seven 2027-01-05T15:00"])
  }

  @Test("The log is tidied: what was listed stays, the rest is kept for 90 days")
  func tidies() async throws {
    try await store.replan(clock.reading(), in: zones("Asia/Seoul"))
    for identifier in ["listed", "seen"] { try await add(identifier, .timeInterval(.seconds(1), repeats: false)) }
    clock.advance(by: .seconds(1))
    #expect(try await deliver() == [])
    try await store.changeCentre([]) { (_, _) throws(NotificationError) in
      (CentreRules.removingDelivered(["seen"]), ())
    }
    for _ in 1...91 {
      clock.advance(by: .seconds(86_400))
      try await store.replan(clock.reading(), in: zones("Asia/Seoul"))
    }
    #expect(try await store.log(since: nil).map(\.title) == ["listed"])
  }

  @Test("Categories are kept, in place of those before, with their actions in order")
  func categories() async throws {
    let reply = NotificationAction(identifier: "reply", title: "답장", options: [.foreground, .destructive])
    let later = NotificationAction(identifier: "later", title: "Later")
    let message = NotificationCategory(identifier: "message", actions: [reply, later], options: .customDismissAction)
    let plain = NotificationCategory(identifier: "plain", actions: [])
    #expect(try await store.categories() == [])
    try await store.setCategories([plain, message])
    let other = try another()
    #expect(try await other.categories() == [message, plain])
    try await other.setCategories([plain])
    #expect(try await store.categories() == [plain])
  }

  @Test("What another process commits is heard of, and a file put in place of this one is followed")
  func watches() async throws {
    let (news, continuation) = AsyncStream.makeStream(of: FileNews.self)
    try await store.watch { continuation.yield($0) }
    try await setBadge(3, by: another())
    #expect(await first(of: news, within: .seconds(10)) { $0 == .changedElsewhere } != nil)
    for tail in ["", "-wal", "-shm"] { rename(folder.path + "/alarm.db" + tail, folder.path + "/former" + tail) }
    try await setBadge(7, by: another())
    try await add("a", .timeInterval(.seconds(60), repeats: false))
    #expect(try await store.badge() == 7)
  }

  /// The same store as another process of the program has it.
  private func another() throws -> NotificationStore {
    try NotificationStore(StoreLocation(folder: folder.path), clock: clock, zones: zones("Asia/Seoul"))
  }

  private func setBadge(_ badge: Int, by store: NotificationStore) async throws {
    try await store.changeCentre([]) { (_, _) throws(NotificationError) in
      var change = CentreChange()
      change.badge = badge
      return (change, ())
    }
  }
}
