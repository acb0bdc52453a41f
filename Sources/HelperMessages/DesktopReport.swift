/// What `alarm-desktop` tells while it works, one line of its output each.
public enum DesktopReport: Hashable, Sendable {
  /// This bus, `system` or `session`, has let it in; what happens there is reported from now on.
  case ready(bus: String)
  /// The machine is about to sleep.
  case sleeping
  /// It has woken.
  case resumed
  /// It is kept from this, in logind's words: `sleep`, `idle` or both with a colon between them.
  case inhibited(what: String)
  /// It is no longer kept from anything.
  case released
  /// It cannot be kept awake, for this reason.
  case notInhibited(reason: String)
  /// There is no such bus, for this reason.
  ///
  /// A helper that ends by itself after saying so has found none at all, and would find none again.
  case noBus(bus: String, reason: String)
  /// The user has chosen an action of a notification, both by their keys.
  case chosen(action: String, of: String)
  /// The user has dismissed the notification of this key.
  case dismissed(String)
  /// A notification server of this name and version answers.
  case server(name: String, version: String)
  /// None does, for this reason.
  case noServer(reason: String)

  /// It will be told where the machine is.
  case locating
  /// The machine is here: degrees, metres of accuracy, and microseconds since 1970, nil when that is not known.
  case position(DesktopPosition)
  /// Where it is cannot be found out, for this reason.
  case noLocation(reason: String)

  /// The argument with which the helper only asks whether it would be told where the machine is, says so and ends.
  public static let locationExamination = "--check-location"

  /// The argument with which the helper only looks for a notification server, says so and ends.
  public static let examination = "--check"
}

extension DesktopReport {
  /// The report as one line, without the line feed; whatever its texts hold.
  public var line: String {
    switch self {
    case .ready(let bus): Fields.join(["ready", bus])
    case .sleeping: Fields.join(["sleeping"])
    case .resumed: Fields.join(["resumed"])
    case .inhibited(let what): Fields.join(["inhibited", what])
    case .released: Fields.join(["released"])
    case .notInhibited(let reason): Fields.join(["not-inhibited", reason])
    case .noBus(let bus, let reason): Fields.join(["no-bus", bus, reason])
    case .chosen(let action, let key): Fields.join(["chosen", key, action])
    case .dismissed(let key): Fields.join(["dismissed", key])
    case .server(let name, let version): Fields.join(["server", name, version])
    case .locating: Fields.join(["locating"])
    case .position(let position): Fields.join(["position"] + position.fields)
    case .noLocation(let reason): Fields.join(["no-location", reason])
    case .noServer(let reason): Fields.join(["no-server", reason])
    }
  }

  /// Reads a report; nil for any other line, such as one of a newer helper.
  public init?(line: String) {
    let fields = Fields.split(line)
    switch (fields[0], fields.count) {
    case ("ready", 2): self = .ready(bus: fields[1])
    case ("sleeping", 1): self = .sleeping
    case ("resumed", 1): self = .resumed
    case ("inhibited", 2): self = .inhibited(what: fields[1])
    case ("released", 1): self = .released
    case ("not-inhibited", 2): self = .notInhibited(reason: fields[1])
    case ("no-bus", 3): self = .noBus(bus: fields[1], reason: fields[2])
    case ("chosen", 3): self = .chosen(action: fields[2], of: fields[1])
    case ("dismissed", 2): self = .dismissed(fields[1])
    case ("server", 3): self = .server(name: fields[1], version: fields[2])
    case ("locating", 1): self = .locating
    case ("position", _):
      guard let position = DesktopPosition(fields.dropFirst()) else { return nil }
      self = .position(position)
    case ("no-location", 2): self = .noLocation(reason: fields[1])
    case ("no-server", 2): self = .noServer(reason: fields[1])
    default: return nil
    }
  }
}
