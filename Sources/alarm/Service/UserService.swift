import AlarmCLI
import Alarms
import Glibc
import NotificationStore

/// The service of the user's own systemd that rings for one store without a screen.
struct UserService: Sendable {
  /// The unit's name, such as `alarm.service`; one for each profile.
  let name: String
  let location: StoreLocation
  let profile: String?
  let environment: [String: String]
  let manager: UserManager

  /// Looks where the service of a store would be; asks nobody yet.
  ///
  /// - Parameters:
  ///   - environment: tells where units lie (`XDG_CONFIG_HOME`, else `HOME` with `.config`) and how the manager is reached.
  ///   - location: the store it rings for.
  ///   - profile: the profile that store belongs to; nil or empty for the usual one.
  init(environment: [String: String], location: StoreLocation, profile: String?) {
    let profile = profile.flatMap { $0.isEmpty ? nil : $0 }
    self.profile = profile
    self.environment = environment
    self.location = location
    name = ServiceUnit.name(profile: profile)
    manager = UserManager(environment: environment)
  }

  /// Whether a unit of ours is installed that rings for this very store; whether it runs is another matter.
  var isInstalled: Bool { written?.store == location.folder }

  /// Whether it rings while the user is logged out, from the machine's start on.
  var lingers: Bool { Lingering().isOn }

  /// Has it started, if it does not run yet.
  ///
  /// - Throws: why it did not start. While another alarm clock rings, it waits and counts as started.
  func start() async throws(ServiceError) {
    guard isInstalled else { throw .notInstalled }
    try await manager.run("start", name)
  }

  /// The unit's file.
  ///
  /// - Throws: `.noHome` when there is no folder for it.
  func file() throws(ServiceError) -> UnitFile {
    if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") {
      return UnitFile(path: folder + "/systemd/user/" + name)
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { throw .noHome }
    return UnitFile(path: home + "/.config/systemd/user/" + name)
  }

  /// What the unit says; nil when there is none of ours.
  var written: WrittenUnit? {
    do {
      return try file().text.flatMap(WrittenUnit.init(text:))
    } catch {
      return nil  // Without a home there is no unit either.
    }
  }
}

extension Surroundings {
  /// The service for a profile, or for the one that `ALARM_PROFILE` names; the store itself is not opened.
  func userService(profile: String?) throws(ServiceError) -> UserService {
    let profile = profile ?? environment["ALARM_PROFILE"]
    do {
      let location = try StoreLocation(environment: environment, profile: profile)
      return UserService(environment: environment, location: location, profile: profile)
    } catch {
      throw .noStore(error)
    }
  }
}
