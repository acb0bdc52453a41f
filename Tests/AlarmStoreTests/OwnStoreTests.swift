import Glibc
import NotificationStore
import Notifications
import TestSupport
import Testing
import Timekeeping

/// A program that delivers from a store of its own; Tuesday 2027-01-05, 06:00, in Seoul.
struct OwnStoreTests {
  private let scene: CentreScene

  init() throws {
    scene = try CentreScene()
  }

  @Test("What has come due is listed and counted, and goes on if it repeats")
  func delivers() async throws {
    try await scene.add("daily", .calendar(CalendarComponents(hour: 7, minute: 0), repeats: true), badge: .oneMore)
    try await scene.add("once", .timeInterval(.seconds(3600), repeats: false), badge: .oneMore)
    try await scene.deliver()
    #expect(try await scene.store.delivered().isEmpty)
    scene.clock.advance(by: .seconds(3600))
    try await scene.deliver()
    #expect(try await scene.store.delivered().map(\.request.identifier) == ["daily", "once"])
    #expect(try await scene.store.delivered().map(\.occurrence.state) == [.stopped, .stopped])
    #expect(try await scene.store.badge() == 2)
    #expect(try await scene.dues() == ["daily 2027-01-06T07:00"])
  }

  @Test("What came due longer ago than the grace is listed as missed, the latest of several")
  func missed() async throws {
    try await scene.add("hourly", .calendar(CalendarComponents(minute: 0), repeats: true))
    scene.clock.advance(by: .seconds(5 * 3600 + 45 * 60))
    try await scene.deliver()
    let delivered = try #require(try await scene.store.delivered().first)
    #expect(delivered.occurrence.state == .missed)
    #expect(delivered.occurrence.passed == 4)
    #expect(try shown(delivered.occurrence.scheduled, in: "Asia/Seoul").hasPrefix("2027-01-05T11:00"))
  }

  @Test("One delivery is recorded once, and nothing of a request that was removed meanwhile")
  func once() async throws {
    for identifier in ["a", "b"] {
      try await scene.add(identifier, .timeInterval(.seconds(60), repeats: false), badge: .oneMore)
    }
    scene.clock.advance(by: .seconds(60))
    let planned = try await scene.planned()
    try await scene.change(CentreRules.removingPending(["b"]))
    #expect(try await scene.record(planned) == ["b"])
    #expect(try await scene.record(planned) == ["b"])
    #expect(try await scene.store.log(since: nil).map(\.title) == ["a"])
    #expect(try await scene.store.badge() == 1)
  }

  @Test("A clock set back takes a delivery back, and one set forward again gives it back")
  func clockSet() async throws {
    try await scene.replan()
    try await scene.add("once", .calendar(CalendarComponents(hour: 7, minute: 0), repeats: false), badge: .oneMore)
    scene.clock.advance(by: .seconds(3600))
    try await scene.deliver()
    scene.clock.step(by: .seconds(-3000))
    #expect(try await scene.replan())
    #expect(try await scene.dues() == ["once 2027-01-05T07:00"])
    #expect(try await scene.store.delivered().isEmpty)
    #expect(try await scene.store.badge() == 0)
    #expect(try await scene.store.log(since: nil).map(\.occurrence.state) == [.voided])
    scene.clock.step(by: .seconds(3000))
    try await scene.replan()
    #expect(try await scene.dues() == [])
    #expect(try await scene.store.log(since: nil).map(\.occurrence.state) == [.stopped])
  }

  @Test("What was delivered at once has happened, whatever the clock shows afterwards")
  func atOnce() async throws {
    try await scene.replan()
    try await scene.add("now", nil)
    scene.clock.step(by: .seconds(-3600))
    try await scene.replan()
    #expect(try await scene.listed() == ["now"])
  }

  @Test("Elapsed time moves with a clock that was set while nobody looked; local time moves with the zone")
  func replans() async throws {
    try await scene.replan()
    try await scene.add("span", .timeInterval(.seconds(7200), repeats: false))
    try await scene.add("seven", .calendar(CalendarComponents(hour: 7, minute: 0), repeats: true))
    scene.clock.step(by: .seconds(600))
    try await scene.replan()
    #expect(try await scene.dues() == ["seven 2027-01-05T07:00", "span 2027-01-05T08:10"])
    try await scene.replan(in: "Asia/Tokyo")
    try await scene.replan(in: "Europe/Berlin")
    #expect(try await scene.dues() == ["span 2027-01-05T08:10", "seven 2027-01-05T15:00"])
  }

  @Test("The log is tidied: what was listed stays, the rest is kept for 90 days")
  func tidies() async throws {
    try await scene.replan()
    for identifier in ["listed", "seen"] { try await scene.add(identifier, .timeInterval(.seconds(1), repeats: false)) }
    scene.clock.advance(by: .seconds(1))
    try await scene.deliver()
    try await scene.change(CentreRules.removingDelivered(["seen"]))
    for _ in 1...91 {
      scene.clock.advance(by: .seconds(86_400))
      try await scene.replan()
    }
    #expect(try await scene.store.log(since: nil).map(\.title) == ["listed"])
  }

  @Test("Categories are kept, in place of those before, with their actions in order")
  func categories() async throws {
    let reply = NotificationAction(identifier: "reply", title: "답장", options: [.foreground, .destructive])
    let later = NotificationAction(identifier: "later", title: "Later")
    let message = NotificationCategory(identifier: "message", actions: [reply, later], options: .customDismissAction)
    let plain = NotificationCategory(identifier: "plain", actions: [])
    #expect(try await scene.store.categories() == [])
    try await scene.store.setCategories([plain, message])
    let other = try scene.another()
    #expect(try await other.categories() == [message, plain])
    try await other.setCategories([plain])
    #expect(try await scene.store.categories() == [plain])
  }

  @Test("What another process commits is heard of, and a file put in place of this one is followed")
  func watches() async throws {
    let (news, continuation) = AsyncStream.makeStream(of: FileNews.self)
    try await scene.store.watch { continuation.yield($0) }
    try await setBadge(3, by: scene.another())
    #expect(await first(of: news) { $0 == .changedElsewhere } != nil)
    for tail in ["", "-wal", "-shm"] {
      rename(scene.folder.path + "/alarm.db" + tail, scene.folder.path + "/former" + tail)
    }
    try await setBadge(7, by: scene.another())
    try await scene.add("a", .timeInterval(.seconds(60), repeats: false))
    #expect(try await scene.store.badge() == 7)
  }

  private func setBadge(_ badge: Int, by store: NotificationStore) async throws {
    try await store.changeCentre([]) { (_, _) throws(NotificationError) in
      var change = CentreChange()
      change.badge = badge
      return (change, ())
    }
  }
}
