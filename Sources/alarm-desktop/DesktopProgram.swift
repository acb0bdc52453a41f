import Desktop
import Glibc
import HelperMessages

/// Connects the desktop's buses with `alarm`: orders come in on the input, reports go out, until the input closes.
@main
enum DesktopProgram {
  static func main() {
    guard CommandLine.arguments.count == 1 else { usage() }
    // Whoever reads the reports may be gone; what says when to end is the input alone.
    signal(SIGPIPE, SIG_IGN)
    let bus = SystemBus { Output.report(DesktopReport($0)) }
    let orders = OrderInput { order in
      switch order {
      case .inhibit(let why): bus.inhibit(why: why)
      case .release: bus.release()
      }
    }
    PollLoop(for: orders, serving: [bus]).run()
    // Locks go with the process. Without `exit`: no library has anything left to do.
    _exit(0)
  }

  private static func usage() -> Never {
    let asksForIt = ["--help", "-h"].contains(CommandLine.arguments[1])
    Output.write(
      """
      Usage: alarm-desktop
      Connects alarm with the system's bus: tells when the machine sleeps and wakes, keeps it awake while an alarm rings.
      alarm starts it; it reads “inhibit”, a tab and a reason, or “release”, and ends when its input closes.

      """, to: asksForIt ? STDOUT_FILENO : STDERR_FILENO)
    _exit(asksForIt ? 0 : 2)
  }
}

extension DesktopReport {
  /// What the desktop tells, as it is told to `alarm`.
  fileprivate init(_ event: DesktopEvent) {
    self =
      switch event {
      case .ready(let bus): .ready(bus: bus.rawValue)
      case .noBus(_, let reason): .noBus(reason: reason)
      case .sleeping: .sleeping
      case .resumed: .resumed
      case .inhibited(let what): .inhibited(what: what)
      case .released: .released
      case .notInhibited(let reason): .notInhibited(reason: reason)
      }
  }
}
