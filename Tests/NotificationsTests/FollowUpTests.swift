import Notifications
import TestSupport
import Testing
import Timekeeping

/// A request that registers another one when it is delivered; it is Tuesday 5 January 2027, 06:00, in Seoul.
struct FollowUpTests {
  private static let zone = "Asia/Seoul"

  private func time(_ text: String) throws -> Instant {
    try moment(text, in: FollowUpTests.zone)
  }

  private func local(_ text: String) throws -> LocalDateTime {
    try rules(FollowUpTests.zone).localTime(at: time(text)).dateTime
  }

  /// Water from the 6th at 07:00 on, and then again and again.
  private func water(_ repetition: ThenRepeating) throws -> NotificationRequest {
    .starting(
      at: try local("2027-01-06 07:00"), then: repetition, identifier: "first", repeatingIdentifier: "again",
      content: NotificationContent(title: "Water"))
  }

  /// A first request on the 6th at 07:00 with this trigger to follow.
  private func followed(by trigger: NotificationTrigger?) throws -> NotificationRequest {
    NotificationRequest(
      identifier: "first", content: NotificationContent(), trigger: .once(at: try local("2027-01-06 07:00")),
      followUp: NotificationRequest(identifier: "again", content: NotificationContent(), trigger: trigger))
  }

  private func centre(with request: NotificationRequest) throws -> ValueCentre {
    var centre = ValueCentre()
    centre.apply(
      try CentreRules.adding(
        request, to: centre.rows([]), now: time("2027-01-05 06:00"), zones: zones(FollowUpTests.zone)))
    return centre
  }

  /// Delivers what is due at a local time; recorded later where that is said.
  private func deliver(_ centre: inout ValueCentre, at now: String, recorded later: String? = nil) throws {
    let zones = try zones(FollowUpTests.zone)
    var planned: [PlannedDelivery] = []
    for pending in centre.inOrder {
      guard let delivery = try pending.delivery(at: time(now), in: zones) else { continue }
      planned.append(PlannedDelivery(delivery: delivery, plannedDue: pending.due))
    }
    let rows = centre.rows(planned.map(\.delivery.request.identifier))
    let (change, superseded) = CentreRules.delivering(planned, rows: rows, now: try time(later ?? now), zones: zones)
    #expect(superseded == [])
    centre.apply(change)
  }

  private func dues(_ centre: ValueCentre) throws -> [String] {
    try centre.inOrder.map { try "\($0.request.identifier) \(shown($0.due, in: FollowUpTests.zone).prefix(16))" }
  }

  @Test("From a start date on daily: the first is pending, then the one that repeats")
  func daily() throws {
    var centre = try centre(with: water(.daily))
    #expect(try dues(centre) == ["first 2027-01-06T07:00"])
    try deliver(&centre, at: "2027-01-06 07:00")
    #expect(try dues(centre) == ["again 2027-01-07T07:00"])
    try deliver(&centre, at: "2027-01-07 07:00")
    #expect(try dues(centre) == ["again 2027-01-08T07:00"])
    #expect(centre.delivered.map(\.request.identifier) == ["again", "first"])
  }

  @Test("From a start date on weekly: on the start date's weekday, a Wednesday")
  func weekly() throws {
    var centre = try centre(with: water(.weekly))
    try deliver(&centre, at: "2027-01-06 07:00")
    #expect(try dues(centre) == ["again 2027-01-13T07:00"])
  }

  @Test(
    "It is armed after the scheduled instant, however late that was noticed, and from now if that is later",
    arguments: [
      ("2027-01-06 07:00:00", "again 2027-01-07T07:00"), ("2027-01-06 07:06", "again 2027-01-07T07:00"),
      ("2027-01-06 23:00", "again 2027-01-07T07:00"), ("2027-01-07 06:59", "again 2027-01-07T07:00"),
      ("2027-01-07 07:00", "again 2027-01-08T07:00"), ("2028-01-06 12:00", "again 2028-01-07T07:00"),
    ])
  func late(now: String, due: String) throws {
    var centre = try centre(with: water(.daily))
    try deliver(&centre, at: now)
    #expect(try dues(centre) == [due])
    #expect(centre.delivered.count == 1)
  }

  @Test("Recorded later than it rang, also past the follow-up's own time, it is armed as when it rang")
  func recordedLater() throws {
    var centre = try centre(with: followed(by: .timeInterval(.seconds(60), repeats: false)))
    try deliver(&centre, at: "2027-01-06 07:00", recorded: "2027-01-06 07:05")
    #expect(try dues(centre) == ["again 2027-01-06T07:01"])
  }

