/// What `alarm-desktop` tells while it works, one line of its output each.
public enum DesktopReport: Hashable, Sendable {
  /// This bus, `system`, has let it in; what happens there is reported from now on.
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
  /// There is no bus, for this reason. A helper that ends after it found none at its start and would find none again.
  case noBus(reason: String)
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
    case .noBus(let reason): Fields.join(["no-bus", reason])
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
    case ("no-bus", 2): self = .noBus(reason: fields[1])
    default: return nil
    }
  }
}
