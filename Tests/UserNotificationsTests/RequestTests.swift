import Foundation
import TestSupport
import Testing
import Timekeeping

@testable import UserNotifications

/// What is kept, replaced, removed and refused; the clock stands at Saturday 2137-01-05, 06:00, in Seoul.
struct RequestTests {
  private let bench: Bench
  private let centre: UNUserNotificationCenter

  init() throws {
    bench = try Bench(clock: HandMovedClock(try moment("2137-01-05 06:00", in: "Asia/Seoul")))
    centre = bench.centre()
  }

  private func titles() async -> [String] {
    await centre.pendingNotificationRequests().map(\.content.title)
  }

  @Test("A request is pending until it comes due, and says when")
  func adds() async throws {
    try await centre.add(request("a", hour: 7, minute: 0, content("later")))
    try await centre.add(request("b", after: 90, content("sooner")))
    let pending = await centre.pendingNotificationRequests()
    #expect(pending.map(\.identifier) == ["b", "a"])
    let interval = try #require(pending.first?.trigger as? UNTimeIntervalNotificationTrigger)
    #expect(interval.timeInterval == 90)
    #expect(try interval.nextTriggerDate() == Date(moment("2137-01-05 06:01:30", in: "Asia/Seoul")))
    let calendar = try #require(pending.last?.trigger as? UNCalendarNotificationTrigger)
    #expect(calendar.dateComponents == DateComponents(hour: 7, minute: 0))
    #expect(calendar.repeats)
  }

  @Test("The same identifier replaces; remove and then add keeps the new one")
  func replaces() async throws {
    try await centre.add(request("a", hour: 7, minute: 0, content("one")))
    try await centre.add(request("a", hour: 8, minute: 0, content("two")))
    #expect(await titles() == ["two"])
    centre.removePendingNotificationRequests(withIdentifiers: ["a", "nobody"])
    centre.add(request("a", hour: 9, minute: 0, content("three")), withCompletionHandler: nil)
    #expect(await titles() == ["three"])
    centre.removeAllPendingNotificationRequests()
    #expect(await titles() == [])
  }

  @Test("More than 64 are kept")
  func hundred() async throws {
    for number in 1...100 {
      centre.add(request("\(number)", hour: 7, minute: 0, content("\(number)")), withCompletionHandler: nil)
    }
    #expect(await titles().count == 100)
  }

  @Test("Another process of the program sees them, and so does the next one")
  func survives() async throws {
    try await centre.add(request("a", hour: 7, minute: 0, content("kept") { $0.userInfo = ["cycle": 7] }))
    let other = bench.centre()
    let found = await other.pendingNotificationRequests()
    #expect(found.map(\.content.title) == ["kept"])
    #expect(found.first?.content.userInfo["cycle"] as? Int == 7)
    #expect(bench.folder.mode("data/water/notifications") == 0o700)
    #expect(bench.folder.mode("data/water/notifications/alarm.db") == 0o600)
  }

  @Test("Refused with Apple's codes, and nothing is kept")
  func refuses() async throws {
    func code(_ trigger: UNNotificationTrigger, _ content: UNNotificationContent = content("x")) async -> UNError.Code?
    {
      do {
        try await centre.add(UNNotificationRequest(identifier: "x", content: content, trigger: trigger))
        return nil
      } catch {
        return (error as? UNError)?.code
      }
    }
    let past = DateComponents(year: 2137, month: 1, day: 5, hour: 5)
    #expect(await code(UNCalendarNotificationTrigger(dateMatching: past, repeats: false)) == .notificationInvalidNoDate)
    let empty = UNCalendarNotificationTrigger(dateMatching: DateComponents(), repeats: true)
    #expect(await code(empty) == .notificationInvalidNoDate)
    let short = UNTimeIntervalNotificationTrigger(timeInterval: 59, repeats: true)
    #expect(await code(short) == .notificationInvalidNoDate)
    let soon = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)
    #expect(await code(soon, content("x") { $0.badge = -1 }) == .badgeInputInvalid)
    #expect(await code(soon, content("x") { $0.userInfo = ["a": NSObject()] }) == .notificationInvalidNoContent)
    #expect(await titles() == [])
    #expect(await code(soon) == nil)
  }

  @Test("An interval that Apple raises an exception for is refused in Apple's words")
  func words() async {
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 30, repeats: true)
    await #expect {
      try await centre.add(UNNotificationRequest(identifier: "x", content: content("x"), trigger: trigger))
    } throws: { error in
      error.localizedDescription == "The time interval must be at least 60 if repeating."
    }
  }

  @Test("A store that cannot be made is a Cocoa error with a sentence")
  func noHome() async {
    let homeless = UNUserNotificationCenter(ProgramSurroundings(name: "water", environment: [:], terminal: ""))
    await #expect {
      try await homeless.add(request("a", hour: 7, minute: 0, content("x")))
    } throws: { error in
      error is CocoaError && error.localizedDescription.contains("HOME")
    }
    #expect(await homeless.pendingNotificationRequests().isEmpty)
  }

  @Test("The badge is set and never negative")
  func badge() async throws {
    try await centre.setBadgeCount(4)
    #expect(await centre.badgeCount() == 4)
    try await centre.setBadgeCount(0)
    #expect(await centre.badgeCount() == 0)
    await #expect(throws: UNError(.negativeBadge(-1))) { try await centre.setBadgeCount(-1) }
  }

  @Test("Categories replace each other and come back")
  func categories() async {
    let stop = UNNotificationAction(identifier: "stop", title: "Stop", options: .destructive)
    let one = UNNotificationCategory(
      identifier: "one", actions: [stop], intentIdentifiers: [], options: .customDismissAction)
    centre.setNotificationCategories([UNNotificationCategory(identifier: "old", actions: [], intentIdentifiers: [])])
    centre.setNotificationCategories([one])
    #expect(await centre.notificationCategories() == [one])
    #expect(await bench.centre().notificationCategories() == [one])
  }
}
