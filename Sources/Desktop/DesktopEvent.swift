/// What the desktop's buses tell.
public enum DesktopEvent: Hashable, Sendable {
  /// The system's bus has let us in; sleep is reported from now on.
  case ready
  /// There is no bus, for this reason; it is tried again, unless there never was one.
  case noBus(reason: String)
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
}
