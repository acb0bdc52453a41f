import Foundation
import Notifications
import TestSupport
import Testing
import Timekeeping

@testable import UserNotifications

struct PermissionTests {
  private let bench: Bench
  private let centre: UNUserNotificationCenter

  init() throws {
    bench = try Bench(clock: HandMovedClock(try moment("2137-01-05 06:00", in: "Asia/Seoul")))
    centre = bench.centre()
  }

  @Test("Before anybody is asked nothing is determined, and a request is kept")
  func undetermined() async throws {
    let settings = await centre.notificationSettings()
    #expect(settings.authorizationStatus == .notDetermined)
    #expect(settings.alertSetting == .notSupported)
    #expect(settings.soundSetting == .notSupported)
    #expect(settings.alertStyle == .none)
    try await centre.add(request("a", hour: 7, minute: 0, content("kept")))
    #expect(await centre.pendingNotificationRequests().count == 1)
  }

  @Test("Without a terminal the answer is yes, and is kept for what was asked")
  func nobodyThere() async throws {
    #expect(try await centre.requestAuthorization(options: [.alert, .sound]))
    let settings = await bench.centre().notificationSettings()
    #expect(settings.authorizationStatus == .authorized)
    #expect([settings.alertSetting, settings.soundSetting, settings.badgeSetting] == [.enabled, .enabled, .disabled])
    #expect(settings.alertStyle == .banner)
    #expect(try await centre.requestAuthorization(options: [.badge]))
    #expect(await centre.notificationSettings().badgeSetting == .enabled)
  }

  @Test("Denied, nothing is kept, and adding says so")
  func denied() async throws {
    try await centre.add(request("before", hour: 7, minute: 0, content("x")))
    var no = CentreChange()
    no.settings = NotificationSettings(.denied)
    try await centre.own.commit(no)
    await #expect(throws: UNError(.notAllowed)) {
      try await centre.add(request("after", hour: 7, minute: 0, content("x")))
    }
    #expect(try await centre.requestAuthorization(options: [.alert]) == false)
    let settings = await centre.notificationSettings()
    #expect(settings.authorizationStatus == .denied)
    #expect([settings.alertSetting, settings.soundSetting, settings.badgeSetting].allSatisfy { $0 == .disabled })
    #expect(await centre.pendingNotificationRequests().map(\.identifier) == ["before"])
  }

  @Test("Two who ask at once get one answer")
  func together() async throws {
    async let one = centre.requestAuthorization(options: [.alert])
    async let other = centre.requestAuthorization(options: [.sound])
    #expect(try await [one, other] == [true, true])
    #expect(await centre.notificationSettings().soundSetting == .enabled)
  }

  @Test("The question names the program and what it wants; Return says yes")
  func question() {
    let question = PermissionQuestion(
      program: "wa\u{1b}ter", terminal: "", kinds: [.alert, .badge], language: bench.surroundings.language)
    #expect(
      question.question == "“wa ter” would like to send you notifications (banners, a badge). Allow? [Y/n] ")
    #expect(["", " y ", "YES", "예"].allSatisfy { PermissionQuestion.isYes($0) == true })
    #expect(["n", "No", "아니요"].allSatisfy { PermissionQuestion.isYes($0) == false })
    #expect(PermissionQuestion.isYes("maybe") == nil)
  }
}
