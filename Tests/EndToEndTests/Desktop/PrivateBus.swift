import Foundation
import Testing

/// A system bus of a test's own: the one that the environment of its bench names.
///
/// Nothing of it outlives the test.
final class PrivateBus {
  private let environment: [String: String]
  private let configuration: URL
  private var programs: [RunningProgram] = []
  private var daemon: RunningProgram?

  /// Starts the bus of a bench.
  init(_ bench: Workbench) throws {
    environment = bench.environment
    configuration = bench.folder.appendingPathComponent("bus.conf")
    let address = try #require(environment["DBUS_SYSTEM_BUS_ADDRESS"])
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
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Servers/logind.py").path
    let logind = try run(["/usr/bin/python3", "-B", script, refusing])
    programs.append(logind)
    try eventually("logind is there") { logind.output.hasPrefix("ready\n") }
    return logind
  }

  /// Starts `alarm-desktop` on the bus.
  func desktopProgram() throws -> RunningProgram {
    let desktop = try run([Workbench.programs.appendingPathComponent("alarm-desktop").path])
    programs.append(desktop)
    return desktop
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
