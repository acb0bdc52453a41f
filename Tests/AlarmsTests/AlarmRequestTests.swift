import Alarms
import Notifications
import TestSupport
import Testing
import Timekeeping

/// The request an alarm needs, at Tuesday 2027-01-05 08:00:20 in Seoul.
struct AlarmRequestTests {
  private func request(
    _ alarm: Alarm, at now: String = "2027-01-05 08:00:20", in zone: String = "Asia/Seoul"
  ) throws -> NotificationRequest? {
    try alarm.request(after: moment(now, in: zone), in: zones(zone))
  }

  private func due(
    _ alarm: Alarm, at now: String = "2027-01-05 08:00:20", in zone: String = "Asia/Seoul"
  ) throws -> String {
    let trigger = try request(alarm, at: now, in: zone)?.trigger
    return try shown(trigger?.next(after: moment(now, in: zone), in: zones(zone)), in: zone)
  }

  @Test("Off means none")
  func off() throws {
    #expect(try request(alarm("07:30", [.isOn: .boolean(false)])) == nil)
    #expect(try request(alarm("07:30", [.isOn: .boolean(false), .date: .text("2020-01-01")])) == nil)
  }

  @Test("Once is a full date, today or tomorrow, fixed when it is switched on")
  func once() throws {
    #expect(
      try request(alarm("07:30"))?.trigger
        == .calendar(
          CalendarComponents(year: 2027, month: 1, day: 6, hour: 7, minute: 30, second: 0), repeats: false))
    #expect(try due(alarm("08:00")) == "2027-01-06T08:00:00+09:00")
    #expect(try due(alarm("08:01")) == "2027-01-05T08:01:00+09:00")
    #expect(try due(alarm("10:15"), at: "2027-01-05 10:30") == "2027-01-06T10:15:00+09:00")
    #expect(try due(alarm("00:00"), at: "2027-01-03 23:59:30") == "2027-01-04T00:00:00+09:00")
  }

  @Test("A date is that date; one that has passed, or is now, is refused")
  func date() throws {
    let date: [AlarmField: FieldValue] = [.date: .text("2027-01-05")]
    #expect(try due(alarm("08:01", date)) == "2027-01-05T08:01:00+09:00")
    for time in ["07:30", "08:00", "08:00:20"] {
      let passed = try alarm(time, date)
      let local = LocalDateTime(
        date: try #require(LocalDate("2027-01-05")), time: try #require(TimeOfDay(time)))
      #expect(throws: AlarmError.alreadyPassed(local)) { try request(passed) }
    }
  }

  @Test("A date in the day that its zone leaves out rings when the next day begins to show that time")
  func dateInAGap() throws {
    let apia = try alarm("07:00", [.date: .text("2011-12-30")])
    #expect(try due(apia, at: "2011-12-28 12:00", in: "Pacific/Apia") == "2011-12-31T07:00:00+14:00")
    let newYork = try alarm("02:30", [.date: .text("2027-03-14")])
    #expect(try due(newYork, at: "2027-03-14 01:59", in: "America/New_York") == "2027-03-14T03:30:00-04:00")
  }

  @Test("Within the second pass of a repeated hour, a time of that hour means tomorrow")
  func secondPass() throws {
    let now = try moment("2027-11-07 01:10", in: "America/New_York") + .seconds(3600)
    let request = try alarm("01:30").request(after: now, in: zones("America/New_York"))
    let due = try request?.trigger?.next(after: now, in: zones("America/New_York"))
    #expect(try shown(due, in: "America/New_York") == "2027-11-08T01:30:00-05:00")
  }

  @Test("A repetition is a rule with its first day and zone")
  func repeating() throws {
    let fields: [AlarmField: FieldValue] = [
      .repeat: .text("weekdays"), .start: .text("2027-01-18"), .zone: .text("Europe/Berlin"),
    ]
    let set = try RecurrenceSet(.weekdays, at: #require(TimeOfDay("07:30")), from: LocalDate("2027-01-18"))
    let rule = RuleTrigger(set, zone: "Europe/Berlin")
    #expect(try request(alarm("07:30", fields))?.trigger == .rule(rule))
    #expect(try due(alarm("07:30", fields)) == "2027-01-18T15:30:00+09:00")
  }

  @Test("Daily from tomorrow is silent tonight")
  func startsTomorrow() throws {
    let fields: [AlarmField: FieldValue] = [.repeat: .text("daily"), .start: .text("2027-01-06")]
    #expect(try due(alarm("21:00", fields), at: "2027-01-05 20:00") == "2027-01-06T21:00:00+09:00")
    #expect(
      try due(alarm("08:00", [.repeat: .text("daily")]), at: "2027-01-05 20:00") == "2027-01-06T08:00:00+09:00")
  }

  @Test("A timer is an interval")
  func timer() throws {
    #expect(
      try request(alarm(nil, [.seconds: .integer(90)]))?.trigger == .timeInterval(.seconds(90), repeats: false))
  }

  @Test("A pinned zone is used for the next time it is that time there; an unknown one is refused")
  func pinned() throws {
    #expect(try due(alarm("23:30", [.zone: .text("Europe/Berlin")])) == "2027-01-06T07:30:00+09:00")
    let atlantis = try alarm("07:30", [.zone: .text("Europe/Atlantis")])
    #expect(throws: AlarmError.centre(.zone(.unknown(name: "Europe/Atlantis")))) { try request(atlantis) }
  }

  @Test("The request says what the alarm says, and rings through everything")
  func content() throws {
    let fields: [AlarmField: FieldValue] = [
      .notes: .text("blue cup"), .sound: .text("Chime"), .volume: .integer(40), .swellSeconds: .integer(5),
      .graceMinutes: .integer(2),
    ]
    let request = try #require(try request(alarm("07:30", label: "물", fields)))
    #expect(request.identifier == "wakemeup")
    #expect(request.graceSeconds == 120)
    #expect(
      request.content
        == NotificationContent(
          title: "물", body: "blue cup", sound: NotificationSound(tone: "Chime", volume: 40, swellSeconds: 5),
          badge: .oneMore, categoryIdentifier: "alarm", threadIdentifier: "wakemeup", interruptionLevel: .critical,
          link: "alarm://ring?id=wakemeup"))
  }

  @Test("A snooze is a request of its own, counted in elapsed time")
  func snooze() throws {
    let request = try alarm("07:30", label: "물").snoozeRequest(minutes: 9)
    #expect(request.identifier == "wakemeup.snooze")
    #expect(request.trigger == .timeInterval(.seconds(540), repeats: false))
    #expect(request.content.title == "물")
  }
}
