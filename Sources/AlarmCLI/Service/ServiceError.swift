import Notifications

/// Why the service could not be installed, removed, started or asked about.
public indirect enum ServiceError: Error, Hashable, Sendable {
  /// There is no folder for the user's units: neither `XDG_CONFIG_HOME` nor `HOME` names one.
  case noHome
  /// The store has no place, or the profile's name is not one.
  case noStore(StoreFault)
  /// A service cannot be pointed at the program with this path.
  case program(ProgramFault, path: String)
  /// A unit of that name is there that we did not write.
  case foreignUnit(path: String)
  /// There is no unit of ours.
  case notInstalled
  /// There is no `systemctl`.
  case noSystemd
  /// The user's manager does not answer; the reason is systemd's.
  case noManager(reason: String)
  /// The manager took longer than it may.
  case tookTooLong(action: String)
  /// The manager would not do it; the reason is systemd's.
  case refused(action: String, reason: String)
  /// The unit is installed and will start at the next login, but it did not start now.
  case notStarted(unit: String, ServiceError)
  /// A unit's file cannot be written or deleted; the reason is the system's.
  case unwritable(path: String, reason: String)
}

/// Why a service cannot be pointed at a program.
public enum ProgramFault: Hashable, Sendable {
  /// It lies in a folder in which it was built, and which may go at any time.
  case isBuild
  /// It has none of its helpers where an installed one has them.
  case hasNoHelpers
  /// Its file is gone, or another has taken its place since it was started.
  case isGone
  /// systemd runs no program with such a path.
  case hasUnfitPath
}
