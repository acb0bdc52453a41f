import Foundation
import SQLite
import Testing

/// The store changes under a screen that rings from it.
@Suite("A screen that rings", .serialized)
struct ChangedStoreTests {
  let bench: Workbench
  let sound: SoundRecorder

  init() throws {
    bench = try Workbench()
    sound = try SoundRecorder(bench)
  }

  private func ringingScreen() throws -> TmuxScreen {
    #expect(try bench.alarm("add", "+2s", "--swell", "0", "Tea").status == 0)
    let screen = try TmuxScreen(bench, [Workbench.alarm])
    try screen.waitFor("IT RINGS")
    try sound.waitForSound()
    return screen
  }

  @Test("gives the lock up at once to a newer program, which rings on, and says so")
  func newerSchema() throws {
    let screen = try ringingScreen()
    // The newer program takes one step more and rings the bell.
    let database = try Database(path: bench.database.path, busyTimeout: 5000)
    try database.run("PRAGMA user_version = 999")
    try Data("!".utf8).write(to: bench.store.appendingPathComponent("alarm.db-bell"))
    try screen.waitFor("A newer Alarm has taken over the alarms")
    // Nobody rings yet: it must not fall silent before somebody does.
    let told = sound.seconds
    try eventually("it sounds on") { try sound.peak(from: told + 0.5, length: 1) > 0.005 }
    let newer = try RunningLock(bench)
    defer { newer.end() }
    try Data("!".utf8).write(to: bench.store.appendingPathComponent("alarm.db-bell"))
    try sound.waitForSilence(within: 1.5)
    #expect(try database.integer("SELECT count(*) FROM occurrences WHERE state = 'ringing'") == 1)
  }
}

/// Somebody who holds the ringer's lock.
private struct RunningLock {
  private let program: RunningProgram

  init(_ bench: Workbench) throws {
    let words = ["flock", bench.store.path, "sh", "-c", "echo; exec sleep 60"]
    program = RunningProgram(words, environment: bench.environment)
    try program.start()
    let program = program
    try eventually("the lock is held") { !program.output.isEmpty }
  }

  func end() {
    program.end()
  }
}
