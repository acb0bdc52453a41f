import AlarmCLI
import CLinux
import Dispatch
import Glibc
import Waiting

/// The alarm clock as a prompt that prints lines: connects input, signals, store and ringer, and ends in order.
enum PlainProgram {
  /// Takes commands and rings until it is left.
  ///
  /// - Parameter profile: whose alarms; nil for the usual ones.
  /// - Returns: the exit status.
  static func run(_ surroundings: Surroundings, profile: String?) async throws(CommandError) -> Int32 {
    // The next in line rings as soon as this one has died.
    rescue_die_at_once()
    let parts = try surroundings.parts(profile: profile)
    let (box, mail) = AsyncStream.makeStream(of: PlainMail.self)
    let plain = Plain(parts: parts) { mail.yield($0) }
    let signals = await watchSignals { signal in
      switch signal {
      case SIGINT: mail.yield(.interrupted)
      case SIGTSTP: mail.yield(.suspend)
      case SIGHUP: mail.yield(.gone(status: 0))
      default: mail.yield(.gone(status: 128 + signal))
      }
    }
    let status = await plain.run(box)
    withExtendedLifetime(signals) {}
    return status
  }

  @MainActor
  private static func watchSignals(_ onSignal: @escaping @MainActor @Sendable (Int32) -> Void) -> SignalWatch {
    SignalWatch([SIGTERM, SIGINT, SIGTSTP, SIGHUP], onSignal: onSignal)
  }
}
