import Foundation
import Testing

/// A machine that can fall asleep, as the programs see it: in mounts of their own they find a `/sys` that says so.
@Suite(
  "On a machine that can fall asleep", .serialized,
  .enabled(if: Root.mayUnshare && Root.mayMount, "only root can give a program mounts of its own"))
struct SleepTests {
  let bench: Workbench

  init() throws {
    bench = try Workbench()
  }

  /// What stands before a program that is to run on such a machine.
  ///
  /// - Parameter mayWake: whether it keeps the capability to wake it.
  private func onSleeper(hasWakingClock: Bool = true, mayWake: Bool) -> [String] {
    let clock = hasWakingClock ? "mkdir -p /sys/class/rtc/rtc0 && : > /sys/class/rtc/rtc0/wakealarm &&" : ""
    let script = """
      mount -t tmpfs none /sys && mkdir /sys/power && echo "freeze mem disk" > /sys/power/state && \(clock) exec "$@"
      """
    return ["unshare", "-m", "sh", "-c", script, "sh"] + (mayWake ? [] : ["setpriv", "--bounding-set", "-wake_alarm"])
  }

  private func doctor(_ before: [String]) throws -> (verdict: String?, remedy: String?) {
    let words = before + [Workbench.alarm, "doctor", "--json"]
    let findings = try JSON.array(Shell.run(words, environment: bench.environment))
    let sleep = try #require(findings.first { $0["subject"] as? String == "sleep" })
    return (sleep["verdict"] as? String, sleep["remedy"] as? String)
  }

  @Test("a ringer that may not wake it is told of when an alarm is set, and by status, why and doctor")
  func mayNotWake() throws {
    let daemon = try DaemonProgram(bench, before: onSleeper(mayWake: false))
    try daemon.waitFor("Rings from now on")
    try eventually("its row is written") { try bench.alarm("status", "--json").output.contains(#""ringer": "daemon""#) }
    let warning = "If this machine is asleep then, nothing wakes it"
    #expect(try bench.alarm("add", "7:00").complaint.hasPrefix(warning))
    #expect(try bench.alarm("status").output.contains(warning))
    #expect(try bench.alarm("why", "1").output.contains(warning))
    let (verdict, remedy) = try doctor(onSleeper(mayWake: false))
    #expect(verdict == "warning")
    #expect(remedy == "“sudo setcap cap_wake_alarm+ep \(Workbench.alarm)” lets it, once alarm has been started again.")
    #expect(try doctor(onSleeper(mayWake: true)).remedy == "End who rings and start it again.")
  }

  @Test("a ringer that may wake it is a reason to say nothing")
  func mayWake() throws {
    let daemon = try DaemonProgram(bench, before: onSleeper(mayWake: true))
    try daemon.waitFor("Rings from now on")
    try eventually("its row is written") { try bench.alarm("status", "--json").output.contains(#""ringer": "daemon""#) }
    let answer = try bench.alarm("add", "7:00")
    #expect(!answer.complaint.contains("asleep") && answer.status == 0)
    #expect(try doctor(onSleeper(mayWake: false)).verdict == "ok")
  }

  @Test("without a clock that wakes it no capability helps")
  func noClock() throws {
    let (verdict, remedy) = try doctor(onSleeper(hasWakingClock: false, mayWake: true))
    #expect(verdict == "warning" && remedy?.contains("sleep.target") == true)
  }
}
