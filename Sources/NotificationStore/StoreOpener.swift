import Notifications
import Timekeeping

/// Opens the file of a store, at first and whenever another one lies in its place.
public struct StoreOpener: Sendable {
  /// Where the store lies.
  public let location: StoreLocation
  /// Every step of the schema's history as this program knows it.
  public let migrations: [Migration]
  /// Whether this program may bring the schema up to date although another one rings from it; see `StoreFile.open`.
  public let mayMigrate: @Sendable ([String: String]) -> Bool

  /// Makes an opener; without `mayMigrate` it always may.
  public init(
    location: StoreLocation, migrations: [Migration],
    mayMigrate: @escaping @Sendable ([String: String]) -> Bool = { _ in true }
  ) {
    self.location = location
    self.migrations = migrations
    self.mayMigrate = mayMigrate
  }

  /// Opens it, as a copy in memory where it can only be read.
  func open(at now: Instant) throws(StoreFault) -> StoreFile.Opened {
    let stamp = now.rfc3339(in: .utc).filter { $0 != ":" }
    return try StoreFile.open(location, migrations: migrations, stamp: stamp, mayMigrate: mayMigrate)
  }

  /// Opens it to write to it, or says why that cannot be.
  func openForWriting() throws(StoreFault) -> StoreFile.Opened {
    try StoreFile.openForWriting(location, migrations: migrations, mayMigrate: mayMigrate)
  }
}
