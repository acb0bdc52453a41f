import Foundation
import Testing

/// A bus of a test's own: the system's or the session's, where the environment of its bench has it found.
///
/// Nothing of it outlives the test.
final class PrivateBus {
  private let environment: [String: String]
  private let configuration: URL
  private var programs: [RunningProgram] = []
  private var daemon: RunningProgram?

  /// Which bus it is.
  enum Kind: String {
    case system, session
  }

  /// Starts a bus of a bench.
  init(_ bench: Workbench, _ kind: Kind = .system) throws {
    configuration = bench.folder.appendingPathComponent(kind.rawValue + ".conf")
    let address =
      switch kind {
      case .system: try #require(bench.environment["DBUS_SYSTEM_BUS_ADDRESS"])
      // Where programs look that nobody has told; the servers' library must be told.
      case .session: "unix:path=" + bench.folder.appendingPathComponent("run/bus").path
      }
    environment = bench.environment(kind == .session ? ["DBUS_SESSION_BUS_ADDRESS": address] : [:])
    let text = """
      <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
       "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
      <busconfig>
        <listen>\(address)</listen>
        <auth>EXTERNAL</auth>
        <policy context="default">
          <allow own="*"/><allow send_destination="*"/><allow receive_sender="*"/>
        </policy>
      </busconfig>

      """
    try Data(text.utf8).write(to: configuration)
    try start()
  }

  deinit {
    for program in programs.reversed() { program.end() }
    stop()
  }

  /// Starts the bus again after `stop`.
  func start() throws {
    daemon = try run(["dbus-daemon", "--nofork", "--print-address", "--config-file=" + configuration.path])
    try eventually("the bus answers") { daemon?.output.isEmpty == false }
  }

  /// Ends the bus; everybody on it is thrown out.
  func stop() {
    daemon?.end()
    daemon = nil
  }

  /// Starts a logind on the bus.
  ///
  /// - Parameter refusing: what it gives no locks against.
  func logind(refusing: String = "") throws -> RunningProgram {
    try server("logind", refusing)
  }

  /// Starts a notification server on the bus.
  ///
  /// - Parameter abilities: what it says it can do.
  func notificationServer(_ abilities: String = "actions,body,body-markup") throws -> RunningProgram {
    try server("notifications", abilities)
  }

  /// Starts a GeoClue on the bus.
  ///
  /// - Parameter word: `denied` for one that tells us nothing, `silent` for one that never answers.
  func geoClue(_ word: String = "") throws -> RunningProgram {
    try server("geoclue", word)
  }

  /// Starts `alarm-desktop` on the bus.
  func desktopProgram() throws -> RunningProgram {
    let desktop = try run([Workbench.programs.appendingPathComponent("alarm-desktop").path])
    programs.append(desktop)
    return desktop
  }

  private func server(_ name: String, _ word: String) throws -> RunningProgram {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Servers/\(name).py").path
    let server = try run(["/usr/bin/python3", "-B", script, word])
    programs.append(server)
    try eventually("\(name) is there") { server.output.hasPrefix("ready\n") }
    return server
  }

  private func run(_ words: [String]) throws -> RunningProgram {
    let program = RunningProgram(words, environment: environment)
    try program.start()
    return program
  }
}

extension RunningProgram {
  /// Waits until it has written these lines and nothing else.
  func waitFor(_ lines: String..., within seconds: Double = 10) throws {
    let wanted = lines.map { $0 + "\n" }.joined()
    _ = find(within: seconds, every: 0.01) { output == wanted ? true : nil }
    guard output == wanted else { throw OtherLines(wanted: wanted, written: output) }
  }
}

/// A program wrote something else than was expected.
struct OtherLines: Error {
  let wanted: String
  let written: String
}
