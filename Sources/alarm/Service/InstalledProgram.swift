import AlarmCLI
import Children
import Glibc

/// The running program's own file, as far as a service may be pointed at it.
struct InstalledProgram: Hashable, Sendable {
  /// Its absolute path, without links.
  let path: String

  /// The page that `script/install` puts beside it; nil when it is not there.
  let page: String?

  /// Looks whether a program may be what a service runs: it is there, was not built where it is, and has its helpers.
  ///
  /// - Parameter path: the program's absolute path.
  /// - Throws: what is against it.
  init(path: String) throws(ServiceError) {
    let parts = path.split(separator: "/")
    let folder = "/" + parts.dropLast().joined(separator: "/")
    // Swift's package manager builds below .build unless told otherwise, and always leaves a folder of this name beside.
    guard !parts.contains(".build"), access(folder + "/alarm.product", F_OK) != 0 else {
      throw .program(.isBuild, path: path)
    }
    guard access(path, X_OK) == 0 else { throw .program(.isGone, path: path) }
    guard ServiceUnit.canRun(path) else { throw .program(.hasUnfitPath, path: path) }
    guard HelperFinder(programFolder: folder, searchPath: nil).path(of: "alarm-sound") != nil else {
      throw .program(.hasNoHelpers, path: path)
    }
    self.path = path
    let page = "/" + parts.dropLast(2).joined(separator: "/") + "/share/doc/alarm/README.md"
    self.page = access(page, R_OK) == 0 ? page : nil
  }

  /// Looks at the running program.
  init() throws(ServiceError) {
    try self.init(path: HelperFinder.runningProgram)
  }
}
