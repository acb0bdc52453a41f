import Desktop
import Glibc
import HelperMessages

/// Connects the desktop's buses with `alarm`: orders come in on the input, reports go out, until the input closes.
@main
enum DesktopProgram {
  static func main() {
    // Whoever reads the reports may be gone; what says when to end is the input alone.
    signal(SIGPIPE, SIG_IGN)
    switch Array(CommandLine.arguments.dropFirst()) {
    case []: bridge(for: .alarm)
    case let words where words.count == 2 && words[0] == DesktopOrder.senderOption:
      bridge(for: BubbleSender(name: words[1]))
    case [DesktopReport.examination]: PollLoop(for: ServerExamination { Output.report(DesktopReport($0)) }).run()
    case [DesktopReport.locationExamination]:
      PollLoop(for: LocationExamination { Output.report(DesktopReport($0)) }).run()
    default: usage()
    }
    // Locks go with the process. Without `exit`: no library has anything left to do.
    _exit(0)
  }

  private static func bridge(for sender: BubbleSender) {
    let system = SystemBus { Output.report(DesktopReport($0)) }
    let session = SessionBus(sender: sender) { Output.report(DesktopReport($0)) }
    let orders = OrderInput { order in
      switch order {
      case .inhibit(let why): system.inhibit(why: why)
      case .release: system.release()
      case .locate(let metres): system.locate(every: UInt32(clamping: metres))
      case .stopLocating: system.locate(every: nil)
      case .show(let banner): session.show(Bubble(banner))
      case .close(let key): session.close(key)
      }
    }
    PollLoop(for: orders, serving: [session, system]).run()
    // What still says that it rings must not stay behind, and nobody waits for a lock meanwhile.
    system.release()
    system.locate(every: nil)
    session.finish()
    PollLoop(for: session).run()
  }

  private static func usage() -> Never {
    let asksForIt = ["--help", "-h"].contains(CommandLine.arguments[1])
    Output.write(
      """
      Usage: alarm-desktop [--for NAME | --check | --check-location]
      Connects alarm with the desktop's buses: tells when the machine sleeps and wakes, keeps it awake while an alarm
      rings, shows notifications, and finds out where it is while an alarm waits for a place. alarm starts it; it reads
      an order a line and ends when its input closes.
      --for NAME        shows notifications in the name of another program
      --check           says whether a notification server answers, and ends
      --check-location  says whether GeoClue would tell where the machine is, and ends

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
      case .noBus(let bus, let reason): .noBus(bus: bus.rawValue, reason: reason)
      case .sleeping: .sleeping
      case .resumed: .resumed
      case .inhibited(let what): .inhibited(what: what)
      case .released: .released
      case .notInhibited(let reason): .notInhibited(reason: reason)
      case .locating: .locating
      case .located(let fix): .position(DesktopPosition(fix))
      case .notLocated(let reason): .noLocation(reason: reason)
      case .noServer(let reason): .noServer(reason: reason)
      case .chosen(let action, let key): .chosen(action: action, of: key)
      case .dismissed(let key): .dismissed(key)
      }
  }
}

extension DesktopReport {
  /// What came of looking for a notification server.
  fileprivate init(_ answer: ServerExamination.Answer) {
    self =
      switch answer {
      case .server(let name, let version): .server(name: name, version: version)
      case .none(let reason): .noServer(reason: reason)
      }
  }
}

extension DesktopReport {
  /// What came of asking whether it would be told where the machine is.
  fileprivate init(_ answer: LocationExamination.Answer) {
    self =
      switch answer {
      case .available: .locating
      case .none(let reason): .noLocation(reason: reason)
      }
  }
}

extension DesktopPosition {
  /// A position of GeoClue's.
  fileprivate init(_ fix: LocationFix) {
    self.init(latitude: fix.latitude, longitude: fix.longitude, accuracy: fix.accuracy, taken: fix.taken)
  }
}

extension Bubble {
  /// What `alarm` wants to be shown.
  fileprivate init(_ banner: DesktopBanner) {
    let urgency: Urgency =
      switch banner.urgency {
      case .low: .low
      case .normal: .normal
      case .critical: .critical
      }
    self.init(
      key: banner.key, weight: banner.weight, urgency: urgency, category: banner.category, stays: banner.stays,
      title: banner.title, body: banner.body,
      actions: banner.actions.map { Action(key: $0.key, label: $0.label) }, instead: banner.instead)
  }
}
