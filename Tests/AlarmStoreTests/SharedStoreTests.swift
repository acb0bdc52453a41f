import AlarmStore
import Alarms
import NotificationStore
import Notifications
import SQLite
import TestSupport
import Testing
import Timekeeping

/// Several stores on one folder, as several processes have them.
struct SharedStoreTests {
  /// What a store tells from now on.
  private func news(of store: AlarmStore) async throws -> AsyncStream<StoreNews> {
    let (stream, continuation) = AsyncStream.makeStream(of: StoreNews.self)
    try await store.watch { continuation.yield($0) }
    return stream
  }

  @Test("A store sees what another has changed as soon as the bell rings")
  func bell() async throws {
    let scene = try StoreScene()
    let (mine, theirs) = (try scene.open(), try scene.open())
    let (heard, rung) = (try await news(of: mine), try await news(of: theirs))
    _ = try await scene.manager(theirs).save(try alarm("alarmaaa"))
    #expect(await first(of: rung) != nil)
    #expect(await first(of: heard) { $0.isFromElsewhere } != nil)
    #expect(try await mine.alarms(from: 0, limit: nil).map(\.alarm.id.description) == ["alarmaaa"])
  }

  @Test("A store's own commits are told as its own, with what changed, and never as another's")
  func ownCommits() async throws {
    let scene = try StoreScene()
    let (mine, theirs) = (try scene.open(), try scene.open())
    let heard = try await news(of: mine)
    for number in 0..<20 { _ = try await scene.manager(mine).save(try alarm("alarma" + String(number + 10))) }
    _ = try await scene.manager(theirs).save(try alarm("alarmbbb"))
    var own = 0
    for await told in heard {
      guard case .changed(let change) = told else { break }
      #expect(change.save.count == 1)
      own += 1
    }
    #expect(own == 20)
  }

  @Test("What another process writes besides alarms rings the bell too: settings, messages, what was seen")
  func everyWriteRings() async throws {
    let scene = try StoreScene()
    let (mine, theirs) = (try scene.open(), try scene.open())
    try await theirs.change([]) { (_, _) throws(AlarmError) in
      var change = AlarmChange()
      change.centre.badge = 1
      return (change, ())
    }
    let deeds: [@Sendable () async throws -> Void] = [
      { try await theirs.set(.sound, to: "Chime") }, { try await theirs.markSeen([]) },
      { try await theirs.post(.test(.random())) },
    ]
    for deed in deeds {
      let heard = try await news(of: mine)
      try await deed()
      #expect(await first(of: heard) { $0.isFromElsewhere } != nil)
    }
  }

  @Test("Twenty stores add at once to a folder that does not exist yet, and nothing is lost")
  func twentyAtOnce() async throws {
    let scene = try StoreScene()
    let location = StoreLocation(folder: scene.folder.path + "/data/alarm")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<20 {
        group.addTask {
          let store = try AlarmStore(location, clock: scene.clock, zones: zones("Asia/Seoul"))
          _ = try await AlarmManager(door: store, clock: scene.clock).save(try alarm("alarma" + String(number + 10)))
        }
      }
      try await group.waitForAll()
    }
    let store = try AlarmStore(location, clock: scene.clock, zones: zones("Asia/Seoul"))
    #expect(try await store.counts() == (all: 20, on: 20))
    #expect(try await store.pending().count == 20)
  }

  @Test("A change that is refused leaves nothing behind and does not keep the store locked")
  func refused() async throws {
    let scene = try StoreScene()
    let (mine, theirs) = (try scene.open(), try scene.open())
    let both = [try alarm("alarmaaa"), try alarm("pastdate", "05:00", [.date: .text("2027-01-05")])]
    await #expect(throws: AlarmError.self) { try await scene.manager(mine).save(both) }
    #expect(try await mine.counts() == (all: 0, on: 0))
    _ = try await scene.manager(theirs).save(try alarm("alarmbbb"))
    #expect(try await mine.counts() == (all: 1, on: 1))
  }

  @Test("A change waits for another program that has the database locked, and then works")
  func waitsForLock() async throws {
    let scene = try StoreScene()
    let store = try scene.open()
    let held = HeldLock(try scene.database())
    try await held.take()
    async let row = scene.manager(store).save(try alarm("alarmaaa"))
    try await held.release(after: .milliseconds(300))
    #expect(try await row.state == .scheduled)
  }

  @Test("A database locked while it is opened for the first time is waited for")
  func waitsWhenOpening() async throws {
    let scene = try StoreScene()
    let held = HeldLock(try scene.database())
    try await held.take()
    async let opened = Task.detached { try scene.open() }.value
    try await held.release(after: .milliseconds(300))
    #expect(try await opened.counts() == (all: 0, on: 0))
  }

  @Test("A lock that is held on is told as such")
  func busy() throws {
    let scene = try StoreScene()
    _ = try scene.open()
    let (one, other) = (try scene.database(), try scene.database(busyTimeout: 10))
    try one.run("BEGIN EXCLUSIVE")
    let error = #expect(throws: SQLiteError.self) { try other.run("BEGIN IMMEDIATE") }
    #expect(error.map { StoreFault($0, path: scene.location.database) } == .busy)
  }

  @Test("What was seen leaves the badge and the list, but never what rings meanwhile")
  func markSeen() async throws {
    let scene = try StoreScene()
    let store = try scene.open()
    let now = scene.clock.now()
    let delivered = [("missedon", OccurrenceState.missed), ("ringring", .ringing)].map { identifier, state in
      DeliveredNotification(
        request: NotificationRequest(
          identifier: identifier, content: NotificationContent(threadIdentifier: identifier), trigger: nil),
        occurrence: Occurrence(
          identifier: identifier, thread: identifier, scheduled: now, delivered: now, state: state, passed: 0))
    }
    try await store.change([]) { (_, _) throws(AlarmError) in
      var change = AlarmChange()
      change.centre.deliver = delivered
      change.centre.badge = 2
      return (change, ())
    }
    try await store.markSeen(["missedon", "ringring"])
    #expect(try await store.badge() == 0)
    #expect(try await store.delivered().map(\.request.identifier) == ["ringring"])
  }
}

extension StoreNews {
  fileprivate var isFromElsewhere: Bool {
    if case .changedElsewhere = self { true } else { false }
  }
}

/// Another program that keeps the database to itself for a while.
private actor HeldLock {
  private let database: Database

  init(_ database: sending Database) {
    self.database = database
  }

  func take() throws {
    try database.run("BEGIN EXCLUSIVE")
  }

  /// Real time passes here: how the store waits is what is tested.
  func release(after pause: Duration) async throws {
    try await Task.sleep(for: pause)
    try database.run("COMMIT")
  }
}
