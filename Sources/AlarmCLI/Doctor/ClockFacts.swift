import Alarms
import Notifications
import Timekeeping
import Words

/// Whether the clock is synchronised with others.
public enum ClockFacts: Hashable, Sendable {
  /// The kernel says that it is.
  case synchronised
  /// The kernel says that it is not.
  case notSynchronised
  /// The kernel does not say; in a container the machine around it keeps the clock.
  case unknown(isContainer: Bool)
}

extension ClockFacts {
  func finding(_ language: Language) -> Finding {
    let remedy = language("“sudo timedatectl set-ntp true” sets it by the network.")
    return switch self {
    case .synchronised: Finding(.clock, .ok, language("It is synchronised."))
    case .notSynchronised:
      Finding(.clock, .warning, language("It is not synchronised: alarms ring by it, right or wrong."), remedy: remedy)
    case .unknown(isContainer: true): Finding(.clock, .ok, language("The machine around this container keeps it."))
    case .unknown(isContainer: false):
      Finding(.clock, .warning, language("Whether it is synchronised is not known."), remedy: remedy)
    }
  }
}

/// Which zone local times are of.
public struct ZoneFacts: Hashable, Sendable {
  /// The zone in force here.
  public var name: String
  /// Why what says which zone it is cannot be used; nil if it can.
  public var fault: ZoneError?
  /// Whether anything says which zone it is; where nothing does it is UTC.
  public var isSaid: Bool
  /// The zone that whoever rings follows; nil when nobody does, or it is not known.
  public var ringers: String?

  /// Puts them together.
  public init(name: String, fault: ZoneError? = nil, isSaid: Bool = true, ringers: String? = nil) {
    self.name = name
    self.fault = fault
    self.isSaid = isSaid
    self.ringers = ringers
  }
}

extension ZoneFacts {
  func finding(_ language: Language) -> Finding {
    if let fault { return Finding(.zone, .problem, language.sentence(for: NotificationError.zone(fault))) }
    guard isSaid else {
      return Finding(
        .zone, .warning, language("Nothing says which zone this machine is in: UTC is taken."),
        remedy: language("“sudo timedatectl set-timezone Asia/Seoul” says it, or set TZ."))
    }
    if let ringers, ringers != name {
      return Finding(
        .zone, .warning, language("Local times are those of %1 here, and who rings follows %2.", name, ringers),
        remedy: language("Set TZ alike for both, or for neither."))
    }
    return Finding(.zone, .ok, language("Local times are those of %1.", name))
  }
}
