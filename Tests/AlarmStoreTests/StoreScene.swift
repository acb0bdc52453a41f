import AlarmStore
import Alarms
import NotificationStore
import SQLite
import TestSupport
import Testing
import Timekeeping

/// A store's folder and the stores opened on it; it is Tuesday 2027-01-05, 06:00, in Seoul.
struct StoreScene {
  let folder: TemporaryFolder
  let clock: HandMovedClock

  init() throws {
    folder = try TemporaryFolder()
    clock = HandMovedClock(try moment("2027-01-05 06:00", in: "Asia/Seoul"))
  }

  var location: StoreLocation { StoreLocation(folder: folder.path) }

  /// A store such as another process would open.
  func open(zone: String = "Asia/Seoul") throws -> AlarmStore {
    try AlarmStore(location, clock: clock, zones: zones(zone))
  }

  func manager(_ store: AlarmStore) -> AlarmManager {
    AlarmManager(door: store, clock: clock)
  }

  /// A connection behind the store's back.
  func database(busyTimeout: Int32 = 1000) throws -> Database {
    try Database(path: location.database, busyTimeout: busyTimeout)
  }
}

/// An alarm with the usual settings, switched on; `fields` are what is not as usual.
func alarm(_ id: String, _ time: String = "07:00", _ fields: [AlarmField: FieldValue] = [:]) throws -> Alarm {
  var record = AlarmSettings.initial.newRecord(id: try #require(AlarmID(id)))
  record[.time] = .text(time)
  for (field, value) in fields { record[field] = value }
  return try Alarm(record)
}
