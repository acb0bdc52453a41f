import Foundation
import Glibc
import Testing

/// A clock that programs of a bench go by and that is set while they run.
///
/// `faketime` reads how far it is off from a file. That the file has changed is told as by a true step: the machine's clock is
/// set to the time it already has, upon which the kernel ends every wait for a time of day.
final class SteppedClock {
  private let bench: Workbench
  private let file: URL
  private let hasTimePass: Bool

  /// What programs under this clock are started by.
  static let before = ["faketime", "-f", "+0", "env", "-u", "FAKETIME"]

  /// Makes a clock that shows an instant such as "2027-01-05T06:50:00+09:00".
  ///
  /// - Parameter hasTimePass: whether a step is so much time that passes, as when a machine sleeps; otherwise it is the
  ///   clock that is set.
  init(_ bench: Workbench, _ time: String, hasTimePass: Bool = false) throws {
    self.bench = bench
    self.hasTimePass = hasTimePass
    file = bench.folder.appendingPathComponent("clock")
    try show(time)
  }

  /// What programs under this clock need in their environment.
  var environment: [String: String?] {
    [
      "FAKETIME_TIMESTAMP_FILE": file.path, "FAKETIME_NO_CACHE": "1",
      "DONT_FAKE_MONOTONIC": hasTimePass ? nil : "1",
    ]
  }

  /// Sets the clock, and has it told to whoever waits.
  func set(_ time: String) throws {
    try show(time)
    try step(by: 0)
  }

  /// Sets the clock forward, or back if negative.
  func step(by seconds: Double) throws {
    if seconds != 0 {
      let offset = try #require(Double(String(contentsOf: file, encoding: .utf8)))
      try write(offset + seconds)
    }
    try #require(SteppedClock.tell())
  }

  /// Starts `alarm daemon` under this clock; it is asked to end when the bench is closed.
  func daemon() throws -> DaemonProgram {
    let daemon = try DaemonProgram(bench, before: SteppedClock.before, environment)
    let pid = try daemon.pid
    bench.onClose { kill(pid, SIGTERM) }
    return daemon
  }

  /// Runs a command of the alarm clock under this clock.
  func alarm(_ words: String) throws -> Finished {
    try bench.shell(SteppedClock.before.joined(separator: " ") + " \"$alarm\" " + words, environment)
  }

  /// The log, latest first: "07:00 voided", by the local times at which things were due.
  func log() throws -> [String] {
    try JSON.array(alarm("log --json")).map { entry in
      let scheduled = try #require(entry["scheduled"] as? String)
      return try "\(scheduled.dropFirst(11).prefix(5)) \(#require(entry["state"] as? String))"
    }
  }

  private func show(_ time: String) throws {
    let shown = try #require(ISO8601DateFormatter().date(from: time))
    try write(shown.timeIntervalSinceNow)
  }

  /// Renamed into place, because it may be read at any moment.
  private func write(_ offset: Double) throws {
    try Data((offset < 0 ? "\(offset)" : "+\(offset)").utf8).write(to: file, options: .atomic)
  }

  /// Sets the machine's clock to the time it already has.
  ///
  /// - Returns: whether that is allowed.
  fileprivate static func tell() -> Bool {
    var now = timespec()
    return clock_gettime(CLOCK_REALTIME, &now) == 0 && clock_settime(CLOCK_REALTIME, &now) == 0
  }
}

extension Root {
  /// Whether the machine's clock may be set.
  static let maySetClock = SteppedClock.tell()
}
