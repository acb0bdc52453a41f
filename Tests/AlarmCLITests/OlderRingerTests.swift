import Alarms
import Testing

/// A command that opens the store for the first time after an upgrade ends the ringing of the former version.
struct OlderRingerTests {
  @Test("Then it starts a ringer, whatever it was asked for, and says so")
  func replaced() async {
    let desk = Desk(start: .detached(pid: 77))
    _ = await desk.run("add", "9:00")
    #expect(await desk.run("list").complaint == "")
    await desk.door.endRinger()
    let answer = await desk.run("list")
    #expect(answer.exitCode == 0 && answer.output.contains("09:00"))
    #expect(answer.complaint.contains("77"))
  }

  @Test("With no alarm on there is nothing to ring")
  func nothingOn() async {
    let desk = Desk(start: .detached(pid: 77))
    await desk.door.endRinger()
    #expect(await desk.run("list").complaint == "")
  }
}
