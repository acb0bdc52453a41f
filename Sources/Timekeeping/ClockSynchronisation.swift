import CLinux

/// Whether the machine's clock is kept in step with others, as the kernel was told by whoever does that.
public enum ClockSynchronisation: Hashable, Sendable {
  /// It is.
  case synchronised
  /// Nobody does, or not for long enough yet, or it was so long ago that the clock may have gone wrong.
  case notSynchronised
  /// The kernel does not say, as where a container is not allowed to ask.
  case unknown

  /// Asks the kernel (adjtimex(2), `STA_UNSYNC` and `TIME_ERROR`).
  public static func ofThisMachine() -> ClockSynchronisation {
    switch clock_is_synchronised() {
    case 1: .synchronised
    case 0: .notSynchronised
    default: .unknown
    }
  }
}
