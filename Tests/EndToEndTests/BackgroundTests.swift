import Foundation
import Testing

/// Commands that leave an alarm on have it rung in the background.
@Suite("The background", .serialized)
struct BackgroundTests {
  let bench: Workbench

  init() throws {
    bench = try Workbench(ringsInBackground: true)
  }

  @Test("rings what a command has set, says so once, and holds nothing of whoever started it")
  func started() throws {
    let sound = try SoundRecorder(bench)
    let answer = try bench.alarm("add", "+2s", "--swell", "0", "Tea")
    let ringer = try #require(bench.programs().first)
    #expect(answer.complaint.hasPrefix("The alarms ring in the background (process \(ringer)) until you log out"))
    #expect(try bench.ringer() == ringer)
    // It lets go of them once it has said that it rings.
    try eventually("it holds none of the streams") {
      let open = Processes.open(ringer)
      return (0...2).allSatisfy { open[$0] == "/dev/null" } && !open.values.contains { $0.hasPrefix("pipe:") }
    }
    try eventually("it has left the folder") {
      try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(ringer)/cwd") == "/"
    }
    let open = Processes.open(ringer)
    #expect(open.values.filter { $0 == bench.store.path }.count == 1)
    #expect(getsid(ringer) == ringer)
    try sound.waitForSound()
    let helper = try #require(bench.programs("alarm-sound").first)
    #expect(!Processes.open(helper).values.contains(bench.store.path), "the lock is not inherited")
    try bench.answer("stop")
    try sound.waitForSilence(within: 1.5)
    #expect(try bench.alarm("add", "2099-03-14", "07:30").complaint == "")
  }

  @Test("is one ringer, however many commands ask for it at once")
  func oneOfMany() throws {
    let add = "\"$alarm\" add 2099-03-14 07:30 N$i 2>> \"$HOME/said\" > \"$HOME/$i\""
    #expect(try bench.shell("for i in $(seq 20); do \(add) & done; wait").status == 0)
    let said = try String(contentsOf: bench.folder.appendingPathComponent("home/said"), encoding: .utf8)
    // Each once: who rings, and that setting an alarm was a yes.
    #expect(said.split(separator: "\n").count == 2, "\(said)")
    try eventually("one is left") { bench.programs().count == 1 }
    #expect(try bench.ringer() == bench.programs().first)
    #expect(try JSON.array(bench.alarm("list", "--json")).count == 20)
  }

  @Test("is left alone by the setting never, and by the environment before the setting")
  func never() throws {
    #expect(try bench.alarm("config", "background", "never").status == 0)
    // The environment of the bench says auto.
    let told = try bench.shell("unset ALARM_BACKGROUND; \"$alarm\" add 2099-03-14 07:30 Tea")
    #expect(told.complaint.hasPrefix("Nobody rings the alarms: leave “alarm” open in a terminal, run “alarm daemon”"))
    #expect(bench.programs().isEmpty)
    #expect(try bench.shell("unset ALARM_BACKGROUND; \"$alarm\" test 1").status == 1)
    #expect(try bench.alarm("on", "1").complaint.hasPrefix("The alarms ring in the background"))
  }

  @Test("rings a test, which stop ends")
  func test() throws {
    let sound = try SoundRecorder(bench)
    #expect(try bench.alarm("add", "2099-03-14", "07:30", "--swell", "0", "--off", "Tea").complaint == "")
    let answer = try bench.alarm("test", "1")
    #expect(answer.output.hasSuffix(" Tea rings now, as a test.\n") && answer.complaint.hasPrefix("The alarms ring in"))
    try sound.waitForSound()
    #expect(try bench.alarm("stop").status == 1)
    try sound.waitForSilence(within: 1.5)
  }

  @Test("ends with the profile it was started for alone")
  func profile() throws {
    #expect(try bench.alarm("--profile", "trial", "add", "2099-03-14", "07:30").complaint.contains("in the background"))
    #expect(try bench.ringer() == nil)
    let status = try JSON.object(bench.alarm("--profile", "trial", "status", "--json"))
    #expect(status["ringer"] as? String == "daemon")
  }
}

extension Workbench {
  /// The process that rings.
  func ringer() throws -> Int32? {
    try (JSON.object(alarm("status", "--json"))["pid"] as? Int).map(Int32.init)
  }
}
