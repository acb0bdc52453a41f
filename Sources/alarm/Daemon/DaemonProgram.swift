import AlarmCLI
import Alarms
import CLinux
import Dispatch
import Glibc
import Waiting

/// The program without a screen: connects signals, store and ringer, and ends in order.
enum DaemonProgram {
  /// How long a store that takes nothing may hold up the end, in seconds; the lock goes with the process.
  private static let patience = 2.0

  /// Rings until it is asked to end.
  ///
  /// - Parameters:
  ///   - surroundings: what the process found around it.
  ///   - profile: whose alarms; nil for the usual ones.
  ///   - isDetached: whether another process has started it and waits for a word.
  /// - Returns: the exit status.
  static func run(
    _ surroundings: Surroundings, profile: String?, isDetached: Bool
  ) async throws(CommandError) -> Int32 {
    umask(0o077)
    // The next in line rings as soon as this one has died.
    rescue_die_at_once()
    // Whoever started this process is meant, not the programs it starts.
    unsetenv("NOTIFY_SOCKET")
    var starter = StarterLine(isOpen: isDetached)
    let parts: Parts
    do {
      parts = try surroundings.parts(profile: profile)
    } catch {
      starter.say(.failed(surroundings.language.sentence(for: error)))
      throw error
    }
    let (box, mail) = AsyncStream.makeStream(of: DaemonMail.self)
    let daemon = Daemon(parts: parts, starter: starter) { mail.yield($0) }
    let signals = await watchSignals { signal in
      guard signal != SIGTSTP else {
        mail.yield(.suspend)
        return
      }
      let ringsOn = signal == SIGHUP
      mail.yield(.end(ringsOn: ringsOn))
      let starting = ringsOn ? Double(RingerStarter.longest.components.seconds) : 0
      DispatchQueue.main.asyncAfter(deadline: .now() + patience + starting) { _exit(0) }
    }
    let status = await daemon.run(box)
    withExtendedLifetime(signals) {}
    return status
  }

  @MainActor
  private static func watchSignals(_ onSignal: @escaping @MainActor @Sendable (Int32) -> Void) -> SignalWatch {
    var watched = [SIGTERM, SIGINT, SIGTSTP]
    if endsWithTerminal { watched.append(SIGHUP) } else { signal(SIGHUP, SIG_IGN) }
    return SignalWatch(watched, onSignal: onSignal)
  }

  /// Whether a terminal that goes away ends it: one it was started in, unless nohup(1) or the like says otherwise.
  ///
  /// A service and a detached program have none: a hang-up is not meant for them.
  private static var endsWithTerminal: Bool {
    var before = sigaction()
    sigaction(SIGHUP, nil, &before)
    // Functions cannot be compared, their addresses can.
    let handler = unsafeBitCast(before.__sigaction_handler.sa_handler, to: Int.self)
    guard handler != unsafeBitCast(SIG_IGN, to: Int.self) else { return false }
    let terminal = open("/dev/tty", O_RDONLY | O_NOCTTY | O_CLOEXEC)
    guard terminal >= 0 else { return false }
    close(terminal)
    return true
  }
}
