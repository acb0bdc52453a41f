import Alarms
import Notifications
import Testing
import Timekeeping

/// Alarms taken apart and put together, and what is refused on the way.
struct AlarmRecordTests {
  @Test("Every field of a record has a place of its own")
  func places() {
    var record = AlarmRecord()
    for (number, field) in AlarmField.allCases.enumerated() { record[field] = .integer(number) }
    #expect(AlarmField.allCases.map { record[$0] } == AlarmField.allCases.indices.map(FieldValue.integer))
  }

  @Test("An alarm and its record are the same thing in two forms")
  func roundTrip() throws {
    let all: [AlarmField: FieldValue] = [
      .repeat: .text("mon,wed,fri"), .start: .text("2027-01-06"), .label: .text("물 마실 시간이에요. ☕️\n\t'quoted'"),
      .notes: .text("two\nlines"), .group: .text("Work"), .isOn: .boolean(false), .sound: .text("Chime"),
      .volume: .integer(40), .swellSeconds: .integer(0), .snoozeMinutes: .null, .giveUpMinutes: .null,
      .graceMinutes: .integer(1440), .zone: .text("Europe/Berlin"),
    ]
    let alarms = [
      try alarm("07:30:15", all), try alarm("07:30", [.date: .text("2027-03-14")]), try alarm("00:00"),
      try alarm(nil, [.seconds: .integer(90)]),
    ]
    for alarm in alarms { #expect(try Alarm(alarm.record) == alarm) }
    #expect(alarms[0].record[.label] == all[.label])
    let days = try #require(Recurrence(on: [.monday, .wednesday, .friday]))
    let time = try #require(TimeOfDay("07:30:15"))
    #expect(try alarms[0].schedule == .repeating(RecurrenceSet(days, at: time, from: LocalDate("2027-01-06"))))
    #expect(alarms[3].schedule == .timer(seconds: 90))
  }

  @Test("A repetition is taken as people and calendars write it, with its end")
  func repetitions() throws {
    let start: [AlarmField: FieldValue] = [.start: .text("2027-01-06")]
    func text(_ given: String, _ more: [AlarmField: FieldValue] = [:]) throws -> [String] {
      let record = try alarm("07:30", [.repeat: .text(given)].merging(start) { $1 }.merging(more) { $1 }).record
      return [AlarmField.repeat, .until, .count].map { record[$0].written }
    }
    #expect(try text("2주마다 월") == ["every 2 weeks mon", "", ""])
    #expect(try text("RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;COUNT=5") == ["every 2 weeks mon", "", "5"])
    #expect(try text("daily until 2027-06-30") == ["daily", "2027-06-30", ""])
    #expect(try text("daily 5 times", [.count: .integer(5)]) == ["daily", "", "5"])
    #expect(throws: AlarmError.repetition(.untilAndCount, given: "daily 5 times")) {
      try text("daily 5 times", [.until: .text("2027-06-30")])
    }
    let taken = try alarm(
      "오전 7시 반",
      [
        .repeat: .text("매일"), .start: .text("２０２７-０１-０６"), .until: .text("30 jun 2027"), .except: .text("7 jan 2027"),
      ])
    #expect(
      [AlarmField.time, .start, .until, .except].map { taken.record[$0].written } == [
        "07:30", "2027-01-06", "2027-06-30", "2027-01-07",
      ])
    #expect(try alarm("07:30", [.repeat: .text("한 번")]).schedule == .once(#require(TimeOfDay("07:30")), on: nil))
  }

  @Test(
    "A repetition that never comes is refused when the alarm is made",
    arguments: [
      ("RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", RecurrenceError.neverComes), ("yearly feb 30", .neverComes),
      ("every 0 days", .outOfRange(part: "INTERVAL", number: 0)), ("every 30 s", .tooOften),
    ])
  func neverComing(_ text: String, _ error: RecurrenceError) {
    #expect(throws: AlarmError.repetition(error, given: text)) { try alarm("07:30", [.repeat: .text(text)]) }
  }

  @Test("Nothing given for a text, the kind or the switch means empty, an alarm, on")
  func defaults() throws {
    let plain = try alarm("07:30", [.kind: .null, .isOn: .null, .label: .null, .repeat: .null])
    #expect(plain.isOn)
    #expect(plain.label == "" && plain.notes == "" && plain.group == "")
    #expect(plain.schedule == .once(try #require(TimeOfDay("07:30")), on: nil))
    #expect(plain.sound == nil && plain.zone == nil)
  }

  @Test(
    "A number at either end of its range is taken, one beyond is refused by the field's name",
    arguments: [
      (AlarmField.volume, 1, 100), (.swellSeconds, 0, 120), (.snoozeMinutes, 1, 60), (.giveUpMinutes, 1, 120),
      (.graceMinutes, 0, 1440),
    ])
  func ranges(field: AlarmField, least: Int, most: Int) throws {
    for number in [least, most] {
      #expect(try alarm("07:30", [field: .integer(number)]).record[field] == .integer(number))
    }
    for number in [least - 1, most + 1, .min, .max] {
      #expect(throws: AlarmError.field(field, given: String(number))) { try alarm("07:30", [field: .integer(number)]) }
    }
    #expect(throws: AlarmError.field(field, given: "true")) { try alarm("07:30", [field: .boolean(true)]) }
    #expect(throws: AlarmError.field(field, given: "5")) { try alarm("07:30", [field: .text("5")]) }
  }

  @Test("A timer lasts from a second to a thousand hours")
  func timerRange() throws {
    for seconds in [1, 3_600_000] {
      #expect(try alarm(nil, [.seconds: .integer(seconds)]).schedule == .timer(seconds: seconds))
    }
    for seconds in [0, -1, 3_600_001] {
      #expect(throws: AlarmError.field(.seconds, given: String(seconds))) {
        try alarm(nil, [.seconds: .integer(seconds)])
      }
    }
    #expect(throws: AlarmError.field(.seconds, given: "")) { try alarm(nil) }
  }

  @Test("Volume, swell and grace cannot be nothing; snooze and give-up can")
  func nulls() throws {
    for field in [AlarmField.volume, .swellSeconds, .graceMinutes] {
      #expect(throws: AlarmError.field(field, given: "")) { try alarm("07:30", [field: .null]) }
    }
    #expect(try alarm("07:30", [.snoozeMinutes: .null]).snoozeMinutes == nil)
    #expect(try alarm("07:30", [.giveUpMinutes: .null]).giveUpMinutes == nil)
  }

  @Test(
    "What is not of its field is refused by the field's name",
    arguments: [
      (AlarmField.id, FieldValue.text("short")), (.id, .text("1startsw")), (.id, .text("UPPERCAS")), (.id, .null),
      (.kind, .text("spot")), (.kind, .integer(1)), (.time, .text("24:00")), (.time, .text("7:5")), (.time, .null),
      (.seconds, .integer(5)), (.date, .text("2027-02-29")), (.date, .integer(20270105)), (.repeat, .text("mun")),
      (.repeat, .text("mon,mun")), (.start, .text("2027-01-06")), (.until, .text("2027-02-06")), (.count, .integer(3)),
      (.except, .text("2027-01-06")), (.pausedUntil, .text("2027-01-06")), (.isOn, .text("yes")), (.isOn, .integer(2)),
      (.label, .integer(1)), (.sound, .boolean(true)), (.label, .text("a\0b")),
    ])
  func wrongValues(field: AlarmField, value: FieldValue) {
    #expect(throws: AlarmError.field(field, given: value.written)) { try alarm("07:30", [field: value]) }
  }

  @Test("A repeated alarm has no date, a timer neither time nor date nor repetition")
  func whatDoesNotGoTogether() {
    #expect(throws: AlarmError.field(.date, given: "2027-03-14")) {
      try alarm("07:30", [.repeat: .text("daily"), .date: .text("2027-03-14")])
    }
    for (field, text) in [
      (AlarmField.time, "07:30"), (.date, "2027-03-14"), (.start, "2027-03-14"), (.repeat, "daily"),
    ] {
      #expect(throws: AlarmError.field(field, given: text)) {
        try alarm(nil, [.seconds: .integer(5), field: .text(text)])
      }
    }
  }

  @Test("Texts have a limit in characters, whatever they are made of, and one in bytes")
  func limits() throws {
    let family = "👨‍👩‍👧‍👦"
    #expect(try alarm("07:30", label: String(repeating: "가", count: 500)).label.count == 500)
    #expect(try alarm("07:30", label: String(repeating: family, count: 500)).label.count == 500)
    for (field, limit) in [(AlarmField.label, 500), (.notes, 4000), (.group, 100)] {
      let tooLong = String(repeating: "가", count: limit + 1)
      #expect(throws: AlarmError.textTooLong(field, limit: limit)) { try alarm("07:30", [field: .text(tooLong)]) }
    }
    let onePileOfMarks = "a" + String(repeating: "\u{301}", count: 10_000)
    #expect(throws: AlarmError.textTooLong(.label, limit: 500)) { try alarm("07:30", label: onePileOfMarks) }
  }

  @Test("An id is a letter and seven letters or digits, never mistaken for a row number")
  func ids() throws {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<1000 {
      let id = AlarmID.random(using: &generator)
      #expect(AlarmID(id.description) == id)
      #expect(id.description.first?.isLetter == true)
    }
    for text in ["", "abcdefg", "abcdefghi", "1bcdefgh", "abcdefg-", "Abcdefgh", "가bcdef", "abcdefg\u{e9}"] {
      #expect(AlarmID(text) == nil)
    }
    let id = try #require(AlarmID("abcd2345"))
    #expect(id.identifiers == ["abcd2345", "abcd2345.snooze"])
    for identifier in id.identifiers { #expect(AlarmID(requestIdentifier: identifier) == id) }
    #expect(AlarmID(requestIdentifier: "abcd2345.other") == nil)
  }
}
