import Glibc

/// Whether logind keeps a user's services running while the user is logged out (loginctl(1), enable-linger).
struct Lingering: Hashable, Sendable {
  /// The user's name; the number when the system knows none.
  let user: String
  private let folder: String

  /// Looks at the user this process runs as.
  ///
  /// - Parameter folder: where logind keeps a file for each user with lingering.
  init(folder: String = "/var/lib/systemd/linger") {
    self.folder = folder
    user = getpwuid(geteuid()).map { String(cString: $0.pointee.pw_name) } ?? String(geteuid())
  }

  /// Whether it is on.
  var isOn: Bool { access(folder + "/" + user, F_OK) == 0 }
}
