import AlarmCLI
import Children
import Dispatch
import Glibc

/// The user's own systemd, spoken to through `systemctl --user`.
struct UserManager: Sendable {
  /// The path of `systemctl`; nil when there is none.
  let program: String?
  private let environment: [String]
  private let patience: DispatchTimeInterval

  /// Looks for `systemctl` on the `PATH` given.
  ///
  /// Where a login did not say how the manager is reached, as under `su` or `cron`, the usual place is tried.
  ///
  /// - Parameter patience: how long one order may take.
  init(environment: [String: String], patience: DispatchTimeInterval = .seconds(10)) {
    self.patience = patience
    program = HelperFinder(programFolder: nil, searchPath: environment["PATH"] ?? "/usr/bin:/bin").path(of: "systemctl")
    var environment = environment
    if (environment["XDG_RUNTIME_DIR"] ?? "").isEmpty { environment["XDG_RUNTIME_DIR"] = "/run/user/\(geteuid())" }
    environment["SYSTEMD_COLORS"] = "0"
    self.environment = environment.map { $0 + "=" + $1 }
  }

  /// Has something done.
  ///
  /// - Throws: `.refused` with systemd's own words, `.tookTooLong`, `.noSystemd`, or `.noManager` when there is none.
  @discardableResult
  func run(_ words: String...) async throws(ServiceError) -> [String] {
    let action = words.joined(separator: " ")
    let (status, lines) = try await outcome(of: ["--user"] + words, action)
    guard status != .exited(code: 0) else { return lines }
    let reason = lines.first { !$0.isEmpty && !$0.hasPrefix("Warning:") } ?? "\(status)"
    guard !UserManager.isAbsence(reason) else { throw .noManager(reason: reason) }
    throw .refused(action: action, reason: reason)
  }

  /// What the manager knows of a unit, by the names of systemd's properties.
  func properties(of unit: String, _ names: [String]) async throws(ServiceError) -> [String: String] {
    var properties: [String: String] = [:]
    for line in try await run("show", "--property=" + names.joined(separator: ","), unit) {
      guard let mark = line.firstIndex(of: "=") else { continue }
      properties[String(line[..<mark])] = String(line[line.index(after: mark)...])
    }
    return properties
  }

  /// Whether systemctl's words mean that nobody is there, and nothing about what was asked.
  ///
  /// "Failed to connect to bus: …", since version 254 "Failed to connect to user scope bus …"; with a bus but no
  /// manager on it, the manager's name on the bus. None of it is ever translated.
  static func isAbsence(_ reason: String) -> Bool {
    reason.contains("Failed to connect to") || reason.contains("org.freedesktop.systemd1 ")
  }

  private enum Event: Sendable {
    case line(String)
    case ended(ExitStatus)
    case late
  }

  private func outcome(
    of arguments: [String], _ action: String
  ) async throws(ServiceError) -> (status: ExitStatus, lines: [String]) {
    guard let program else { throw .noSystemd }
    let (events, continuation) = AsyncStream.makeStream(of: Event.self)
    let queue = DispatchQueue(label: "user-manager")
    let child: Child
    do {
      child = try Child(
        program: program, arguments: arguments, environment: environment, errors: .withOutput, queue: queue,
        onLine: { continuation.yield(.line($0)) }, onExit: { continuation.yield(.ended($0)) })
    } catch {
      throw .refused(action: action, reason: error.description)
    }
    child.closeInput()
    queue.asyncAfter(deadline: .now() + patience) { continuation.yield(.late) }
    var lines: [String] = []
    for await event in events {
      switch event {
      case .line(let line): lines.append(line)
      case .ended(let status): return (status, lines)
      case .late:
        child.end()
        throw .tookTooLong(action: action)
      }
    }
    return (.unknown, lines)
  }
}
