import Foundation
import Testing

/// What rings is answered on any screen and from any shell.
@Suite("Answering what rings", .serialized)
struct AnsweringTests {
  let bench: Workbench
  let screen: TmuxScreen

  init() throws {
    bench = try Workbench()
    screen = try TmuxScreen.showingList(bench)
  }

  @Test("a second screen shows the ring and can stop it")
  func twoScreens() throws {
    let second = try TmuxScreen(bench, [Workbench.alarm])
    try second.waitFor("another screen rings")
    #expect(try bench.alarm("add", "+2s", "Tea").status == 0)
    try screen.waitFor("IT RINGS")
    try second.waitFor("IT RINGS", within: 2)
    #expect(try second.text().contains("Tea"))
    try second.pressUntil("IT RINGS", isGoneBy: "Enter")
    try screen.waitUntilGone("IT RINGS", within: 2)
    #expect(try states() == ["stopped"])
  }

  @Test("a shell snoozes for five minutes, then stops, and the screen follows")
  func shell() throws {
    #expect(try bench.alarm("add", "+1s", "Tea").status == 0)
    try screen.waitFor("IT RINGS")
    try bench.answer("snooze", "--for", "5")
    try screen.waitUntilGone("IT RINGS", within: 2)
    let pending = try JSON.array(bench.alarm("pending", "--json"))
    let text = try #require(pending.first?["due"] as? String)
    let due = try #require(ISO8601DateFormatter().date(from: text))
    #expect(abs(due.timeIntervalSinceNow - 300) < 5)
    #expect(try states() == ["snoozed"])
    #expect(try bench.alarm("add", "+1s", "Bread").status == 0)
    try screen.waitFor("IT RINGS")
    try bench.answer("stop")
    try screen.waitUntilGone("IT RINGS", within: 2)
    #expect(try bench.alarm("stop").status == 1)
    #expect(try JSON.array(bench.alarm("pending", "--json")).count == 1)
  }

  @Test("each way to end it makes it silent within a second", arguments: ["stop", "snooze", "off 1", "delete 1"])
  func silence(_ command: String) throws {
    let sound = try SoundRecorder(bench)
    #expect(try bench.alarm("add", "+1s", "--swell", "0", "--sound", "Klaxon", "Tea").status == 0)
    try screen.waitFor("IT RINGS")
    try sound.waitForSound()
    #expect(try bench.shell("\"$alarm\" \(command)").status == 0)
    try sound.waitForSilence(within: 1.5)
    try screen.waitUntilGone("IT RINGS", within: 1)
    try eventually("its sound program has ended", within: 1) { bench.programs("alarm-sound").isEmpty }
  }

  @Test("three alarms of one moment are all shown, and each is answered by itself")
  func sameMoment() throws {
    try screen.press("q")
    try screen.waitFor("ENDED 0")
    let script = "for label in one 둘 three; do faketime -f '@2027-01-05 06:59:00' \"$alarm\" add 7:00 $label; done"
    #expect(try bench.shell(script).status == 0)
    let morning = try TmuxScreen(bench, Workbench.faketime("2027-01-05 06:59:58") + [Workbench.alarm])
    try morning.waitFor("IT RINGS")
    for label in ["one", "둘", "three"] { try morning.waitFor(label) }
    try bench.answer("stop", id(of: "둘"))
    try morning.waitUntilGone("둘", within: 2)
    #expect(try morning.text().contains("IT RINGS"))
    // The mark stands only where there are several to choose from.
    try morning.pressUntil("▸", isGoneBy: "s")
    try morning.pressUntil("IT RINGS", isGoneBy: "Enter")
    #expect(try states().sorted() == ["snoozed", "stopped", "stopped"])
  }

  @Test("t on the screen and test in a shell ring for a try that Enter ends and nothing records")
  func tests() throws {
    #expect(try bench.alarm("add", "2099-03-14", "07:30", "Wake up").status == 0)
    try screen.waitFor("Wake up")
    try screen.press("t")
    try screen.waitFor("TEST: this is how it rings")
    try screen.pressUntil("TEST", isGoneBy: "Enter")
    #expect(try bench.alarm("test", "1").status == 0)
    try screen.waitFor("TEST: this is how it rings")
    try screen.pressUntil("TEST", isGoneBy: "Enter")
    try screen.waitFor("[ON ] •07:30  Wake up")
    #expect(try states().isEmpty)
    #expect(try JSON.array(bench.alarm("pending", "--json")).count == 1)
    #expect(try bench.alarm("badge").output == "0\n")
  }

  @Test("letters typed when it begins to ring do not answer it and are still there afterwards")
  func keyGuard() throws {
    #expect(try bench.alarm("add", "+3s", "Tea").status == 0)
    try screen.press("a")
    try screen.waitFor("New alarm")
    try screen.type("0730")
    try screen.goToField("label")
    var typed = ""
    _ = try eventuallyFind("it rings under the typing", every: 0.1) { () -> Bool? in
      if try screen.text().contains("IT RINGS") { return true }
      try screen.type("s")
      typed += "s"
      return nil
    }
    for _ in 0..<5 { try screen.type("s ") }
    try screen.press("Enter")
    #expect(try screen.text().contains("IT RINGS"))
    #expect(try states() == ["ringing"])
    try screen.pressUntil("IT RINGS", isGoneBy: "Enter")
    try screen.waitFor("New alarm")
    #expect(try screen.focusedField().contains(String(typed.dropLast(2))))
    #expect(try states() == ["stopped"])
  }

  private func states() throws -> [String] {
    try JSON.array(bench.alarm("delivered", "--json")).compactMap { $0["state"] as? String }
  }

  private func id(of label: String) throws -> String {
    let alarms = try JSON.array(bench.alarm("list", "--json"))
    return try #require(alarms.first { $0["label"] as? String == label }?["id"] as? String)
  }
}
