import Alarms
import NotificationStore
import Notifications
import Timekeeping

/// Opens the file of a store, at first and whenever another one lies in its place.
struct StoreOpener: Sendable {
  let location: StoreLocation
  /// The schema's history as this program knows it.
  var migrations = Migration.history
  /// Whether this program rings, or starts somebody who does, with these settings.
  var mayMigrate: @Sendable (AlarmSettings) -> Bool = { _ in true }

  /// Opens it, as a copy in memory where it can only be read.
  func open(at now: Instant) throws(StoreFault) -> StoreFile.Opened {
    let stamp = now.rfc3339(in: .utc).filter { $0 != ":" }
    return try StoreFile.open(location, migrations: migrations, stamp: stamp) { mayMigrate(AlarmSettings(stored: $0)) }
  }

  /// Opens it to write to it, or says why that cannot be.
  func openForWriting() throws(StoreFault) -> StoreFile.Opened {
    try StoreFile.openForWriting(location, migrations: migrations) { mayMigrate(AlarmSettings(stored: $0)) }
  }
}
