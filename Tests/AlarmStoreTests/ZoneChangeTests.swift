import AlarmStore
import Alarms
import NotificationStore
import Notifications
import SQLite
import TestSupport
import Testing
import Timekeeping

/// What the store makes of a zone that changes, on Tuesday 2027-01-05, 06:00 in Seoul.
@Suite("Due instants follow the zone") struct ZoneChangeTests {
  let scene: StoreScene

  init() throws {
    scene = try StoreScene()
  }

  @Test("A store opened in another zone while nobody rings shows, and keeps, what its own zone makes of each alarm")
  func openedElsewhere() async throws {
    let seoul = try scene.open()
    _ = try await scene.manager(seoul).save([
      try alarm("floating", "07:00"), try alarm("pinnedto", "07:00", [.zone: .text("Asia/Tokyo")]),
    ])
    #expect(try await dues(seoul) == ["floating 2027-01-04T22:00:00+00:00", "pinnedto 2027-01-04T22:00:00+00:00"])
    let berlin = try scene.open(zone: "Europe/Berlin")
    #expect(try await dues(berlin) == ["pinnedto 2027-01-04T22:00:00+00:00", "floating 2027-01-05T06:00:00+00:00"])
    #expect(try await berlin.next()?.alarm.id.description == "pinnedto")
  }

  @Test("A look through another zone, by TZ for one command, moves nothing")
  func lookedAtElsewhere() async throws {
    let seoul = try scene.open()
    _ = try await scene.manager(seoul).save(try alarm("floating", "07:00"))
    let berlin = try ZoneFiles(environment: [:]).named("Europe/Berlin")
    let passing = try AlarmStore(
      scene.location, clock: scene.clock, zones: zones("Asia/Seoul").with(local: berlin), followsMachine: false)
    #expect(try await dues(passing) == ["floating 2027-01-04T22:00:00+00:00"])
    #expect(try await dues(try scene.open()) == ["floating 2027-01-04T22:00:00+00:00"])
  }

  @Test("Other rules under the same name are noticed as well, of the local zone and of a pinned one")
  func sameName() async throws {
    let seoul = try scene.open()
    _ = try await scene.manager(seoul).save([
      try alarm("floating", "09:00"), try alarm("pinnedto", "09:00", [.zone: .text("Asia/Tokyo")]),
    ])
    let shanghai = try rules("Asia/Shanghai", calledAs: "Asia/Seoul")
    let changed = try AlarmStore(scene.location, clock: scene.clock, zones: lookup(shanghai, tokyo: "Asia/Tokyo"))
    #expect(try await dues(changed) == ["pinnedto 2027-01-05T00:00:00+00:00", "floating 2027-01-05T01:00:00+00:00"])
    let again = try AlarmStore(scene.location, clock: scene.clock, zones: lookup(shanghai, tokyo: "Europe/Berlin"))
    #expect(try await dues(again) == ["floating 2027-01-05T01:00:00+00:00", "pinnedto 2027-01-05T08:00:00+00:00"])
  }

  @Test("While somebody rings, a store in another zone moves nothing by being opened, and writes in the ringer's zone")
  func ringerDecides() async throws {
    let (seoul, lock) = (try scene.open(), try RingerLock.tryAcquire(folder: scene.folder.path))
    try await seoul.becomeRinger(RingerInCharge(kind: .screen, pid: 1, zone: "Asia/Seoul"))
    _ = try await scene.manager(seoul).save(try alarm("alarmaaa", "07:00"))
    let berlin = try scene.open(zone: "Europe/Berlin")
    _ = try await scene.manager(berlin).save(try alarm("alarmbbb", "08:00"))
    #expect(try await dues(berlin) == ["alarmaaa 2027-01-04T22:00:00+00:00", "alarmbbb 2027-01-04T23:00:00+00:00"])
    withExtendedLifetime(lock) {}
  }

  @Test("A ringer that follows a POSIX rule is understood by the others")
  func posixRinger() async throws {
    let lock = try RingerLock.tryAcquire(folder: scene.folder.path)
    let rule = Zones(local: try ZoneRules(posix: "KST-9")) { (name) throws(ZoneError) in throw .unknown(name: name) }
    let ringer = try AlarmStore(scene.location, clock: scene.clock, zones: rule)
    try await ringer.becomeRinger(RingerInCharge(kind: .screen, pid: 1, zone: "KST-9"))
    let berlin = try scene.open(zone: "Europe/Berlin")
    _ = try await scene.manager(berlin).save(try alarm("alarmaaa", "07:00"))
    #expect(try await dues(berlin) == ["alarmaaa 2027-01-04T22:00:00+00:00"])
    withExtendedLifetime(lock) {}
  }

  @Test("A ringer that follows another zone is told to find everything anew, once, and says whether anything moved")
  func ringerFollows() async throws {
    let (store, lock) = (try scene.open(), try RingerLock.tryAcquire(folder: scene.folder.path))
    try await store.becomeRinger(RingerInCharge(kind: .screen, pid: 1, zone: "Asia/Seoul"))
    let first = try await store.replan(scene.clock.reading(), step: .zero)
    #expect(!first, "there is nothing yet")
    _ = try await scene.manager(store).save(try alarm("alarmaaa", "07:00"))
    #expect(try await !store.follow(zones("Asia/Seoul")))
    #expect(try await store.follow(zones("Europe/Berlin")))
    let moved = try await store.replan(scene.clock.reading(), step: .zero)
    #expect(moved)
    #expect(try await !store.follow(zones("Europe/Berlin")))
    #expect(try await dues(store) == ["alarmaaa 2027-01-05T06:00:00+00:00"])
    withExtendedLifetime(lock) {}
  }

  @Test("What a zone ahead has stepped over is due at once, when the former zone is known by its name")
  func steppedOver() async throws {
    let seoul = try scene.open()
    _ = try await scene.manager(seoul).save(try alarm("alarmaaa", "07:00", [.repeat: .text("daily")]))
    // 06:00 in Seoul is 10:00 in Auckland: seven o'clock is past there.
    let auckland = try scene.open(zone: "Pacific/Auckland")
    #expect(try await dues(auckland) == ["alarmaaa 2027-01-04T18:00:00+00:00"])
  }

  @Test("A store that cannot be written is read as it is")
  func readOnly() async throws {
    let seoul = try scene.open()
    _ = try await scene.manager(seoul).save(try alarm("alarmaaa", "07:00"))
    let berlin = try scene.open(zone: "Europe/Berlin")
    let other = try scene.database(busyTimeout: 10)
    try other.run("ALTER TABLE clock RENAME TO elsewhere")
    #expect(try await dues(berlin) == ["alarmaaa 2027-01-04T22:00:00+00:00"])
  }

  /// What is due when, next first.
  private func dues(_ store: AlarmStore) async throws -> [String] {
    try await store.pending().map { try "\($0.request.identifier) \(shown($0.due, in: "UTC"))" }
  }

  /// Zones as after an update: another local one, and what is called Tokyo has the rules of this one.
  private func lookup(_ local: ZoneRules, tokyo: String) throws -> Zones {
    let rules = try rules(tokyo)
    return Zones(local: local) { (_) throws(ZoneError) in rules }
  }
}
