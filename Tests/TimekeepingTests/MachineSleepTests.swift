import FoundationEssentials
import TestSupport
import Testing
import Timekeeping

/// A machine is a folder with what its kernel would show in `/sys`.
@Suite struct MachineSleepTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func write(_ text: String, to path: String) throws {
    let file = URL(filePath: folder.path + "/" + path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  @Test(
    "A machine sleeps where its kernel knows how",
    arguments: [
      ("freeze mem disk\n", true), ("freeze\n", true), ("standby\n", true), ("mem", true), ("disk\n", false),
      ("\n", false), ("", false),
    ])
  func states(text: String, canSleep: Bool) throws {
    try write(text, to: "sys/power/state")
    #expect(MachineSleep(root: folder.path) == MachineSleep(canSleep: canSleep, hasWakingClock: false))
  }

  @Test func `where nothing can be read nothing sleeps`() {
    #expect(MachineSleep(root: folder.path) == MachineSleep(canSleep: false, hasWakingClock: false))
  }

  @Test func `a hardware clock counts where its alarm can wake`() throws {
    try write("", to: "sys/class/rtc/rtc0/time")
    #expect(!MachineSleep(root: folder.path).hasWakingClock)
    try write("", to: "sys/class/rtc/rtc1/wakealarm")
    #expect(MachineSleep(root: folder.path).hasWakingClock)
  }

  @Test("A machine whose sleep is masked does not sleep", arguments: ["etc", "run"])
  func masked(place: String) throws {
    try write("freeze mem disk\n", to: "sys/power/state")
    let units = folder.path + "/\(place)/systemd/system"
    try FileManager.default.createDirectory(atPath: units, withIntermediateDirectories: true)
    let target = units + "/sleep.target"
    try FileManager.default.createSymbolicLink(atPath: target, withDestinationPath: "/lib/systemd/system/sleep.target")
    #expect(MachineSleep(root: folder.path).canSleep)
    try FileManager.default.removeItem(atPath: target)
    try FileManager.default.createSymbolicLink(atPath: target, withDestinationPath: "/dev/null")
    #expect(!MachineSleep(root: folder.path).canSleep)
  }

  @Test func `it may oversleep unless both a timer and a clock can wake it`() {
    let (asleep, waking) = (
      MachineSleep(canSleep: true, hasWakingClock: false), MachineSleep(canSleep: true, hasWakingClock: true)
    )
    #expect(asleep.mayOversleep(timerWakes: false) && asleep.mayOversleep(timerWakes: true))
    #expect(waking.mayOversleep(timerWakes: false) && !waking.mayOversleep(timerWakes: true))
    #expect(!MachineSleep(canSleep: false, hasWakingClock: false).mayOversleep(timerWakes: false))
  }
}
