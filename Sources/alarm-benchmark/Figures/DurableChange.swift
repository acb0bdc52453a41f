import Alarms
import Glibc

/// F4: one alarm added or switched, on the disk when told; what it takes over the file system's own write and fsync.
@MainActor
enum DurableChange {
  private static let runs = 100

  static func measure(_ bench: Bench) async throws(BenchmarkError) -> [Measurement] {
    let times = try await times(try await bench.home(alarms: 10_000))
    func row(_ what: String, _ spread: Spread, goal: Goal? = nil) -> Measurement {
      Measurement(figure: "F4", what: what, goal: goal, unit: .milliseconds, spread: spread)
    }
    return [
      row("switch one over write + fsync, 10,000 alarms", times.switching.over(times.disk), goal: .medianAtMost(3)),
      row("add one over write + fsync, 10,000 alarms", times.adding.over(times.disk), goal: .medianAtMost(3)),
      row("  switch one, all in all", times.switching), row("  add one, all in all", times.adding),
      row("  write + fsync of 4 kB in the same folder", times.disk),
    ]
  }

  /// The three times of each run, in milliseconds, taken in turn.
  struct Times {
    var disk: Spread
    var switching: Spread
    var adding: Spread
  }

  /// Changes alarms and brings them back.
  static func times(_ home: ScratchHome) async throws(BenchmarkError) -> Times {
    let open = try OpenStore(home)
    let alarms = try await open.first(runs)
    let file = try SmallFile(open.folder + "/fsync")
    var (disk, switching, adding): ([Double], [Double], [Double]) = ([], [], [])
    var added: [AlarmID] = []
    for alarm in alarms {
      var start = ContinuousClock.now
      try file.append()
      disk.append((ContinuousClock.now - start).inMilliseconds)
      start = .now
      try await open.flip(alarm.id)
      switching.append((ContinuousClock.now - start).inMilliseconds)
      let another = try copy(of: alarm)
      start = .now
      try await open.save([another])
      adding.append((ContinuousClock.now - start).inMilliseconds)
      added.append(another.id)
    }
    try await open.delete(added)
    try await open.save(alarms)
    return Times(
      disk: try Spread(measured: disk), switching: try Spread(measured: switching),
      adding: try Spread(measured: adding))
  }

  private static func copy(of alarm: Alarm) throws(BenchmarkError) -> Alarm {
    do {
      return try alarm.changed { $0[.id] = .text(AlarmID.random().description) }
    } catch {
      throw .store("an alarm cannot be made: \(error)")
    }
  }
}

/// A file that grows by four kilobytes at a time; gone with its owner.
private struct SmallFile: ~Copyable {
  private let path: String
  private let descriptor: Int32
  private let block = [UInt8](repeating: 1, count: 4096)

  init(_ path: String) throws(BenchmarkError) {
    self.path = path
    descriptor = Glibc.open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .system("\(path): \(String(cString: strerror(errno)))") }
  }

  deinit {
    close(descriptor)
    unlink(path)
  }

  func append() throws(BenchmarkError) {
    guard write(descriptor, block, block.count) == block.count, fsync(descriptor) == 0 else {
      throw .system("\(path): \(String(cString: strerror(errno)))")
    }
  }
}
