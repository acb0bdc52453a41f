import Notifications
import Testing

/// Which ways a notification is presented, as a function of settings and content alone.
struct PresentationTests {
  private let everything = NotificationContent(title: "Lunch", sound: .default, badge: .oneMore)

  private func presentation(
    _ change: (inout NotificationContent) -> Void = { _ in }, isMissed: Bool = false
  ) -> PresentationOptions {
    var content = everything
    change(&content)
    return content.presentation(under: NotificationSettings(), isMissed: isMissed)
  }

  @Test("Everything allowed: list, banner, sound and badge")
  func all() {
    #expect(presentation() == [.list, .banner, .sound, .badge])
  }

  @Test("Each setting takes away its own options and no other")
  func settings() {
    let cases: [(NotificationSettings, PresentationOptions)] = [
      (NotificationSettings(allowsAlert: false), [.sound, .badge]),
      (NotificationSettings(allowsSound: false), [.list, .banner, .badge]),
      (NotificationSettings(allowsBadge: false), [.list, .banner, .sound]),
      (NotificationSettings(allowsAlert: false, allowsSound: false, allowsBadge: false), []),
    ]
    for (settings, options) in cases { #expect(everything.presentation(under: settings) == options) }
  }

  @Test("Content without a sound makes none, content that leaves the badge counts none")
  func content() {
    #expect(presentation { $0.sound = nil } == [.list, .banner, .badge])
    #expect(presentation { $0.badge = .unchanged } == [.list, .banner, .sound])
    #expect(presentation { $0.badge = .set(0) }.contains(.badge))
  }

  @Test("A passive notification goes to the list and the badge only")
  func passive() {
    #expect(presentation { $0.interruptionLevel = .passive } == [.list, .badge])
    for level in [InterruptionLevel.active, .timeSensitive, .critical] {
      #expect(presentation { $0.interruptionLevel = level } == [.list, .banner, .sound, .badge])
    }
  }

  @Test("A missed one makes no noise and shows no banner")
  func missed() {
    #expect(presentation(isMissed: true) == [.list, .badge])
  }
}
