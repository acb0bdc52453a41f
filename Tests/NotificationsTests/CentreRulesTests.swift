import Notifications
import TestSupport
import Testing
import Timekeeping

/// Adding and removing requests, on Tuesday 5 January 2027 at 08:00 in Seoul.
struct CentreRulesTests {
  private let noon = CalendarComponents(hour: 12, minute: 0)

  private func now() throws -> Instant {
    try moment("2027-01-05 08:00", in: "Asia/Seoul")
  }

  private func add(
    _ identifier: String, title: String = "", _ trigger: NotificationTrigger?, badge: BadgeChange = .unchanged,
    to centre: inout ValueCentre, at instant: Instant? = nil
  ) throws {
    let request = NotificationRequest(
      identifier: identifier, content: NotificationContent(title: title, badge: badge), trigger: trigger)
    centre.apply(
      try CentreRules.adding(
        request, to: centre.rows([]), now: instant ?? now(), zones: zones("Asia/Seoul")))
  }

  @Test("Adding keeps one pending request with its due instant")
  func adds() throws {
    var centre = ValueCentre()
    try add("a", title: "Lunch", .calendar(noon, repeats: false), to: &centre)
    let pending = try #require(centre.pending["a"])
    #expect(pending.request.content.title == "Lunch")
    #expect(try pending.added == now())
    #expect(try shown(pending.due, in: "Asia/Seoul") == "2027-01-05T12:00:00+09:00")
    #expect(pending.lastScheduled == nil)
  }

  @Test("Adding the identifier of a pending request replaces content and trigger")
  func replaces() throws {
    var centre = ValueCentre()
    try add("a", title: "Lunch", .calendar(noon, repeats: true), to: &centre)
    try add("a", title: "Tea", .timeInterval(.seconds(90), repeats: false), to: &centre)
    #expect(centre.pending.count == 1)
    #expect(centre.pending["a"]?.request.content.title == "Tea")
    #expect(try centre.pending["a"]?.due == now() + .seconds(90))
  }

  @Test("Without a trigger it is delivered at once and never pending")
  func noTrigger() throws {
    var centre = ValueCentre()
    try add("a", title: "Now", nil, to: &centre)
    #expect(centre.pending.isEmpty)
    #expect(centre.delivered.map(\.request.content.title) == ["Now"])
    #expect(try centre.occurrences.map(\.scheduled) == [now()])
    #expect(centre.ringing.isEmpty)
  }

  @Test("Without a trigger it takes the place of a pending request with its identifier")
  func noTriggerReplaces() throws {
    var centre = ValueCentre()
    try add("a", title: "Later", .calendar(noon, repeats: true), to: &centre)
    try add("a", title: "Now", nil, to: &centre)
    #expect(centre.pending.isEmpty)
    #expect(centre.delivered.map(\.request.content.title) == ["Now"])
  }

  @Test("A delivered notification stays until its identifier fires again, then it is replaced and on top")
  func deliveredAgain() throws {
    var centre = ValueCentre()
    try add("a", title: "first", nil, to: &centre)
    try add("b", title: "other", nil, to: &centre, at: now() + .seconds(1))
    try add("a", title: "second", .timeInterval(.seconds(60), repeats: false), to: &centre, at: now() + .seconds(2))
    #expect(centre.delivered.map(\.request.content.title) == ["other", "first"])
    try add("a", title: "second", nil, to: &centre, at: now() + .seconds(62))
    #expect(centre.delivered.map(\.request.content.title) == ["second", "other"])
  }

