import Alarms

/// F13: a change made by another process, this one, until it is on an open screen.
@MainActor
enum SeenElsewhere {
  private static let runs = 20
  /// Signs that no label of the crowd holds, so that a terminal that writes only what differs writes them all.
  private static let labels = ["ZQZQZQ", "QZQZQZ"]

  static func measure(_ bench: Bench) async throws(BenchmarkError) -> [Measurement] {
    func row(_ what: String, _ spread: Spread) -> Measurement {
      Measurement(
        figure: "F13", what: "another process's change on the screen, \(what)", goal: .allAtMost(100),
        unit: .milliseconds, spread: spread)
    }
    return [
      row("20 alarms", try await times(bench, try await bench.home(alarms: 20))),
      row("10,000 alarms", try await times(bench, try await bench.home(alarms: 10_000))),
    ]
  }

  /// From the call that saves until the label has come through the terminal, in milliseconds.
  private static func times(_ bench: Bench, _ home: ScratchHome) async throws(BenchmarkError) -> Spread {
    let open = try OpenStore(home)
    let first = try await open.first(1)
    let screen = try AlarmScreenProgram(bench.alarm, home: home, in: bench.workshop)
    defer { screen.end() }
    try screen.waitUntilIdle()
    var times: [Double] = []
    for run in 0..<runs {
      let label = labels[run % labels.count]
      let changed = try first.map { (alarm) throws(BenchmarkError) in try alarm.labelled(label) }
      screen.terminal.forget()
      let start = ContinuousClock.now
      try await open.save(changed)
      times.append((try screen.terminal.waitFor(label) - start).inMilliseconds)
      try screen.waitUntilIdle()
    }
    try await open.save(first)
    return try Spread(measured: times)
  }
}

extension Alarm {
  /// The same alarm with another label.
  fileprivate func labelled(_ label: String) throws(BenchmarkError) -> Alarm {
    do {
      return try changed { $0[.label] = .text(label) }
    } catch {
      throw .store("an alarm cannot be made: \(error)")
    }
  }
}
