import AlarmStore
import Alarms
import Dispatch
import FoundationEssentials
import NotificationStore
import Notifications
import SQLite
import Synchronization
import TestSupport
import Testing
import Timekeeping

/// The ringer's lock, and the zone that is in force while it is held.
struct LockTests {
  @Test("One holds it, others are refused, and it is free when it is let go")
  func exclusive() throws {
    let folder = try TemporaryFolder()
    #expect(!RingerLock.isHeld(folder: folder.path))
    var lock = try RingerLock.tryAcquire(folder: folder.path)
    #expect(lock != nil)
    #expect(RingerLock.isHeld(folder: folder.path))
    #expect(RingerLock.isHeld(folder: folder.path), "asking does not take it")
    #expect(try RingerLock.tryAcquire(folder: folder.path) == nil)
    lock = nil
    #expect(!RingerLock.isHeld(folder: folder.path))
    #expect(try RingerLock.tryAcquire(folder: folder.path) != nil)
  }

  @Test("Whoever waits gets it when the holder lets go")
  func waiting() async throws {
    let folder = try TemporaryFolder()
    var lock = try RingerLock.tryAcquire(folder: folder.path)
    let (stream, continuation) = AsyncStream.makeStream(of: Bool.self)
    // It blocks its thread, so it waits on one of its own.
    DispatchQueue(label: "waiter").async {
      let next = try? RingerLock.acquire(folder: folder.path)
      continuation.yield(next != nil && RingerLock.isHeld(folder: folder.path))
    }
    #expect(lock != nil)
    lock = nil
    #expect(await first(of: stream) == true)
  }

  @Test("Whoever asks whether it is held is not taken for a ringer")
  func askers() throws {
    let folder = try TemporaryFolder()
    let isOver = Atomic(false)
    let askers = DispatchGroup()
    for number in 1...2 {
      DispatchQueue(label: "asker \(number)").async(group: askers) {
        while !isOver.load(ordering: .relaxed) { _ = RingerLock.isHeld(folder: folder.path) }
      }
    }
    let refusals = try (1...2000).count { _ in try RingerLock.tryAcquire(folder: folder.path) == nil }
    isOver.store(true, ordering: .relaxed)
    askers.wait()
    #expect(refusals == 0)
  }