  @Test(
    "A trigger without a date to come is refused and nothing is kept",
    arguments: [
      CalendarComponents(), CalendarComponents(hour: 25), CalendarComponents(month: 2, day: 30),
      CalendarComponents(year: 2027, month: 1, day: 5, hour: 8, minute: 0),
      CalendarComponents(year: 2026, month: 12, day: 24, hour: 18, minute: 0),
    ])
  func noNextDate(components: CalendarComponents) throws {
    var centre = ValueCentre()
    try add("a", title: "before", .calendar(noon, repeats: false), to: &centre)
    #expect(throws: NotificationError.noNextDate) {
      try add("a", .calendar(components, repeats: false), to: &centre)
    }
    #expect(centre.pending["a"]?.request.content.title == "before")
  }

  @Test("An interval of nothing or less is refused", arguments: [Duration.zero, .seconds(-1), .microseconds(-1)])
  func intervalNotPositive(span: Duration) throws {
    var centre = ValueCentre()
    #expect(throws: NotificationError.intervalTooShort(repeats: false)) {
      try add("a", .timeInterval(span, repeats: false), to: &centre)
    }
    #expect(throws: NotificationError.intervalTooShort(repeats: true)) {
      try add("a", .timeInterval(span, repeats: true), to: &centre)
    }
    #expect(centre.pending.isEmpty)
  }

  @Test("A repeating interval under a minute is refused, a single one is not")
  func repeatingInterval() throws {
    var centre = ValueCentre()
    #expect(throws: NotificationError.intervalTooShort(repeats: true)) {
      try add("a", .timeInterval(.milliseconds(59_999), repeats: true), to: &centre)
    }
    try add("a", .timeInterval(.seconds(60), repeats: true), to: &centre)
    try add("b", .timeInterval(.milliseconds(1), repeats: false), to: &centre)
    #expect(try centre.pending["a"]?.due == now() + .seconds(60))
    #expect(try centre.pending["b"]?.due == now() + .milliseconds(1))
  }

  @Test("An interval counts from the moment it is added, not from when the value was made")
  func countsFromAdd() throws {
    var centre = ValueCentre()
    let trigger = NotificationTrigger.timeInterval(.seconds(600), repeats: false)
    try add("a", trigger, to: &centre, at: now() + .seconds(45))
    #expect(try centre.pending["a"]?.due == now() + .seconds(645))
  }

  @Test("An interval beyond the end of time does not trap")
  func endlessInterval() throws {
    var centre = ValueCentre()
    try add("a", .timeInterval(.seconds(Int64.max), repeats: false), to: &centre)
    #expect(centre.pending["a"]?.due == Instant(microseconds: .max))
  }

  @Test("Removing ignores what is unknown")
  func removing() throws {
    var centre = ValueCentre()
    try add("a", .calendar(noon, repeats: false), to: &centre)
    try add("b", nil, to: &centre)
    centre.apply(CentreRules.removingPending(["nobody", "b"]))
    centre.apply(CentreRules.removingDelivered(["nobody", "a"]))
    #expect(centre.pending.keys.sorted() == ["a"])
    #expect(centre.listed.keys.sorted() == ["b"])
    centre.apply(CentreRules.removingPending(["a"]))
    centre.apply(CentreRules.removingDelivered(["b"]))
    #expect(centre.pending.isEmpty && centre.listed.isEmpty)
  }

  @Test("Removing and then adding one identifier keeps the new one, also in one change")
  func removeThenAdd() throws {
    var centre = ValueCentre()
    try add("a", title: "old", .calendar(noon, repeats: false), to: &centre)
    let request = NotificationRequest(
      identifier: "a", content: NotificationContent(title: "new"), trigger: .timeInterval(.seconds(5), repeats: false))
    var change = CentreRules.removingPending(["a"])
    change.append(try CentreRules.adding(request, to: CentreRows(), now: now(), zones: zones("Asia/Seoul")))
    centre.apply(change)
    #expect(centre.pending.values.map(\.request.content.title) == ["new"])
  }

  @Test("Adding and then removing one identifier in one change keeps nothing pending")
  func addThenRemove() throws {
    var centre = ValueCentre()
    let request = NotificationRequest(
      identifier: "a", content: NotificationContent(), trigger: .timeInterval(.seconds(5), repeats: false))
    var change = try CentreRules.adding(request, to: CentreRows(), now: now(), zones: zones("Asia/Seoul"))
    change.append(CentreRules.removingPending(["a"]))
    centre.apply(change)
    #expect(centre.pending.keys.sorted() == [])
  }

  @Test("The badge: nil leaves it, 0 clears it, a number sets it, one more counts")
  func badge() throws {
    var centre = ValueCentre()
    try add("a", nil, badge: .set(5), to: &centre)
    #expect(centre.badge == 5)
    try add("b", nil, badge: .unchanged, to: &centre)
    #expect(centre.badge == 5)
    try add("c", nil, badge: .oneMore, to: &centre)
    #expect(centre.badge == 6)
    try add("d", nil, badge: .set(0), to: &centre)
    #expect(centre.badge == 0)
    #expect(BadgeChange.set(-3).applied(to: 2) == 0)
    #expect(BadgeChange.oneMore.applied(to: .max) == .max)
  }

  @Test("There is no limit of 64: a hundred thousand requests are pending")
  func hundredThousand() throws {
    let (now, zones) = (try now(), try zones("Asia/Seoul"))
    var centre = ValueCentre()
    for number in 1...100_000 {
      let request = NotificationRequest(
        identifier: String(number), content: NotificationContent(),
        trigger: .timeInterval(.seconds(number), repeats: false))
      centre.apply(try CentreRules.adding(request, to: CentreRows(), now: now, zones: zones))
    }
    #expect(centre.pending.count == 100_000)
    #expect(centre.pending["100000"]?.due == now + .seconds(100_000))
  }
}
