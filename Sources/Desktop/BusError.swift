import Glibc

/// Why a bus, or somebody on it, cannot be spoken to.
public enum BusError: Error, Hashable, Sendable {
  /// The connection could not be opened, or a message not be made or sent; `errno` is the system's number.
  case system(errno: Int32)
  /// The bus has ended the connection.
  case closed
  /// Nothing came in the time allowed.
  case noAnswer
  /// Whoever was asked answered with an error; `name` is that of D-Bus, `reason` a sentence and may be empty.
  case refused(name: String, reason: String)
  /// An answer or a signal did not hold what it should.
  case unreadable

  /// What a result of sd-bus means; results from 0 on are no errors.
  static func check(_ result: Int32) throws(BusError) {
    if result < 0 { throw .system(errno: -result) }
  }

  /// Whether there is no bus here and none is to be expected: its socket is missing, or its address none.
  var meansNoBus: Bool {
    switch self {
    case .system(ENOENT), .system(ENOTDIR), .system(EINVAL), .system(EACCES), .system(EAFNOSUPPORT),
      .system(ENOMEDIUM):
      true
    case .system, .closed, .noAnswer, .refused, .unreadable: false
    }
  }

  /// Whether someone with more rights would have been allowed to.
  var meansForbidden: Bool {
    guard case .refused(let name, _) = self else { return false }
    return BusError.forbidding.contains(name)
  }

  private static let forbidding = [
    "org.freedesktop.DBus.Error.AccessDenied", "org.freedesktop.DBus.Error.AuthFailed",
    "org.freedesktop.DBus.Error.InteractiveAuthorizationRequired",
  ]
}

extension BusError: CustomStringConvertible {
  /// The reason in English, for a log.
  public var description: String {
    switch self {
    case .system(let errno): String(cString: strerror(errno))
    case .closed: "the bus has ended the connection"
    case .noAnswer: "no answer came"
    case .refused(let name, let reason): reason.isEmpty ? name : reason
    case .unreadable: "the answer cannot be read"
    }
  }
}
