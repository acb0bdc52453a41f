@testable import AlarmStore
import NotificationStore
import Notifications
import TestSupport
import Testing
import Timekeeping

/// The centre's door alone, as a program without alarms uses it; Tuesday 2027-01-05, 06:00, in Seoul.
struct NotificationStoreTests {
  private let folder: TemporaryFolder
  private let clock: HandMovedClock

  init() throws {
    folder = try TemporaryFolder()
    clock = HandMovedClock(try moment("2027-01-05 06:00", in: "Asia/Seoul"))
  }

  private func open() throws -> any NotificationDoor {
    try NotificationStore(StoreLocation(folder: folder.path), clock: clock, zones: zones("Asia/Seoul"))
  }

  private func add(
    _ identifier: String, _ trigger: NotificationTrigger?, badge: BadgeChange = .unchanged, title: String = "",
    to door: any NotificationDoor
  ) async throws {
    let content = NotificationContent(title: title, badge: badge)
    let request = NotificationRequest(identifier: identifier, content: content, trigger: trigger)
    let now = clock.now()
    try await door.changeCentre([identifier]) { (rows, zones) throws(NotificationError) in
      (try CentreRules.adding(request, to: rows, now: now, zones: zones), ())
    }
  }

  @Test("What one program adds another sees, by due instant; the same identifier replaces")
  func adds() async throws {
    let (mine, theirs) = (try open(), try open())
    try await add("a", .calendar(CalendarComponents(hour: 7, minute: 0), repeats: true), title: "old", to: mine)
    try await add("b", .timeInterval(.seconds(60), repeats: false), to: theirs)
    try await add("a", .calendar(CalendarComponents(hour: 8, minute: 0), repeats: true), title: "new", to: theirs)
    let pending = try await mine.pending()
    #expect(pending.map(\.request.identifier) == ["b", "a"])
    #expect(pending.map(\.request.content.title) == ["", "new"])
    #expect(try shown(pending.last?.due, in: "Asia/Seoul") == "2027-01-05T08:00:00+09:00")
  }

  @Test("A request for a place comes back as it was, has no due instant, and gives way to one of its name")
  func places() async throws {
    let (mine, theirs) = (try open(), try open())
    let region = try #require(Region(latitude: 37.5665, longitude: 126.978, radius: 200, notifiesOnExit: false))
    try await add("a", .calendar(CalendarComponents(hour: 7, minute: 0), repeats: true), to: mine)
    try await add("a", .location(region, repeats: true), title: "Home", to: mine)
    #expect(try await theirs.pending().isEmpty)
    let place = try #require(try await theirs.places().first)
    #expect(place.request.trigger == .location(region, repeats: true))
    #expect(place.request.content.title == "Home")
    #expect((place.added, place.sighting) == (clock.now(), nil))
    let seen = place.with(RegionSighting(.outside, since: clock.now() - .milliseconds(1)))
    try await theirs.changeCentre(["a"]) { (rows, _) throws(NotificationError) in
      var change = CentreChange()
      change.watch = rows.places["a"] == place ? [seen] : []
      return (change, ())
    }
    #expect(try await mine.places() == [seen])
    try await add("a", .timeInterval(.seconds(60), repeats: false), to: theirs)
    #expect(try await mine.places().isEmpty)
    #expect(try await mine.pending().map(\.request.identifier) == ["a"])
  }

  @Test("Without a trigger it is delivered at once, and the badge follows the content")
  func delivers() async throws {
    let door = try open()
    try await add("a", nil, badge: .set(3), to: door)
    clock.advance(by: .seconds(1))
    try await add("b", nil, badge: .oneMore, to: door)
    #expect(try await door.pending().isEmpty)
    #expect(try await door.delivered().map(\.request.identifier) == ["b", "a"])
    #expect(try await door.badge() == 4)
  }

  @Test("A delivered one that is delivered again is listed once, on top")
  func deliversAgain() async throws {
    let door = try open()
    for (identifier, title) in [("a", "first"), ("b", "other"), ("a", "second")] {
      try await add(identifier, nil, title: title, to: door)
      clock.advance(by: .seconds(1))
    }
    #expect(try await door.delivered().map(\.request.content.title) == ["second", "other"])
  }

  @Test("A refused request leaves everything as it was")
  func refuses() async throws {
    let door = try open()
    try await add("a", .timeInterval(.seconds(60), repeats: false), title: "kept", to: door)
    await #expect(throws: NotificationError.noNextDate) {
      try await add("a", .calendar(CalendarComponents(hour: 25), repeats: false), to: door)
    }
    await #expect(throws: NotificationError.intervalTooShort(repeats: true)) {
      try await add("a", .timeInterval(.seconds(59), repeats: true), to: door)
    }
    #expect(try await door.pending().map(\.request.content.title) == ["kept"])
  }

  @Test("Rows asked for are shown, others are not; removing ignores what is unknown")
  func rows() async throws {
    let door = try open()
    try await add("a", .timeInterval(.seconds(60), repeats: false), to: door)
    try await add("b", .timeInterval(.seconds(60), repeats: false), to: door)
    try await add("c", nil, to: door)
    let rows = try await door.changeCentre(["a", "c", "nobody"]) { (rows, _) throws(NotificationError) in
      (CentreRules.removingPending(["b", "nobody"]), rows)
    }
    #expect(rows.pending.keys.sorted() == ["a"])
    #expect(rows.delivered.keys.sorted() == ["c"])
    #expect(try await door.pending().map(\.request.identifier) == ["a"])
  }

  @Test("A store of alarms is newer to a program that knows only notifications, and is left alone")
  func alarmsAreNewer() throws {
    let scene = try StoreScene()
    _ = try scene.open()
    #expect(throws: StoreFault.newer(path: scene.location.database, version: Migration.history.count)) {
      try NotificationStore(scene.location, clock: clock, zones: zones("UTC"))
    }
  }
}
