import AlarmStore
import Alarms
import NotificationStore
import Notifications
import TestSupport
import Testing

/// The look for damage.
struct IntegrityTests {
  /// A closed store with some alarms.
  private func closedStore() async throws -> StoreScene {
    let scene = try StoreScene()
    _ = try await scene.manager(scene.open()).save(try (10..<60).map { try alarm("alarma\($0)") })
    return scene
  }

  @Test("A sound store has no faults")
  func sound() async throws {
    let scene = try await closedStore()
    #expect(try StoreInspection(scene.location)?.damages == [])
  }

  @Test("A row that has lost its place in an index is told")
  func lostIndexEntry() async throws {
    let scene = try await closedStore()
    // As it is left behind by a file system that keeps no order between two writes.
    try scene.database().run(
      """
      PRAGMA writable_schema = ON;
      UPDATE sqlite_schema SET sql = 'CREATE INDEX due_instants_by_due ON due_instants (due) WHERE due < 0'
      WHERE name = 'due_instants_by_due';
      """)
    let faults = try #require(try StoreInspection(scene.location)).damages
    #expect(!faults.isEmpty && faults.allSatisfy { $0.contains("due_instants_by_due") }, "\(faults)")
  }

  @Test("Pages that are noise are told, or the whole file is")
  func noise() async throws {
    let scene = try await closedStore()
    var bytes = try #require(scene.folder.bytes("alarm.db"))
    for place in 4096 * 2..<bytes.count { bytes[place] = 0xff }
    try scene.folder.write(bytes, to: "alarm.db")
    do throws(StoreFault) {
      let inspection = try StoreInspection(scene.location)
      #expect(inspection?.damages.isEmpty == false)
    } catch {
      #expect(error == .damaged(path: scene.location.database, keptAs: nil))
    }
  }
}
