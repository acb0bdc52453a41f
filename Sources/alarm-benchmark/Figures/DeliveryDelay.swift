import Alarms
import Glibc
import Timekeeping

/// F6: how long after its due instant a request is delivered, over a thousand of them, 20 ms apart.
@MainActor
enum DeliveryDelay {
  private static let batches = 50
  private static let seconds = 20

  static func measure(_ bench: Bench) async throws(BenchmarkError) -> [Measurement] {
    let home = try ScratchHome(in: bench.workshop, searchPath: "")
    let clock = HandSetClock(SystemClock().now())
    let open = try OpenStore(home, clock: clock)
    let first = SystemClock().now() + .seconds(6)
    try await fill(open, clock, from: first)
    let screen = try AlarmScreenProgram(try lonelyProgram(bench, home), home: home, in: bench.workshop)
    defer { screen.end() }
    guard SystemClock().now() < first else {
      throw .system("the first timers came due before the screen was open; the disk is too slow for this figure")
    }
    let rest = (first - SystemClock().now()) + .seconds(seconds)
    screen.terminal.read(until: .now + rest + .seconds(2))
    return try rows(of: try await deliveries(open, screen))
  }

  /// Timers that come due 20 ms after one another: each batch, one transaction, has one due in every second.
  private static func fill(_ open: OpenStore, _ clock: HandSetClock, from first: Instant) async throws(BenchmarkError) {
    for batch in 0..<batches {
      // A timer lasts whole seconds: what lies between them comes from when it was switched on.
      clock.set(first + .milliseconds(20 * batch) - .seconds(1))
      try await open.save(try (1...seconds).map { (length) throws(BenchmarkError) in try timer(of: length) })
    }
  }

  private static func timer(of seconds: Int) throws(BenchmarkError) -> Alarm {
    var record = AlarmSettings.initial.newRecord()
    record[.kind] = .text("timer")
    record[.seconds] = .integer(seconds)
    do {
      return try Alarm(record)
    } catch {
      throw .store("a timer cannot be made: \(error)")
    }
  }

  /// The program in a folder by itself, so that it finds no sound program: a thousand of those would measure them.
  private static func lonelyProgram(_ bench: Bench, _ home: ScratchHome) throws(BenchmarkError) -> String {
    let path = home.folder + "/alarm"
    try Program("/bin/cp", [bench.alarm, path], environment: [], in: bench.workshop).waitForSuccess()
    return path
  }

  private static func deliveries(
    _ open: OpenStore, _ screen: AlarmScreenProgram
  ) async throws(BenchmarkError) -> [Double] {
    for _ in 0..<30 {
      let delivered = try await open.delivered()
      if delivered.count == batches * seconds {
        return delivered.map { ($0.delivered - $0.scheduled).inMilliseconds }
      }
      screen.terminal.read(until: .now + .seconds(1))
    }
    throw .waitedInVain(what: "all \(batches * seconds) deliveries in the store", seconds: 30)
  }

  private static func rows(of delays: [Double]) throws(BenchmarkError) -> [Measurement] {
    let spread = try Spread(measured: delays)
    return [
      Measurement(
        figure: "F6", what: "delivery after due, 1,000 deliveries", goal: .medianAtMost(0.5), unit: .milliseconds,
        spread: spread),
      Measurement(
        figure: "F6", what: "  99th percentile", goal: .medianAtMost(3), unit: .milliseconds,
        spread: Spread(single: spread.percentile(99))),
      Measurement(
        figure: "F6", what: "  earliest", goal: .allAtLeast(0), unit: .milliseconds,
        spread: Spread(single: spread.least)),
    ]
  }
}
