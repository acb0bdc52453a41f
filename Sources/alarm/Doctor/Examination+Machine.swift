import AlarmCLI
import Alarms
import Children
import Dispatch
import Glibc
import Timekeeping

extension Examination {
  /// Whether the machine sleeps, and whether this program could wake it.
  static func sleep(_ ringer: RingerInCharge?) -> SleepFacts {
    SleepFacts(
      machine: MachineSleep(), timerWakes: timerWakes(), ringerMayOversleep: ringer?.mayOversleep,
      program: program())
  }

  static func clock() -> ClockFacts {
    switch ClockSynchronisation.ofThisMachine() {
    case .synchronised: .synchronised
    case .notSynchronised: .notSynchronised
    case .unknown: .unknown(isContainer: isContainer())
    }
  }

  /// Whether a process has been stopped by a signal and not let go on.
  static func isStopped(_ pid: Int32) -> Bool {
    guard let status = contents(of: "/proc/\(pid)/stat"), let end = status.lastIndex(of: ")") else { return false }
    // After the name in parentheses, which may hold anything, comes the state: proc(5).
    return status[end...].dropFirst(2).first == "T"
  }

  /// Asks for a timer such as the ringer's, and gives it back.
  private static func timerWakes() -> Bool {
    do {
      let timer = try WakeTimer(queue: DispatchQueue(label: "doctor")) { _ in }
      defer { timer.cancel() }
      return timer.wakesFromSleep
    } catch {
      return false  // Without any timer nothing is woken either.
    }
  }

  /// The program's own file, without links.
  private static func program() -> String {
    let path = HelperFinder.runningProgram
    return path.isEmpty ? CommandLine.arguments.first ?? "alarm" : path
  }

  private static func isContainer() -> Bool {
    let marks = ["/run/systemd/container", "/.dockerenv", "/run/.containerenv"]
    return marks.contains { path in access(path, F_OK) == 0 }
  }

  private static func contents(of path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = read(descriptor, &bytes, bytes.count)
    return count > 0 ? String(decoding: bytes.prefix(count), as: UTF8.self) : nil
  }
}
