import Foundation
import Testing

/// Several ringers on one store: one rings, and the next takes over, whatever becomes of the first.
@Suite("Ringers in succession", .serialized)
struct SuccessionTests {
  let bench: Workbench

  init() throws {
    bench = try Workbench()
  }

  @Test("ring on within a second when the one that rings is killed, and no occurrence twice")
  func killed() throws {
    let sound = try SoundRecorder(bench)
    let first = try DaemonProgram(bench)
    let second = try DaemonProgram(bench)
    let screen = try TmuxScreen(bench, [Workbench.alarm])
    try screen.waitFor("rings in the background (process \(first.pid))")
    #expect(try bench.alarm("add", "+1s", "--swell", "0", "Tea").status == 0)
    try first.waitFor(" Tea rings, due ")
    try sound.waitForSound()
    let helper = try #require(bench.programs("alarm-sound").first)
    #expect(!Processes.open(helper).values.contains(bench.store.path), "the lock is not inherited")
    let killed = Date()
    try first.signal(SIGKILL)
    try second.waitFor(" Tea rings, due ", within: 1)
    try sound.waitForSound(within: 1)
    print("the next one rings \(Int(Date().timeIntervalSince(killed) * 1000)) ms after the first was killed")
    try screen.waitFor("IT RINGS")
    try second.signal(SIGKILL)
    try eventually("the screen rings", within: 1) { bench.programs("alarm-sound").contains { $0 != helper } }
    try screen.pressUntil("IT RINGS", isGoneBy: "Enter")
    try sound.waitForSilence(within: 1.5)
    #expect(try states() == ["stopped"])
  }

  @Test("are fifty at once and one rings, once")
  func fifty() throws {
    let script = "cd \"$HOME\"; for i in $(seq 50); do \"$alarm\" daemon > log.$i & done; wait"
    let crowd = RunningProgram(["bash", "-c", script], environment: bench.environment([:]))
    try crowd.start()
    defer {
      for process in bench.programs() { kill(process, SIGTERM) }
      _ = crowd.waitForEnd(5)
    }
    try eventually("all fifty know their place", within: 60) { try lines(with: "").count == 50 }
    #expect(try lines(with: "Rings from now on").count == 1)
    #expect(try bench.alarm("add", "+1s", "--give-up", "never", "Tea").status == 0)
    try eventually("it rings") { try lines(with: " Tea rings, due ").count == 1 }
    kill(try #require(try bench.ringer()), SIGKILL)
    try eventually("the next one rings", within: 5) { try lines(with: " Tea rings, due ").count == 2 }
    try bench.answer("stop")
    try eventually("it is stopped") { try lines(with: " Tea is stopped.").count == 1 }
    #expect(try lines(with: " Tea rings, due ").count == 2)
    #expect(try states() == ["stopped"])
  }

  @Test("ring late, and once, what came due while the process was stopped")
  func frozen() throws {
    let daemon = try DaemonProgram(bench)
    #expect(try bench.alarm("add", "+1s", "Tea").status == 0)
    try daemon.signal(SIGSTOP)
    let due = Date().addingTimeInterval(2.5)
    try eventually("it has come due") { Date() > due }
    #expect(try states() == [])
    try daemon.signal(SIGCONT)
    try daemon.waitFor(" late.", within: 2)
    try bench.answer("stop")
    try daemon.waitFor(" Tea is stopped.")
    #expect(daemon.output.components(separatedBy: " Tea rings").count == 2)
    #expect(try states() == ["stopped"])
  }

  @Test("hear of what a command changes at once, and a waiting screen too")
  func changes() throws {
    let daemon = try DaemonProgram(bench)
    let screen = try TmuxScreen.showingList(bench)
    for round in 1...3 {
      #expect(try bench.alarm("add", "+1s", "N\(round)").status == 0)
      try daemon.waitFor(" N\(round) rings, due ")
      try screen.waitFor("IT RINGS", within: 1)
      #expect(try bench.alarm(round == 2 ? "snooze" : "stop").status == 0)
      try daemon.waitFor(round == 2 ? " N2 is snoozed: it rings again " : " N\(round) is stopped.", within: 1)
      try screen.waitUntilGone("IT RINGS", within: 1)
    }
    #expect(try bench.alarm("add", "+1s", "N4").status == 0)
    try daemon.waitFor(" N4 rings, due ")
    let number = try #require(JSON.array(bench.alarm("list", "--json")).firstIndex { $0["label"] as? String == "N4" })
    #expect(try bench.alarm("toggle", String(number + 1)).status == 0)
    try daemon.waitFor(" N4 is stopped.", within: 1)
    try screen.waitUntilGone("IT RINGS", within: 1)
  }

  private func lines(with text: String) throws -> [String] {
    let home = bench.folder.appendingPathComponent("home")
    return try (1...50).flatMap { number in
      let file = home.appendingPathComponent("log.\(number)")
      guard FileManager.default.fileExists(atPath: file.path) else { return [String]() }
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
      return text.isEmpty ? Array(lines.prefix(1)) : lines.filter { $0.contains(text) }
    }
  }

  private func states() throws -> [String] {
    try JSON.array(bench.alarm("delivered", "--json")).compactMap { $0["state"] as? String }
  }
}
