import Words

/// Whether it can be found out where the machine is, for alarms that wait for a place.
public enum LocationFacts: Hashable, Sendable {
  /// It can.
  case available
  /// The program that speaks with the desktop is not installed.
  case noProgram
  /// There is no system bus, on which GeoClue is spoken to.
  case noBus
  /// GeoClue would not tell, for this reason.
  case none(reason: String)
}

extension Language {
  /// What is missing, and what to do about it; nil when nothing is.
  func trouble(_ facts: LocationFacts) -> String? {
    switch facts {
    case .available: nil
    case .noProgram:
      self(
        "An alarm for a place needs alarm-desktop, which is missing: put it beside alarm, or install again."
      )
    case .noBus:
      self(
        "An alarm for a place needs GeoClue on the system's bus, and there is no such bus here: set one for a time, or start the bus."
      )
    case .none(let reason):
      self(
        "An alarm for a place needs GeoClue, which does not tell where this machine is (%1): install it, start it or allow it.",
        self.reason(reason))
    }
  }
}
