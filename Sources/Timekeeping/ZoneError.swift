/// Why the rules of a time zone could not be had.
public enum ZoneError: Error, Hashable, Sendable {
  /// There is no zone of that name, and it is no POSIX rule either.
  case unknown(name: String)
  /// The zone file or rule does not follow its standard (RFC 9636, POSIX `TZ`).
  case malformed(name: String, reason: String)
  /// The zone file is there but the system does not let us read it.
  case unreadable(path: String, reason: String)
}

extension ZoneError: CustomStringConvertible {
  /// The error in one plain English sentence that ends in what to do.
  public var description: String {
    switch self {
    case .unknown(let name):
      "There is no time zone “\(name)”; use a name such as Europe/Berlin, or in TZ a rule such as KST-9."
    case .malformed(let name, let reason):
      "The time zone “\(name)” cannot be used: \(reason); reinstall the system's time zones (package tzdata)."
    case .unreadable(let path, let reason):
      "The time zone file \(path) cannot be read: \(reason); check the file and its permissions."
    }
  }
}
