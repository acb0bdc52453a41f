import NotificationStore
import Notifications
import TestSupport
import Testing
import Timekeeping

/// A program with a store of its own that delivers from it; it is Tuesday 2027-01-05, 06:00, in Seoul.
struct CentreScene {
  let folder: TemporaryFolder
  let clock: HandMovedClock
  let store: NotificationStore

  init() throws {
    folder = try TemporaryFolder()
    clock = HandMovedClock(try moment("2027-01-05 06:00", in: "Asia/Seoul"))
    store = try NotificationStore(StoreLocation(folder: folder.path), clock: clock, zones: zones("Asia/Seoul"))
  }

  /// The same store as another process of the program has it.
  func another() throws -> NotificationStore {
    try NotificationStore(StoreLocation(folder: folder.path), clock: clock, zones: zones("Asia/Seoul"))
  }

  /// Goes on to a local time.
  func at(_ text: String) throws {
    clock.advance(by: try moment(text, in: "Asia/Seoul") - clock.now())
  }

  /// Brings the store in line with clock and zone.
  @discardableResult
  func replan(in zone: String = "Asia/Seoul") async throws -> Bool {
    try await store.replan(clock.reading(), in: zones(zone))
  }

  func add(_ request: NotificationRequest) async throws {
    let now = clock.now()
    try await store.changeCentre([request.identifier]) { (rows, zones) throws(NotificationError) in
      (try CentreRules.adding(request, to: rows, now: now, zones: zones), ())
    }
  }

  /// Adds a request whose title is its identifier, unless told otherwise.
  func add(
    _ identifier: String, _ trigger: NotificationTrigger?, title: String? = nil, badge: BadgeChange = .unchanged
  ) async throws {
    try await add(
      NotificationRequest(
        identifier: identifier, content: NotificationContent(title: title ?? identifier, badge: badge),
        trigger: trigger))
  }

  /// Makes a change that depends on nothing.
  func change(_ change: CentreChange) async throws {
    try await store.changeCentre([]) { (_, _) throws(NotificationError) in (change, ()) }
  }

  /// What is due now by a plan read now.
  func planned() async throws -> [PlannedDelivery] {
    let now = clock.now()
    var plan = try await store.plan(now: now)
    return try plan.takeDue(at: now).compactMap { pending in
      try pending.delivery(at: now, in: zones("Asia/Seoul")).map {
        PlannedDelivery(delivery: $0, plannedDue: pending.due)
      }
    }
  }

  /// Records deliveries; the identifiers of those whose request has changed since they were planned.
  func record(_ planned: [PlannedDelivery]) async throws -> [String] {
    let now = clock.now()
    return try await store.changeCentre(planned.map(\.delivery.request.identifier)) {
      (rows, zones) throws(NotificationError) in
      CentreRules.delivering(planned, rows: rows, now: now, zones: zones)
    }
  }

  /// Delivers what is due now.
  func deliver() async throws {
    #expect(try await record(planned()) == [])
  }

  /// What is pending, next first: "tea 2027-01-05T07:00".
  func dues() async throws -> [String] {
    try await store.pending().map { try "\($0.request.identifier) \(shown($0.due, in: "Asia/Seoul").prefix(16))" }
  }

  /// The titles in the list, latest first.
  func listed() async throws -> [String] {
    try await store.delivered().map(\.request.content.title)
  }
}
