import Foundation
import TestSupport
import Testing
import Timekeeping

@testable import UserNotifications

/// What came due while no process of the program ran, or many at once; by a clock moved by hand, in Seoul.
struct LateTests {
  private let clock: HandMovedClock
  private let bench: Bench

  init() throws {
    clock = HandMovedClock(try moment("2137-01-05 06:00", in: "Asia/Seoul"))
    bench = try Bench(clock: clock)
  }

  /// Adds requests in a process that ends at once.
  private func keep(_ requests: UNNotificationRequest...) async throws {
    let centre = bench.centre()
    for request in requests { try await centre.add(request) }
  }

  @Test("Within half an hour it sounds at the next start, and nobody is asked")
  func late() async throws {
    let played = try bench.installSound()
    try await keep(request("a", hour: 7, minute: 0, repeats: false, content("x") { $0.sound = .default }))
    clock.set(try moment("2137-01-05 07:20", in: "Asia/Seoul"))
    let centre = bench.centre()
    let delegate = SilentDelegate()
    centre.delegate = delegate
    #expect(await first(of: played) != nil)
    #expect(await bench.becomesTrue { await centre.deliveredNotifications().count == 1 })
    let due = try Date(moment("2137-01-05 07:00", in: "Asia/Seoul"))
    #expect(await centre.deliveredNotifications().map(\.date) == [due])
    #expect(await centre.pendingNotificationRequests().isEmpty)
  }

  @Test("Later it is only listed and counted; one that repeats is listed once and goes on")
  func missed() async throws {
    try await keep(
      request(
        "a", hour: 7, minute: 0,
        content("x") {
          $0.sound = .default
          $0.badge = 1
        }))
    clock.set(try moment("2137-01-08 12:00", in: "Asia/Seoul"))
    let centre = bench.centre()
    #expect(await bench.becomesTrue { await centre.deliveredNotifications().count == 1 })
    let due = try Date(moment("2137-01-08 07:00", in: "Asia/Seoul"))
    #expect(await centre.deliveredNotifications().map(\.date) == [due])
    #expect(await centre.badgeCount() == 1)
    let pending = await centre.pendingNotificationRequests()
    let next = (pending.first?.trigger as? UNCalendarNotificationTrigger)?.nextTriggerDate()
    #expect(try next == Date(moment("2137-01-09 07:00", in: "Asia/Seoul")))
  }

  @Test("However many come due at once, the delegate is asked about each")
  func flood() async throws {
    let centre = bench.centre()
    let delegate = AskedDelegate { _ in [.list] }
    centre.delegate = delegate
    for number in 1...150 {
      centre.add(request("\(number)", hour: 7, minute: 0, repeats: false, content("x")), withCompletionHandler: nil)
    }
    #expect(await centre.pendingNotificationRequests().count == 150)
    clock.set(try moment("2137-01-05 07:00", in: "Asia/Seoul"))
    // Another process has the first one look again.
    try await bench.centre().add(request("other", hour: 8, minute: 0, content("y")))
    var asked: Set<String> = []
    while asked.count < 150, let next = await first(of: delegate.asked) {
      asked.insert(next.request.identifier)
    }
    #expect(asked.count == 150)
    #expect(await bench.becomesTrue { await centre.deliveredNotifications().count == 150 })
  }

  @Test("What is delivered again takes its own place, on top")
  func onTop() async throws {
    let centre = bench.centre()
    for (identifier, title) in [("a", "first"), ("b", "other"), ("a", "second")] {
      try await centre.add(UNNotificationRequest(identifier: identifier, content: content(title), trigger: nil))
      clock.advance(by: .seconds(1))
    }
    #expect(await centre.deliveredNotifications().map(\.request.content.title) == ["second", "other"])
    centre.removeDeliveredNotifications(withIdentifiers: ["a", "nobody"])
    #expect(await centre.deliveredNotifications().map(\.request.content.title) == ["other"])
    centre.removeAllDeliveredNotifications()
    #expect(await centre.deliveredNotifications().isEmpty)
  }

  @Test("A request that follows another is registered with its delivery, counted from its instant")
  func followUp() async throws {
    let weekly = request("weekly", hour: 7, minute: 0, content("every day"))
    try await keep(
      UNNotificationRequest(
        identifier: "start", content: content("the first"),
        trigger: UNCalendarNotificationTrigger(
          dateMatching: DateComponents(year: 2137, month: 1, day: 7, hour: 7, minute: 0), repeats: false),
        followUp: weekly))
    #expect(await bench.centre().pendingNotificationRequests().map(\.followUp) == [weekly])
    clock.set(try moment("2137-01-07 07:00:01", in: "Asia/Seoul"))
    let centre = bench.centre()
    #expect(await bench.becomesTrue { await centre.isPending("weekly") })
    let next = await centre.pendingNotificationRequests().first?.trigger as? UNCalendarNotificationTrigger
    #expect(try next?.nextTriggerDate() == Date(moment("2137-01-08 07:00", in: "Asia/Seoul")))
  }
}

extension UNUserNotificationCenter {
  /// Whether one request and no other is pending.
  fileprivate func isPending(_ identifier: String) async -> Bool {
    await pendingNotificationRequests().map(\.identifier) == [identifier]
  }
}
