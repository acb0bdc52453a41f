import AlarmStore
import Alarms
import NotificationStore
import Notifications
import TestSupport
import Testing
import Timekeeping
import Words

/// What happens in each case: the table of the notification centre, row by row; Tuesday 2027-01-05, 06:00, in Seoul.
@Suite("The table of the notification centre")
struct CentreTableTests {
  private let scene: CentreScene

  init() throws {
    scene = try CentreScene()
  }

  private let sevenDaily = NotificationTrigger.calendar(CalendarComponents(hour: 7, minute: 0), repeats: true)

  /// When a trigger first comes due after it is added now.
  private func due(_ trigger: NotificationTrigger) async throws -> String {
    try await scene.add("a", trigger)
    return try #require(try await scene.dues().first { $0.hasPrefix("a ") })
  }

  private func refused(_ trigger: NotificationTrigger, _ error: NotificationError) async throws {
    await #expect(throws: error, "\(trigger)") { try await scene.add("a", trigger) }
    #expect(try await scene.store.pending().isEmpty)
    #expect(try await scene.store.delivered().isEmpty)
  }

  @Test("Adding with the identifier of a pending request: one entry, new content and trigger")
  func addPending() async throws {
    try await scene.add("a", sevenDaily, title: "old")
    try await scene.add("a", .timeInterval(.seconds(600), repeats: false), title: "new")
    #expect(try await scene.dues() == ["a 2027-01-05T06:10"])
    #expect(try await scene.store.pending().map(\.request.content.title) == ["new"])
  }

  @Test("Adding with the identifier of a delivered one: it alerts again and replaces the old entry, on top")
  func addDelivered() async throws {
    for identifier in ["a", "b"] { try await scene.add(identifier, nil, title: "old \(identifier)") }
    try await scene.add("a", .timeInterval(.seconds(60), repeats: false), title: "new a")
    #expect(try await scene.listed().sorted() == ["old a", "old b"])
    scene.clock.advance(by: .seconds(60))
    #expect(try await scene.planned().map(\.delivery.isMissed) == [false])
    try await scene.deliver()
    #expect(try await scene.listed() == ["new a", "old b"])
  }

  @Test("Without a trigger: delivered at once, never pending")
  func noTrigger() async throws {
    try await scene.add("a", sevenDaily)
    try await scene.add("a", nil, title: "now")
    #expect(try await scene.listed() == ["now"])
    #expect(try await scene.store.pending().isEmpty)
  }

  @Test("Only hour and minute: the next such time strictly later than now, second 0")
  func hourAndMinute() async throws {
    #expect(try await due(sevenDaily) == "a 2027-01-05T07:00")
    try scene.at("2027-01-05 07:00")
    #expect(try await due(sevenDaily) == "a 2027-01-06T07:00")
    try scene.at("2027-01-06 06:59:59")
    #expect(try await due(sevenDaily) == "a 2027-01-06T07:00")
    let exact = try await scene.store.pending().map { try shown($0.due, in: "Asia/Seoul") }
    #expect(exact == ["2027-01-06T07:00:00+09:00"])
  }

  @Test("Weekday, hour and minute: Sunday is 1; the same day next week if it has passed or is now")
  func weekday() async throws {
    func at(_ weekday: Int, _ hour: Int) async throws -> String {
      try await due(.calendar(CalendarComponents(weekday: weekday, hour: hour, minute: 0), repeats: true))
    }
    #expect(try await at(1, 7) == "a 2027-01-10T07:00")
    #expect(try await at(3, 7) == "a 2027-01-05T07:00")
    #expect(try await at(3, 6) == "a 2027-01-12T06:00")
    #expect(try await at(3, 5) == "a 2027-01-12T05:00")
    #expect(try await at(7, 5) == "a 2027-01-09T05:00")
  }

  @Test("A full date in the past, an impossible one, empty components: refused with .noNextDate, nothing kept")
  func noNextDate() async throws {
    let components = [
      CalendarComponents(year: 2027, month: 1, day: 5, hour: 6, minute: 0),
      CalendarComponents(year: 2026, month: 12, day: 24), CalendarComponents(hour: 25),
      CalendarComponents(month: 2, day: 30), CalendarComponents(),
    ]
    for components in components {
      try await refused(.calendar(components, repeats: false), .noNextDate)
      try await refused(.calendar(components, repeats: true), .noNextDate)
    }
  }

  @Test("Day 31 in a shorter month: that month is skipped, unless the last day is asked for")
  func day31() async throws {
    try scene.at("2027-01-31 08:00")
    let components = CalendarComponents(day: 31, hour: 7, minute: 0)
    #expect(try await due(.calendar(components, repeats: true)) == "a 2027-03-31T07:00")
    let lastDay = try RecurrenceSet(
      #require(Recurrence(canonicalText: "RRULE:FREQ=MONTHLY;BYMONTHDAY=-1")), at: #require(TimeOfDay("07:00")),
      from: LocalDate("2027-01-01"))
    #expect(try await due(.rule(RuleTrigger(lastDay))) == "a 2027-02-28T07:00")
  }

  @Test("Repeating: it stays one pending request that delivers again and again, until it is removed")
  func repeats() async throws {
    try await scene.add("a", sevenDaily)
    for day in 5...7 {
      try scene.at("2027-01-0\(day) 07:00")
      try await scene.deliver()
      #expect(try await scene.dues() == ["a 2027-01-0\(day + 1)T07:00"])
    }
    #expect(try await scene.store.log(since: nil).count == 3)
    try await scene.change(CentreRules.removingPending(["a"]))
    try scene.at("2027-01-08 07:00")
    #expect(try await scene.planned().isEmpty)
  }

  @Test("An interval of nothing or less, or repeating in under a minute: refused, with the reason in words")
  func intervalTooShort() async throws {
    try await refused(.timeInterval(.zero, repeats: false), .intervalTooShort(repeats: false))
    try await refused(.timeInterval(.seconds(-1), repeats: true), .intervalTooShort(repeats: true))
    try await refused(.timeInterval(.milliseconds(59_999), repeats: true), .intervalTooShort(repeats: true))
    let sentence = Language.english.sentence(for: NotificationError.intervalTooShort(repeats: true))
    #expect(sentence.contains("must be at least 60 seconds"))
  }

  @Test("An interval counts from when it is added, not from when the value was made")
  func intervalFromAdd() async throws {
    let trigger = NotificationTrigger.timeInterval(.seconds(600), repeats: false)
    try scene.at("2027-01-05 06:05")
    #expect(try await due(trigger) == "a 2027-01-05T06:15")
  }

  @Test("A zone given in the components pins them to it; else they float")
  func zone() async throws {
    try await scene.replan()
    try await scene.add("pinned", .calendar(CalendarComponents(hour: 7, zone: "Asia/Seoul"), repeats: true))
    try await scene.add("floating", .calendar(CalendarComponents(hour: 7), repeats: true))
    try await scene.replan(in: "Europe/Berlin")
    #expect(try await scene.dues() == ["pinned 2027-01-05T07:00", "floating 2027-01-05T15:00"])
  }
}
