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

  @Test("rings on when the folder is moved away, and rings from the one that takes its place, alone")
  func folderMoved() throws {
    let screen = try ringingScreen()
    let folder = bench.store.path
    #expect(try bench.shell("mv '\(folder)' '\(folder).old'").status == 0)
    let moved = sound.seconds
    try eventually("it rings on") { try sound.peak(from: moved + 0.5, length: 1) > 0.005 }
    #expect(try screen.text().contains("IT RINGS"))
    #expect(try bench.shell("cp -a '\(folder).old' '\(folder)'").status == 0)
    let second = try TmuxScreen(bench, [Workbench.alarm])
    try second.waitFor("IT RINGS")
    let status = try JSON.object(bench.alarm("status", "--json"))
    #expect(status["pid"] as? Int == (try Int(screen.processID(of: "alarm"))), "\(status)")
    try bench.answer("stop")
    try screen.waitUntilGone("IT RINGS")
    try sound.waitForSilence(within: 1.5)
  }

  @Test("falls silent as soon as another screen has the folder that was made anew")
  func folderTaken() throws {
    let screen = try ringingScreen()
    let folder = bench.store.path
    // A program that locks the folder before it can be seen stands for a screen that was quicker.
    let taken = try bench.shell(
      """
      cp -a '\(folder)' '\(folder).new' && (flock 9; mv '\(folder)' '\(folder).old'; mv '\(folder).new' '\(folder)'
      sleep 4) 9<'\(folder).new'
      """)
    #expect(taken.status == 0)
    try screen.waitFor("IT RINGS")
    try sound.waitForSound()
    try screen.pressUntil("IT RINGS", isGoneBy: "Enter")
  }

  @Test("goes on beside a daemon when the file alone is deleted, and both ring from the one that takes its place")
  func fileDeleted() throws {
    let screen = try ringingScreen()
    let daemon = try DaemonProgram(bench)
    #expect(try bench.shell("rm '\(bench.database.path)'").status == 0)
    // The log and its index of the former file are in the way until both have let go of them.
    try eventually("another file can be used") { try bench.alarm("add", "+1h", "Bread").status == 0 }
    try screen.waitFor("Bread")
    for _ in 0..<5 { #expect(try bench.alarm("add", "+2h", "Bread").status == 0) }
    let processes = bench.programs()
    #expect(processes.count == 2, "\(daemon.output)")
    #expect(try JSON.array(bench.alarm("list", "--json")).count == 6)
    #expect(try JSON.object(bench.alarm("status", "--json"))["pid"] is Int)
  }

  @Test("is silent at once when it is stopped while the alarms are locked, and what it could not save is saved later")
  func stoppedWhileLocked() throws {
    #expect(try bench.alarm("add", "2099-01-05", "07:00", "Later").status == 0)
    #expect(try bench.alarm("add", "+6s", "--swell", "0", "Tea").status == 0)
    let screen = try TmuxScreen.showingList(bench)
    try eventually("it is the ringer") { try JSON.object(bench.alarm("status", "--json"))["pid"] is Int }
    let other = try Database(path: bench.database.path, busyTimeout: 5000)
    try other.run("BEGIN EXCLUSIVE")
    // Each of them waits five seconds for the database.
    try screen.press("End", "Space", "Space", "Space")
    try screen.waitFor("IT RINGS")
    try sound.waitForSound()
    try screen.pressUntil("IT RINGS", isGoneBy: "Enter")
    try sound.waitForSilence(within: 1.5)
    try other.run("COMMIT")
    try eventually("the answer is saved") {
      try JSON.array(bench.alarm("delivered", "--json")).map { $0["state"] as? String } == ["stopped"]
    }
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
