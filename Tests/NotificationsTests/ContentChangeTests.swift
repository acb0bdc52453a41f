import Notifications
import Testing
import Timekeeping

/// What an answer changes in a notification's content.
struct ContentChangeTests {
  private let content = NotificationContent(
    title: "Wake up", body: "Bring water.", sound: NotificationSound(tone: "Radar", volume: 80, swellSeconds: 20),
    badge: .oneMore, interruptionLevel: .critical, link: "alarm://list")

  @Test("Nothing is left as it is")
  func nothing() {
    #expect(content.changed(by: ContentChange()) == content)
    #expect(ContentChange().isEmpty)
  }

  @Test("What it names is another, and the rest stays")
  func some() {
    var change = ContentChange()
    change.title = "Wake up: rain, 4 °C"
    change.badge = .set(3)
    var expected = content
    expected.title = "Wake up: rain, 4 °C"
    expected.badge = .set(3)
    #expect(content.changed(by: change) == expected)
  }

  @Test("Of a sound the parts it leaves out stay, and out of silence comes the default one")
  func sound() {
    var change = ContentChange()
    change.sound = .sound(tone: .named("Chime"), volume: nil, swellSeconds: 0)
    #expect(content.changed(by: change).sound == NotificationSound(tone: "Chime", volume: 80, swellSeconds: 0))
    change.sound = .sound(tone: .default, volume: 30, swellSeconds: nil)
    #expect(content.changed(by: change).sound == NotificationSound(tone: nil, volume: 30, swellSeconds: 20))
    var silent = content
    silent.sound = nil
    #expect(silent.changed(by: change).sound == NotificationSound(tone: nil, volume: 30, swellSeconds: 0))
  }

  @Test("It can take sound and link away")
  func takingAway() {
    var change = ContentChange()
    change.sound = .silent
    change.link = ContentChange.LinkChange.none
    #expect(content.changed(by: change).sound == nil && content.changed(by: change).link == nil)
    #expect(change.withoutSound.sound == nil)
  }
}

/// What a late answer does to the badge.
struct LateBadgeTests {
  private func delivered(_ badge: BadgeChange, counts: Bool) -> DeliveredNotification {
    let due = Instant(microseconds: 0)
    let request = NotificationRequest(identifier: "a", content: NotificationContent(badge: badge), trigger: nil)
    return DeliveredNotification(
      request: request,
      occurrence: Occurrence(
        identifier: "a", thread: "", scheduled: due, delivered: due, state: .ringing, passed: 0, countsInBadge: counts))
  }

  private func badge(
    _ badge: Int, _ before: BadgeChange, counts: Bool = true, to wanted: BadgeChange, allowsBadge: Bool = true
  ) -> Int? {
    var delivered = delivered(before, counts: counts)
    var change = ContentChange()
    change.badge = wanted
    return delivered.change(change, badge: badge, settings: NotificationSettings(allowsBadge: allowsBadge))
  }

  @Test("It becomes what it would be had the content said so from the first")
  func asFromTheFirst() {
    #expect(badge(4, .oneMore, to: .unchanged) == 3)
    #expect(badge(4, .oneMore, to: .set(9)) == 9)
    #expect(badge(4, .oneMore, to: .oneMore) == nil)
    #expect(badge(4, .unchanged, counts: false, to: .oneMore) == 5)
  }

  @Test("What has been seen meanwhile is not taken back, and one that may not be counted stays")
  func seen() {
    #expect(badge(0, .oneMore, counts: false, to: .unchanged) == nil)
    #expect(badge(4, .oneMore, to: .set(9), allowsBadge: false) == nil)
  }
}
