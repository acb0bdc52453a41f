import Alarms
import Testing

struct DeepLinkTests {
  @Test func linksLeadToTheirPlaces() throws {
    let id = try #require(AlarmID("k7m3x9ab"))
    #expect(DeepLink("alarm://list") == .list)
    #expect(DeepLink("alarm://ring?id=k7m3x9ab") == .ring(id))
    #expect(DeepLink("alarm://edit?id=k7m3x9ab&id=other&x=1") == .edit(id))
    #expect(DeepLink("alarm://new") == .new(when: nil, label: ""))
    #expect(
      DeepLink("alarm://new?time=07:30&label=1%2B1+%EC%95%BD%20%26")
        == .new(when: try When(parsing: "07:30"), label: "1+1+약 &"))
  }

  @Test(arguments: [
    "k7m3x9ab", "alarm:list", "ALARM://list", "alarm://List", "alarm://list/", "alarm:///list", "alarm://list#x",
    "alarm://ring", "alarm://ring?id=", "alarm://ring?id=K7M3X9AB", "alarm://ring?ID=k7m3x9ab",
    "alarm://new?time=25:00",
    "alarm://new?label=%F", "alarm://new?label=%GG", "alarm://new?label=%FF", "http://list", "", "alarm://",
  ])
  func anythingElseIsNoLink(_ text: String) {
    #expect(DeepLink(text) == nil)
  }

  @Test func whatIsWrittenIsReadAsTheSame() throws {
    let link = DeepLink.new(when: try When(parsing: "fri 18:00"), label: "물 & 약=\"1+1\" 100%\n")
    #expect(DeepLink(link.text) == link)
  }

  @Test func anAlarmsNotificationLeadsToItsRing() throws {
    var record = AlarmSettings.initial.newRecord()
    record[.time] = .text("07:30")
    let alarm = try Alarm(record)
    #expect(alarm.content.link == DeepLink.ring(alarm.id).text)
  }
}