  @Test("No child inherits it: the descriptor closes on exec")
  func closesOnExec() throws {
    let folder = try TemporaryFolder()
    let lock = try RingerLock.tryAcquire(folder: folder.path)
    let files = FileManager.default
    let descriptors = try files.contentsOfDirectory(atPath: "/proc/self/fd").filter {
      (try? files.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")) == folder.path
    }
    let descriptor = try #require(descriptors.first)
    let state = try String(contentsOfFile: "/proc/self/fdinfo/\(descriptor)", encoding: .utf8)
    let flags = state.split(separator: "\n").first { $0.hasPrefix("flags:") }?.split(separator: "\t").last
    let closeOnExec = 0o2000000
    #expect(try #require(flags.flatMap { Int($0, radix: 8) }) & closeOnExec != 0)
    withExtendedLifetime(lock) {}
  }

  @Test("A folder that is not there is told by its path")
  func noFolder() {
    let fault = #expect(throws: StoreFault.self) { try RingerLock.tryAcquire(folder: "/nowhere/at/all") }
    guard case .unreachable("/nowhere/at/all", _) = fault else { return #expect(fault == nil) }
    #expect(!RingerLock.isHeld(folder: "/nowhere/at/all"))
  }

  @Test("While one rings, everybody resolves local times in the ringer's zone; else each in its own")
  func zoneInForce() async throws {
    let scene = try StoreScene()
    let (ringer, other) = (try scene.open(zone: "Europe/Berlin"), try scene.open(zone: "Asia/Seoul"))
    func due(of id: String) async throws -> String {
      _ = try await scene.manager(other).save(try alarm(id))
      let row = try await other.alarms([#require(AlarmID(id))]).first
      return try shown(row?.nextRing, in: "UTC")
    }
    #expect(try await due(of: "before00") == "2027-01-04T22:00:00+00:00")
    var lock = try RingerLock.tryAcquire(folder: scene.folder.path)
    try await ringer.becomeRinger(RingerInCharge(kind: .screen, pid: 1, zone: "Europe/Berlin"))
    #expect(try await other.ringerInCharge() == RingerInCharge(kind: .screen, pid: 1, zone: "Europe/Berlin"))
    #expect(try await ringer.ringerInCharge()?.pid == 1)
    #expect(try await due(of: "during00") == "2027-01-05T06:00:00+00:00")
    await ringer.resignAsRinger()
    lock = nil
    #expect(lock == nil)
    #expect(try await other.ringerInCharge() == nil, "the row is not believed without the lock")
    #expect(try await due(of: "after000") == "2027-01-04T22:00:00+00:00")
  }

  @Test("A store that is locked keeps a ringer for a moment only from what it can read and ring")
  func lockedStore() async throws {
    let scene = try StoreScene()
    let store = try scene.open()
    _ = try await scene.manager(store).save(try alarm("alarmaaa"))
    let other = try scene.database()
    try other.run("BEGIN EXCLUSIVE")
    let (error, time) = await store.becomeRinger()
    #expect(error == .centre(.store(.busy)) && time < .seconds(3))
    #expect(try await store.ringPlan(now: scene.clock.now()).plan.requests.count == 1)
    try other.run("COMMIT")
    try await store.becomeRinger(RingerInCharge(kind: .daemon, pid: 1, zone: "Asia/Seoul"))
  }

  @Test("The ringer's own zone counts for itself, whatever an earlier ringer has left")
  func ownZone() async throws {
    let scene = try StoreScene()
    let earlier = try scene.open(zone: "Europe/Berlin")
    try await earlier.becomeRinger(RingerInCharge(kind: .screen, pid: 1, zone: "Europe/Berlin"))
    let store = try scene.open(zone: "Asia/Seoul")
    let lock = try RingerLock.tryAcquire(folder: scene.folder.path)
    try await store.becomeRinger(RingerInCharge(kind: .daemon, pid: 2, zone: "Asia/Seoul"))
    let row = try await scene.manager(store).save(try alarm("alarmaaa"))
    #expect(try shown(row.nextRing, in: "Asia/Seoul") == "2027-01-05T07:00:00+09:00")
    withExtendedLifetime(lock) {}
  }

  @Test("Re-planning moves timers by the step, looks times of day up anew, and keeps the reading")
  func replan() async throws {
    let scene = try StoreScene()
    let store = try scene.open()
    let timer: [AlarmField: FieldValue] = [.kind: .text("timer"), .time: .null, .seconds: .integer(600)]
    _ = try await scene.manager(store).save([
      try alarm("daily000", "07:00", [.repeat: .text("daily")]), try alarm("timer000", "", timer),
    ])
    scene.clock.step(by: .seconds(-86_400))
    try await store.replan(scene.clock.reading(), step: .seconds(-86_400))
    let due = try await store.pending().map { try "\($0.request.identifier) \(shown($0.due, in: "Asia/Seoul"))" }
    #expect(due == ["timer000 2027-01-04T06:10:00+09:00", "daily000 2027-01-04T07:00:00+09:00"])
    #expect(try await store.clockReading() == scene.clock.reading())
  }
}

extension AlarmStore {
  /// Becomes the ringer, and tells how long that took on the store's own queue, where it waits for no other test.
  fileprivate func becomeRinger() async -> (AlarmError?, Duration) {
    let start = ContinuousClock.now
    do throws(AlarmError) {
      try await becomeRinger(RingerInCharge(kind: .daemon, pid: 1, zone: "Asia/Seoul"))
      return (nil, ContinuousClock.now - start)
    } catch {
      return (error, ContinuousClock.now - start)
    }
  }
}
