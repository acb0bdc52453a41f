/// F14: how many bytes go to the terminal for a key of the list, 80 × 24, over a run as someone looks through the list,
/// switches an alarm and takes it back.
@MainActor
enum WrittenBytes {
  /// What is typed, key by key; it leaves the alarms as they were.
  private static let run: [String] = [
    Array(repeating: "j", count: 14), ["k", "k", " ", "u", "j", "j", "G", "k", "k", "k", "g", "j", "j", "\u{1B}[6~"],
    Array(repeating: "k", count: 10),
  ].flatMap(\.self)

  static func measure(_ bench: Bench) async throws(BenchmarkError) -> [Measurement] {
    let home = try await bench.home(alarms: 20)
    let screen = try AlarmScreenProgram(bench.alarm, home: home, in: bench.workshop)
    defer { screen.end() }
    try screen.waitUntilIdle()
    var counts: [Double] = []
    for key in run {
      let before = screen.terminal.byteCount
      screen.terminal.type(key)
      // What a key asks for comes back from the store a moment later, and is part of its answer.
      screen.terminal.waitForSilence(of: .milliseconds(150))
      counts.append(Double(screen.terminal.byteCount - before))
    }
    return [
      Measurement(
        figure: "F14", what: "bytes written per key of the list, 80 × 24, on average", goal: .medianAtMost(300),
        unit: .bytes, spread: Spread(single: counts.reduce(0, +) / Double(counts.count))),
      Measurement(
        figure: "F14", what: "  of each of these keys", goal: nil, unit: .bytes, spread: try Spread(measured: counts)),
    ]
  }
}
