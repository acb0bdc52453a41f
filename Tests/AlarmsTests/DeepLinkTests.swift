import Alarms
import Testing
import Timekeeping

struct DeepLinkTests {
  @Test func linksLeadToTheirPlaces() throws {
    let id = try #require(AlarmID("k7m3x9ab"))
    #expect(DeepLink("alarm://list") == .list)
    #expect(DeepLink("alarm://ring?id=k7m3x9ab") == .ring(id))
    #expect(DeepLink("alarm://edit?id=k7m3x9ab&id=other&x=1") == .edit(id))
    #expect(DeepLink("alarm://new") == .new(NewAlarmLink()))
    #expect(
      DeepLink("alarm://new?time=07:30&label=1%2B1+%EC%95%BD%20%26")
        == .new(NewAlarmLink(when: try When(parsing: "07:30"), label: "1+1+약 &")))
  }

  @Test func aNewAlarmIsReadByTheGrammarOfTheCommandLine() throws {
    let link = DeepLink(
      "alarm://new?time=%EC%98%A4%EC%A0%84%207%EC%8B%9C&repeat=every%202%20weeks%20mon&start=2026-12-01"
        + "&until=30%20jun%202027&except=2026-12-28,2027-01-11%2007:00&zone=Asia/Seoul&label=Tea")
    let days = try Days(parsing: "every 2 weeks mon until 2027-06-30")
    let leftOut = try #require(LeftOutTimes("2026-12-28,2027-01-11 07:00"))
    let alarm = NewAlarmLink(
      when: try When(parsing: "07:00"), days: days, start: LocalDate("2026-12-01"), leavingOut: leftOut,
      zone: "Asia/Seoul", label: "Tea")
    #expect(link == .new(alarm))
    #expect(DeepLink(DeepLink.new(alarm).text) == link)
    #expect(
      DeepLink("alarm://new?repeat=RRULE:FREQ%3DDAILY%3BCOUNT%3D10")
        == .new(NewAlarmLink(days: .repeating(.daily, end: .count(10)))))
    #expect(DeepLink("alarm://new?repeat=daily&count=10") == DeepLink("alarm://new?repeat=daily%2010%20times"))
  }

  @Test(arguments: [
    "k7m3x9ab", "alarm:list", "ALARM://list", "alarm://List", "alarm://list/", "alarm:///list", "alarm://list#x",
    "alarm://ring", "alarm://ring?id=", "alarm://ring?id=K7M3X9AB", "alarm://ring?ID=k7m3x9ab",
    "alarm://new?time=25:00",
    "alarm://new?repeat=mun", "alarm://new?repeat=every%200%20days", "alarm://new?count=3",
    "alarm://new?start=2026-12-01",
    "alarm://new?repeat=daily&start=1%20dec", "alarm://new?repeat=daily&count=0", "alarm://new?repeat=daily&count=%2B3",
    "alarm://new?repeat=daily&count=3&until=2027-06-30", "alarm://new?repeat=daily%203%20times&count=4",
    "alarm://new?time=%2B10m&repeat=daily", "alarm://new?time=fri%207:00&repeat=daily",
    "alarm://new?label=%F", "alarm://new?label=%GG", "alarm://new?label=%FF", "http://list", "", "alarm://",
  ])
  func anythingElseIsNoLink(_ text: String) {
    #expect(DeepLink(text) == nil)
  }

  @Test func whatIsWrittenIsReadAsTheSame() throws {
    let link = DeepLink.new(
      NewAlarmLink(when: try When(parsing: "fri 18:00"), label: "물 & 약=\"1+1\" 100%\n"))
    #expect(DeepLink(link.text) == link)
  }

  @Test func anAlarmsNotificationLeadsToItsRing() throws {
    var record = AlarmSettings.initial.newRecord()
    record[.time] = .text("07:30")
    let alarm = try Alarm(record)
    #expect(alarm.content.link == DeepLink.ring(alarm.id).text)
  }
}
