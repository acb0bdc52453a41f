import AlarmStore
import Alarms
import Dispatch
import NotificationStore
import Notifications
import Timekeeping
import Waiting
import Words

/// The live parts of the program, built once and handed to whatever runs.
struct Parts: Sendable {
  let surroundings: Surroundings
  let location: StoreLocation
  /// The name of the alarms' profile; nil or empty for the usual ones.
  let profile: String?
  let store: AlarmStore
  let manager: AlarmManager
  /// Starts a ringer in the background.
  let starter: RingerStarter

  var clock: any WallClock { surroundings.clock }
  var zones: Zones { surroundings.zones }
  var language: Language { surroundings.language }

  /// Opens the store.
  ///
  /// - Parameter mayMigrate: whether this program rings, or starts somebody who does, with these settings.
  init(
    _ surroundings: Surroundings, profile: String?,
    mayMigrate: @escaping @Sendable (AlarmSettings) -> Bool = { _ in true }
  ) throws(StoreFault) {
    self.surroundings = surroundings
    self.profile = profile
    location = try StoreLocation(environment: surroundings.environment, profile: profile)
    store = try AlarmStore(
      location, clock: surroundings.clock, zones: surroundings.zones,
      followsMachine: ZoneFiles(environment: surroundings.environment).followsMachine, mayMigrate: mayMigrate)
    manager = AlarmManager(door: store, clock: surroundings.clock)
    starter = RingerStarter(surroundings, location: location, profile: profile)
  }

  /// Where sounds come from.
  var sounds: SoundSource { SoundSource(environment: surroundings.environment) }
}

/// What the process finds around it: environment, language, clock and zones.
struct Surroundings: Sendable {
  let environment: [String: String]
  let language: Language
  let clock: any WallClock
  /// The local zone as it was read when the process started.
  let zone: LocalZone

  private let zoneFiles: ZoneFiles

  /// Looks around.
  ///
  /// An unknown `TZ` is no reason not to ring: `/etc/localtime` is used and the fault kept, to be said aloud.
  init(environment: [String: String]) {
    self.environment = environment
    language = Language(environment: environment)
    clock = SystemClock()
    zoneFiles = ZoneFiles(environment: environment)
    zone = LocalZone(zoneFiles)
  }

  /// Where local times are looked up; pinned zones are read from their files each time.
  var zones: Zones { zones(local: zone.rules) }

  /// The same with other local rules.
  func zones(local: ZoneRules) -> Zones {
    let files = zoneFiles
    return Zones(local: local) { (name) throws(ZoneError) in try files.named(name) }
  }

  /// A watch on the files of the zones.
  ///
  /// - Throws: `WatchError` when a limit of the system is reached.
  func zoneWatch(queue: DispatchQueue, onChange: @escaping @Sendable () -> Void) throws(WatchError) -> ZoneWatch {
    try ZoneWatch(zoneFiles, clock: clock, queue: queue, onChange: onChange)
  }
}
