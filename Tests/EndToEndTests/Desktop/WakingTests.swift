import Foundation
import Testing

/// The alarm clock on a machine that sleeps and wakes: a bus and a logind of the test's own.
@Suite("Sleep and the alarm clock", .serialized)
struct WakingTests {
  let bench: Workbench
  let bus: PrivateBus
  let logind: RunningProgram
  static let lock = "inhibit sleep:idle|Alarm|An alarm is ringing.|block"

  init() throws {
    bench = try Workbench()
    bus = try PrivateBus(bench)
    logind = try bus.logind()
  }

  @Test("is held off while an alarm rings, until it is stopped; not while one is tried out")
  func heldOff() throws {
    #expect(try bench.alarm("add", "tomorrow", "7:00", "Later").status == 0)
    let screen = try TmuxScreen(bench, [Workbench.alarm])
    try screen.waitFor("? help")
    try screen.press("t")
    try screen.waitFor("this is how it rings")
    try screen.pressUntil("this is how it rings", isGoneBy: "Enter")
    #expect(try bench.alarm("add", "+1s", "Tea").status == 0)
    try screen.waitFor("IT RINGS")
    try logind.waitFor("ready", Self.lock)
    try bench.answer("stop")
    try logind.waitFor("ready", Self.lock, "closed sleep:idle")
  }

  @Test("that is over makes what came due meanwhile ring late at once")
  func late() throws {
    let screen = try openScreen(at: "2027-01-05 06:50:00")
    // Half a minute into it: by its own clock the program may be a second behind.
    try setClock("2027-01-05 07:05:30")
    try wake(until: screen, shows: "5 min late")
    try logind.waitFor("ready", Self.lock)
  }

  @Test("that is over in time makes the alarm ring on time")
  func onTime() throws {
    let screen = try openScreen(at: "2027-01-05 06:50:00")
    try setClock("2027-01-05 06:59:57")
    try wake(until: screen, shows: "IT RINGS")
    #expect(try !screen.text().contains("late"))
  }

  @Test("is held off again when the desktop program was killed; the screen shows nothing of it and rings on")
  func killed() throws {
    #expect(try bench.alarm("add", "+1s", "Tea").status == 0)
    let screen = try TmuxScreen(bench, [Workbench.alarm])
    try screen.waitFor("IT RINGS")
    try logind.waitFor("ready", Self.lock)
    kill(try desktopProgram(of: screen), SIGKILL)
    try logind.waitFor("ready", Self.lock, "closed sleep:idle", Self.lock)
    #expect(try screen.line(with: "IT RINGS").trimmingCharacters(in: .whitespaces) == "IT RINGS")
    try screen.press("q")
    try screen.pressUntil("IT RINGS", isGoneBy: "Enter")
    try logind.waitFor("ready", Self.lock, "closed sleep:idle", Self.lock, "closed sleep:idle")
  }

  @Test("is not held off for ever by a desktop program that hangs: it is killed, and the ring is stopped at once")
  func hanging() throws {
    #expect(try bench.alarm("add", "+1s", "Tea").status == 0)
    let screen = try TmuxScreen(bench, [Workbench.alarm])
    try screen.waitFor("IT RINGS")
    try logind.waitFor("ready", Self.lock)
    kill(try desktopProgram(of: screen), SIGSTOP)
    try screen.pressUntil("IT RINGS", isGoneBy: "Enter")
    try logind.waitFor("ready", Self.lock, "closed sleep:idle", within: 12)
  }

  @Test("is no longer heard of by a ringer that has ended: its desktop program ends with it")
  func ended() throws {
    let screen = try TmuxScreen(bench, [Workbench.alarm])
    try screen.waitFor("? help")
    let desktop = try desktopProgram(of: screen)
    kill(try screen.processID(of: "alarm"), SIGKILL)
    try eventually("it has ended", within: 2) { kill(desktop, 0) != 0 }
  }

  private func desktopProgram(of screen: TmuxScreen) throws -> Int32 {
    let alarm = try screen.processID(of: "alarm")
    return try eventuallyFind("the desktop program runs") {
      let found = try Shell.run(["pgrep", "-P", "\(alarm)", "-x", "alarm-desktop"]).output
      return Int32(found.trimmingCharacters(in: .whitespacesAndNewlines))
    }
  }

  /// Opens the screen with an alarm at seven, under a clock that follows a file.
  private func openScreen(at time: String) throws -> TmuxScreen {
    #expect(try bench.shell("faketime -f '@\(time)' \"$alarm\" add 7:00 --repeat daily Wake up").status == 0)
    try setClock(time)
    let follow = [
      "env", "-u", "FAKETIME", "FAKETIME_TIMESTAMP_FILE=" + clockFile.path, "FAKETIME_FMT=%s", "FAKETIME_NO_CACHE=1",
      "DONT_FAKE_MONOTONIC=1", Workbench.alarm,
    ]
    let screen = try TmuxScreen(bench, ["faketime", "-f", "+0"] + follow)
    try screen.waitFor("next: 07:00 Wake up, in 10 min")
    return screen
  }

  /// The machine's clock as the program sees it; nobody tells the program that it was changed.
  private func setClock(_ time: String) throws {
    let seconds = try bench.shell("date -d '\(time)' +%s").output
    try Data(("@" + seconds).utf8).write(to: clockFile)
  }

  /// Announces that the machine has woken, more than once: the desktop program may only just be starting to listen.
  private func wake(until screen: TmuxScreen, shows text: String) throws {
    _ = try eventuallyFind("the screen shows \"\(text)\"", within: 6, every: 0.5) {
      if try screen.text().contains(text) { return true }
      try logind.send("wake")
      return nil
    }
  }

  private var clockFile: URL { bench.folder.appendingPathComponent("clock") }
}
