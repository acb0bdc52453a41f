import AlarmStore
import Alarms
import NotificationStore
import Notifications
import Timekeeping
import Words

/// The live parts of the program, built once and handed to whatever runs.
struct Parts: Sendable {
  let surroundings: Surroundings
  let location: StoreLocation
  let store: AlarmStore
  let manager: AlarmManager

  var clock: any WallClock { surroundings.clock }
  var zones: Zones { surroundings.zones }
  var language: Language { surroundings.language }

  /// Opens the store.
  init(_ surroundings: Surroundings, profile: String?) throws(StoreFault) {
    self.surroundings = surroundings
    location = try StoreLocation(environment: surroundings.environment, profile: profile)
    store = try AlarmStore(location, clock: surroundings.clock, zones: surroundings.zones)
    manager = AlarmManager(door: store, clock: surroundings.clock)
  }

  /// Where sounds come from.
  var sounds: SoundSource { SoundSource(environment: surroundings.environment) }
}

/// What the process finds around it: environment, language, clock and zones.
struct Surroundings: Sendable {
  let environment: [String: String]
  let language: Language
  let clock: any WallClock
  let zones: Zones
  /// Why the zone named by `TZ` is not used; nil when it is, or none is named.
  let zoneFault: ZoneError?

  /// Looks around.
  ///
  /// An unknown `TZ` is no reason not to ring: `/etc/localtime` is used and the fault kept, to be said aloud.
  init(environment: [String: String]) {
    self.environment = environment
    language = Language(environment: environment)
    clock = SystemClock()
    let files = ZoneFiles(environment: environment)
    let (local, fault) = Surroundings.localZone(files)
    zones = Zones(local: local) { (name) throws(ZoneError) in try files.named(name) }
    zoneFault = fault
  }

  private static func localZone(_ files: ZoneFiles) -> (ZoneRules, ZoneError?) {
    do {
      return (try files.local(), nil)
    } catch {
      let instead = (try? files.localIgnoringTZ()) ?? .utc
      return (instead, error)
    }
  }
}
