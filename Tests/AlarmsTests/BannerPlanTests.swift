import Alarms
import Notifications
import TestSupport
import Testing
import Timekeeping
import Words

@Suite("The banners on the desktop")
struct BannerPlanTests {
  @Test("are one for each ring, with its label, its time and its notes")
  func single() throws {
    let ring = try ring("07:00", label: "Tom & <b>Jerry</b>", [.notes: .text("a\nb\u{1}")])
    let banner = try #require(try banners([ring]).first)
    #expect(banner.title == "Tom & <b>Jerry</b>" && banner.body == "07:00\na\nb␁")
    #expect(banner.level == .critical && banner.rings.count == 1)
  }

  @Test("say how late it rings and what passed unnoticed")
  func late() throws {
    var late = try ring("07:00")
    late.started = late.scheduled + .seconds(400)
    late.passed = 2
    #expect(try banners([late]).map(\.title) == ["Alarm"])
    #expect(try banners([late]).map(\.body) == ["07:00, 6 min late, 2 earlier rings passed unnoticed"])
  }

  @Test("are one for all when more than three ring")
  func many() throws {
    let rings = try (1...12).map { try ring("07:00", id: "alarm" + String(100 + $0), label: "Tea \($0)") }
    #expect(try banners(Array(rings.prefix(3))).map(\.title) == ["Tea 1", "Tea 2", "Tea 3"])
    let summary = try #require(try banners(rings).first)
    #expect(summary.title == "12 alarms ring" && summary.body == "Tea 1, Tea 2, Tea 3, Tea 4, Tea 5, …")
    #expect(try banners(rings).count == 1 && summary.rings == rings && summary.level == .critical)
  }

  @Test("have another name for each ring, so that a snoozed alarm that rings again has a new one")
  func names() throws {
    let first = try ring("07:00")
    var again = first
    again.identifier = first.alarm.id.snoozeIdentifier
    again.scheduled = first.scheduled + .seconds(540)
    #expect(Set(try banners([first, again]).map(\.key)).count == 2)
  }

  @Test("offer no snooze where no alarm has one, and one where one of many has one")
  func snooze() throws {
    let without = try ring("07:00", id: "withouta", [.snoozeMinutes: .null])
    #expect(try banners([without]).map { actions($0) } == [["Stop"]])
    let many = try [without] + (1...3).map { try ring("07:00", id: "alarm" + String(100 + $0)) }
    #expect(try banners(many).map { actions($0) } == [["Stop all", "Snooze all"]])
    #expect(try banners([], missed: [missed("Tea")]).map { actions($0) } == [[]])
  }

  @Test("are none where alerts are not allowed")
  func denied() throws {
    let settings = NotificationSettings(allowsAlert: false)
    #expect(try banners([ring("07:00")], missed: [missed("Tea")], settings: settings).isEmpty)
  }

  @Test("tell quietly of what was missed, in one for all")
  func missed() throws {
    let one = try #require(try banners([], missed: [missed("Tea")]).first)
    #expect(one.title == "Missed: Tea" && one.body == "" && one.level == .active && one.rings.isEmpty)
    let two = try #require(try banners([], missed: [missed("Tea"), missed("Coffee")]).first)
    #expect(two.title == "2 alarms were missed" && two.body == "Tea, Coffee" && two.key == one.key)
  }

  private func actions(_ banner: Banner) -> [String] { banner.actions(.english).map(\.title) }

  private func missed(_ title: String) -> NotificationRequest {
    let content = NotificationContent(title: title, interruptionLevel: .critical)
    return NotificationRequest(identifier: title, content: content, trigger: nil)
  }

  private func banners(
    _ rings: [Ring], missed: [NotificationRequest] = [], settings: NotificationSettings = NotificationSettings()
  ) throws -> [Banner] {
    BannerPlan(
      rings: rings, missed: missed, settings: settings, language: .english, zone: try zones("Asia/Seoul").local
    ).banners
  }

  private func ring(
    _ time: String, id: String = "wakemeup", label: String = "", _ fields: [AlarmField: FieldValue] = [:]
  ) throws -> Ring {
    let due = try moment("2027-01-05 " + time, in: "Asia/Seoul")
    return Ring(identifier: id, alarm: try alarm(time, id: id, label: label, fields), scheduled: due, started: due)
  }
}