  @Test("A span counts from the scheduled instant while that lies ahead, else from now")
  func spans() throws {
    let request = try followed(by: .timeInterval(.seconds(600), repeats: true))
    for (now, due) in [("2027-01-06 07:04", "07:10"), ("2027-01-06 07:10", "07:20"), ("2027-01-06 08:00", "08:10")] {
      var centre = try centre(with: request)
      try deliver(&centre, at: now)
      #expect(try dues(centre) == ["again 2027-01-06T\(due)"])
    }
  }

  @Test("A date that has passed meanwhile is missed, not lost")
  func passedDate() throws {
    var centre = try centre(with: followed(by: .once(at: local("2027-01-08 07:00"))))
    try deliver(&centre, at: "2027-02-01 12:00")
    #expect(try dues(centre) == ["again 2027-01-08T07:00"])
    try deliver(&centre, at: "2027-02-01 12:00")
    #expect(centre.pending.isEmpty)
    #expect(centre.delivered.map(\.occurrence.state) == [.missed, .missed])
  }

  @Test("It may have the identifier of the request it follows, and one that follows itself")
  func chain() throws {
    var first = try water(.daily)
    first.followUp?.identifier = "first"
    var centre = try centre(with: first)
    try deliver(&centre, at: "2027-01-06 07:00")
    #expect(try dues(centre) == ["first 2027-01-07T07:00"])

    var second = try followed(by: .timeInterval(.seconds(60), repeats: false))
    second.followUp?.followUp = try water(.daily).followUp
    centre = try self.centre(with: second)
    try deliver(&centre, at: "2027-01-06 07:00")
    #expect(try dues(centre) == ["again 2027-01-06T07:01"])
    try deliver(&centre, at: "2027-01-06 07:01")
    #expect(try dues(centre) == ["again 2027-01-07T07:00"])
  }

  @Test("Each delivery of a request that repeats registers it anew")
  func repeating() throws {
    var request = try followed(by: .timeInterval(.seconds(600), repeats: false))
    request.trigger = .repeating(.daily, like: try local("2027-01-06 07:00"))
    var centre = try centre(with: request)
    try deliver(&centre, at: "2027-01-05 07:00")
    #expect(try dues(centre) == ["again 2027-01-05T07:10", "first 2027-01-06T07:00"])
    try deliver(&centre, at: "2027-01-05 07:10")
    try deliver(&centre, at: "2027-01-06 07:00")
    #expect(try dues(centre) == ["again 2027-01-06T07:10", "first 2027-01-07T07:00"])
  }

  @Test("Removed or replaced before it comes due, a request takes its follow-up with it")
  func removed() throws {
    var centre = try centre(with: water(.daily))
    centre.apply(CentreRules.removingPending(["first"]))
    try deliver(&centre, at: "2027-01-06 07:00")
    #expect(centre.pending.isEmpty)

    centre = try self.centre(with: water(.daily))
    var plain = try water(.daily)
    plain.followUp = nil
    let zones = try zones(FollowUpTests.zone)
    centre.apply(try CentreRules.adding(plain, to: centre.rows([]), now: time("2027-01-05 06:00"), zones: zones))
    try deliver(&centre, at: "2027-01-06 07:00")
    #expect(centre.pending.isEmpty)
  }

  @Test("Delivered at once, a request registers it at once")
  func atOnce() throws {
    var request = try water(.daily)
    request.trigger = nil
    let centre = try centre(with: request)
    #expect(centre.delivered.map(\.request.identifier) == ["first"])
    #expect(try dues(centre) == ["again 2027-01-05T07:00"])
  }

  @Test("What could never come due is refused with the request it follows, and nothing is kept")
  func refused() throws {
    let triggers: [(NotificationTrigger?, NotificationError)] = [
      (.calendar(CalendarComponents(), repeats: true), .noNextDate), (nil, .noNextDate),
      (.once(at: try local("2027-01-06 07:00")), .noNextDate),
      (.timeInterval(.seconds(59), repeats: true), .intervalTooShort(repeats: true)),
      (.calendar(CalendarComponents(hour: 7, zone: "No/Where"), repeats: true), .zone(.unknown(name: "No/Where"))),
    ]
    for (trigger, error) in triggers {
      #expect(throws: error) { try centre(with: followed(by: trigger)) }
    }
    var long = try followed(by: .timeInterval(.seconds(60), repeats: false))
    for _ in 1...NotificationRequest.mostFollowUps {
      long = NotificationRequest(
        identifier: "more", content: NotificationContent(), trigger: .timeInterval(.seconds(60), repeats: false),
        followUp: long)
    }
    #expect(throws: NotificationError.nestedTooDeeply) { try centre(with: long) }
  }
}
