import AlarmCLI
import AlarmStore
import Glibc
import NotificationStore
import Notifications

extension Examination {
  /// How the file of the alarms is, and what it holds; nil for the latter where it cannot be read.
  func store() -> (StoreFacts, StoreInspection?) {
    do {
      let location = try StoreLocation(environment: environment, profile: profile ?? environment["ALARM_PROFILE"])
      guard let inspection = try StoreInspection(location) else {
        return (.notYet(folder: location.folder, mayBeMade: Examination.mayBeMade(location.folder)), nil)
      }
      guard !inspection.isOld else { return (.outdated(path: location.database), inspection) }
      let state = StoreState(
        path: location.database, isWritable: Examination.isWritable(location),
        freeBytes: Examination.freeBytes(location.folder), damages: inspection.damages)
      return (.opened(state), inspection)
    } catch {
      return (.closed(error), nil)
    }
  }

  private static func isWritable(_ location: StoreLocation) -> Bool {
    access(location.folder, W_OK | X_OK) == 0 && access(location.database, W_OK) == 0
  }

  /// Whether the nearest folder above that exists lets another be made in it.
  private static func mayBeMade(_ folder: String) -> Bool {
    var path = folder[...]
    while access(String(path), F_OK) != 0, let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      path = path[..<slash]
    }
    var status = stat()
    return stat(String(path), &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      && access(String(path), W_OK | X_OK) == 0
  }

  private static func freeBytes(_ folder: String) -> Int? {
    var system = statvfs()
    guard statvfs(folder, &system) == 0 else { return nil }
    return Int(clamping: UInt64(system.f_bavail).multipliedReportingOverflow(by: UInt64(system.f_frsize)).partialValue)
  }
}
