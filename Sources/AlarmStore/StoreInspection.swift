import Alarms
import NotificationStore
import Notifications
import SQLite

/// What a look at a store brings to light, without changing anything in it.
///
/// Blocks while another program holds the file, for a second at most.
public struct StoreInspection: Sendable {
  /// Whether an older version of the program made it; then nothing else is known of it.
  public let isOld: Bool
  /// What SQLite's `integrity_check` complains about, ten sentences of SQLite's at most, or which rows cannot be read; empty
  /// when all is well.
  public let damages: [String]
  /// How many alarms are on; nil when damage keeps them from being counted.
  public let alarmsOn: Int?
  /// The settings; those nobody has touched where they cannot be read.
  public let settings: AlarmSettings
  /// What the user allows; nil when it cannot be read.
  public let notifications: NotificationSettings?
  /// Who rings; nil for nobody.
  public let ringer: RingerInCharge?

  /// Looks.
  ///
  /// - Returns: nil when there is no store there yet.
  /// - Throws: `.newer`, `.damaged`, or why it cannot be read.
  public init?(_ location: StoreLocation) throws(StoreFault) {
    guard let (database, isOld) = try StoreFile.inspect(location, knownVersion: Migration.history.count) else {
      return nil
    }
    self.isOld = isOld
    let tables = CentreTables(database: database, path: location.database)
    guard !isOld else {
      (damages, alarmsOn, settings, notifications, ringer) = ([], nil, .initial, nil, nil)
      return
    }
    let answers = try tables.rows("PRAGMA integrity_check(10)") { $0.text(0) }
    let isWhole = answers == ["ok"]
    damages =
      isWhole ? try AlarmTables(centre: tables).unreadable().map { "\($0.part) cannot be read" } : answers
    do {
      (alarmsOn, settings, notifications, ringer) = try StoreInspection.contents(tables, location)
    } catch {
      // Of a damaged file as much is told as is known.
      guard !isWhole else { throw error }
      (alarmsOn, settings, notifications, ringer) = (nil, .initial, nil, nil)
    }
  }

  private static func contents(
    _ tables: CentreTables, _ location: StoreLocation
  ) throws(StoreFault) -> (
    alarmsOn: Int?, settings: AlarmSettings, notifications: NotificationSettings?, ringer: RingerInCharge?
  ) {
    let count = try tables.rows("SELECT count(*) FROM alarms WHERE is_on = 1") { Int($0.integer(0)) }.first
    let settings = AlarmSettings(stored: try tables.settings())
    let ringer = try RingerLock.isHeld(folder: location.folder) ? tables.ringer().flatMap(RingerInCharge.init) : nil
    return (count, settings, try tables.notificationSettings(), ringer)
  }
}

extension RingerInCharge {
  /// Who rings, as the row says; nil for a kind that is not known.
  init?(_ row: RingerRow) {
    guard let kind = Kind(rawValue: row.kind) else { return nil }
    self.init(kind: kind, pid: row.pid, zone: row.zone, mayOversleep: row.mayOversleep)
  }
}
