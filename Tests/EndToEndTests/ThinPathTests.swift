import Foundation
import Testing

/// The path everything else stands on: an alarm set by keys is pending, rings with a real sound, stops, and is still
/// there after a restart.
@Suite("An alarm set by keys alone", .serialized)
struct ThinPathTests {
  let bench: Workbench

  init() throws {
    bench = try Workbench()
  }

  @Test("rings at its minute with a sound that Enter ends, and the list survives a restart")
  func ringsAndStops() throws {
    let sound = try SoundRecorder(bench)
    let screen = try TmuxScreen(bench, Workbench.faketime("2027-01-05 06:59:52") + [Workbench.alarm])
    try screen.waitFor("? help")
    try screen.press("a")
    try screen.waitFor("New alarm")
    try screen.type("0700")
    try screen.press("Enter")
    try screen.waitFor("[ON ] •07:00")

    let pending = try JSON.array(bench.alarm("pending", "--json"))
    try #require(pending.count == 1)
    #expect(pending[0]["due"] as? String == "2027-01-05T07:00:00+09:00")

    #expect(try sound.peak(from: 0) < 0.0005, "it rang before it was due")
    try screen.waitFor("IT RINGS", within: 15)
    try sound.waitForSound()
    // Keys count only when none has been pressed for 0.6 s: the picture has stood that long when its clock is read.
    try screen.waitFor("it is 07:00")
    try screen.pressUntil("IT RINGS", isGoneBy: "Enter")
    try sound.waitForSilence(within: 1.5)

    #expect(try JSON.array(bench.alarm("pending", "--json")).isEmpty)
    let delivered = try JSON.array(bench.alarm("delivered", "--json"))
    #expect(delivered.map { $0["state"] as? String } == ["stopped"])

    try screen.waitFor("[off]  07:00")
    // The list, too, takes keys only once none has been pressed for 0.6 s.
    try screen.pressUntil("? help", isGoneBy: "q")
    try screen.waitFor("ENDED 0")
    // A minute later: by the machine's own clock it would not have rung yet, and be on again.
    try screen.type("faketime -f '@2027-01-05 07:01:00' " + Workbench.alarm + "\n")
    try screen.waitFor("[off]  07:00")
  }

  @Test("is snoozed, rings again, and is stopped for good")
  func snoozes() throws {
    let sound = try SoundRecorder(bench)
    #expect(try bench.alarm("add", "+4s", "--snooze", "1", "차 우리기").status == 0)
    let screen = try TmuxScreen(bench, [Workbench.alarm])
    try screen.waitFor("IT RINGS", within: 15)
    try sound.waitForSound()
    try screen.waitFor("차 우리기")
    try screen.pressUntil("IT RINGS", isGoneBy: "s")
    try sound.waitForSilence(within: 1.5)
    let pending = try JSON.array(bench.alarm("pending", "--json"))
    #expect((pending.first?["identifier"] as? String)?.hasSuffix(".snooze") == true)
    try screen.waitFor("IT RINGS", within: 70)
    try sound.waitForSound()
    try bench.answer("stop")
    try sound.waitForSilence(within: 1.5)
    try screen.waitFor("[off]")
  }
}
