import AlarmStore
import Alarms
import NotificationStore
import Notifications
import Timekeeping

/// The alarms of a home, opened in this process; closed when it is let go.
struct OpenStore {
  let store: AlarmStore
  let manager: AlarmManager
  let zones: Zones
  /// The folder the store lies in.
  let folder: String

  /// Opens the store of a home, and makes it if need be.
  ///
  /// - Parameter zone: the zone it is in; nil for the machine's.
  init(
    _ home: ScratchHome, clock: any WallClock = SystemClock(), zone: String? = nil
  ) throws(BenchmarkError) {
    do {
      let files = ZoneFiles(environment: home.environment.merging(zone.map { ["TZ": $0] } ?? [:]) { $1 })
      let location = try StoreLocation(environment: home.environment, profile: nil)
      zones = Zones(local: try files.local()) { (name) throws(ZoneError) in try files.named(name) }
      store = try AlarmStore(location, clock: clock, zones: zones)
      manager = AlarmManager(door: store, clock: clock)
      folder = location.folder
    } catch {
      throw .store("the store cannot be opened: \(error)")
    }
  }

  /// Finds every due instant anew, as after a change of zone.
  func replan() async throws(BenchmarkError) {
    let reading = SystemClock().reading()
    try await telling { () throws(AlarmError) in _ = try await store.replan(reading, step: .zero) }
  }

  /// Saves alarms in one transaction.
  func save(_ alarms: [Alarm]) async throws(BenchmarkError) {
    try await telling { () throws(AlarmError) in _ = try await manager.save(alarms) }
  }

  /// Switches an alarm the other way.
  func flip(_ id: AlarmID) async throws(BenchmarkError) {
    try await telling { () throws(AlarmError) in _ = try await manager.switch([id], on: nil) }
  }

  /// Deletes alarms in one transaction.
  func delete(_ ids: [AlarmID]) async throws(BenchmarkError) {
    try await telling { () throws(AlarmError) in _ = try await manager.delete(ids) }
  }

  /// The first alarms of the list.
  func first(_ count: Int) async throws(BenchmarkError) -> [Alarm] {
    try await telling { () throws(AlarmError) in try await store.alarms(from: 0, limit: count).map(\.alarm) }
  }

  /// What came due, latest first.
  func delivered() async throws(BenchmarkError) -> [Occurrence] {
    try await telling { () throws(AlarmError) in try await store.delivered().map(\.occurrence) }
  }

  private func telling<Result: Sendable>(
    _ body: () async throws(AlarmError) -> Result
  ) async throws(BenchmarkError) -> Result {
    do { return try await body() } catch { throw .store("the store refuses: \(error)") }
  }
}
