import Foundation
import Testing

@testable import UserNotifications

struct ContentTests {
  @Test("A request copies its content")
  func copies() {
    let content = content("before") { $0.userInfo = ["n": 1] }
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
    content.title = "after"
    content.userInfo["n"] = 2
    #expect(request.content.title == "before")
    #expect(request.content.userInfo["n"] as? Int == 1)
    #expect(request.content == request.content)
    #expect((request.content.mutableCopy() as? UNMutableNotificationContent)?.title == "before")
  }

  @Test("Empty content has Apple's defaults")
  func defaults() {
    let content = UNMutableNotificationContent()
    #expect(content.title.isEmpty && content.subtitle.isEmpty && content.body.isEmpty)
    #expect(content.badge == nil)
    #expect(content.sound == nil)
    #expect(content.interruptionLevel == .active)
    #expect(content.relevanceScore == 0)
    #expect(content.userInfo.isEmpty)
  }

  @Test("Everything comes back from what the store keeps")
  func roundTrip() throws {
    let content = content("제목") {
      $0.subtitle = "sub"
      $0.body = "body"
      $0.badge = 3
      $0.sound = .ringtoneSoundNamed(UNNotificationSoundName("bell.wav"))
      $0.categoryIdentifier = "category"
      $0.threadIdentifier = "thread"
      $0.targetContentIdentifier = "target"
      $0.interruptionLevel = .timeSensitive
      $0.relevanceScore = 0.5
      $0.filterCriteria = "filter"
      $0.userInfo = ["a": "b"]
    }
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
    let kept = UNNotificationRequest(try request.record.request())
    #expect(kept == request)
    #expect(kept.content == content)
    #expect(kept.content.sound == .ringtoneSoundNamed(UNNotificationSoundName("bell.wav")))
  }

  @Test("userInfo brings back every type as it was")
  func userInfo() throws {
    let date = Date(timeIntervalSince1970: 1_800_000_000.25)
    let given: [AnyHashable: Any] = [
      "text": "x", "int": 7, "no": false, "yes": true, "date": date, "data": Data([1, 2]), "real": 1.5,
      "list": [1, "two"], "tree": ["k": ["l": date]], "number": NSNumber(value: 5), "flag": NSNumber(value: true),
    ]
    let content = content("") { $0.userInfo = given }
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
    let back = UNNotificationRequest(try request.record.request()).content.userInfo
    #expect(back["text"] as? String == "x")
    #expect(back["int"] as? Int == 7)
    #expect(back["no"] as? Bool == false)
    #expect(back["yes"] as? Bool == true)
    #expect(back["yes"] as? Int == nil)
    #expect(back["date"] as? Date == date)
    #expect(back["data"] as? Data == Data([1, 2]))
    #expect(back["real"] as? Double == 1.5)
    #expect((back["list"] as? [Any])?.last as? String == "two")
    #expect(((back["tree"] as? [String: Any])?["k"] as? [String: Any])?["l"] as? Date == date)
    #expect(back["number"] as? Int == 5)
    #expect(back["flag"] as? Bool == true)
  }

  @Test("What cannot be kept is named")
  func misfit() {
    let content = content("") { $0.userInfo = ["outer": ["inner": NSObject()]] }
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
    #expect(throws: UNError(.unkept("outer.inner"))) { try request.record.request() }
    content.userInfo = [5: "key"]
    #expect(StoredInformation(content.userInfo).misfit == "5")
  }

  @Test("Sounds, actions and categories are equal when they are the same")
  func equality() {
    #expect(UNNotificationSound.default == UNNotificationSound.default)
    #expect(UNNotificationSound.default != UNNotificationSound.defaultRingtone)
    let action = UNNotificationAction(identifier: "snooze", title: "Snooze")
    let one = UNNotificationCategory(identifier: "c", actions: [action], intentIdentifiers: [])
    let other = UNNotificationCategory(identifier: "c", actions: [action], intentIdentifiers: [])
    #expect(Set([one, other]).count == 1)
  }

  @Test("A region is copied with its trigger")
  func region() {
    let region = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 37.5, longitude: 127), radius: 100, identifier: "home")
    region.notifyOnExit = false
    let trigger = UNLocationNotificationTrigger(region: region, repeats: true)
    region.notifyOnExit = true
    #expect(trigger.region.identifier == "home")
    #expect(!trigger.region.notifyOnExit)
    #expect((trigger.region as? CLCircularRegion)?.radius == 100)
  }
}
