import TestSupport
import Testing
import Timekeeping

/// What the answers and the list say where zones and changes of the clocks matter.
struct PlaceCommandTests {
  @Test func whatIsSetAtASeamIsAnsweredWithIt() async throws {
    let desk = Desk(now: "2027-03-27T18:00:00Z", zone: try rules("Europe/Berlin"))
    let added = await desk.run("add", "02:30", "Early", "--repeat", "daily").output
    #expect(
      added.hasSuffix(
        " Early: rings Sun 28 Mar 03:30, in 7 h 30 min\n  02:30 does not exist on Sun 28 Mar: rings at 03:30\n"))
    _ = await desk.run("off", "1")
    #expect(await desk.run("on", "1").output == added)
    #expect(await desk.run("edit", "1", "03:30").output.split(separator: "\n").count == 1)
  }

  @Test func aPinnedAlarmShowsItsOwnTimeItsZoneAndTheLocalTime() async throws {
    let desk = Desk(now: "2026-11-30T08:00:00Z", zone: try rules("Asia/Seoul"))
    let added = await desk.run("add", "9:30", "Call", "--zone", "Europe/Berlin", "--repeat", "daily")
    #expect(added.output.hasSuffix(" Call: rings Mon 30 Nov 09:30 (Europe/Berlin, 17:30 here), in 30 min\n"))
    let list = await desk.run("list").output
    #expect(
      list.contains("  on       09:30     daily                2026-11-30 17:30  Call  [Europe/Berlin, 17:30 here]\n"))
    _ = await desk.run("off", "1")
    #expect(await desk.run("list").output.hasSuffix("  -                 Call  [Europe/Berlin]\n"))
  }

  @Test func anAlarmWhoseZoneIsLostCanBeSwitchedOff() async throws {
    for verb in ["off", "toggle"] {
      let lost = LostZones()
      let desk = Desk(lostZones: lost)
      _ = await desk.run("add", "9:30", "Call", "--zone", "Europe/Berlin", "--repeat", "daily")
      lost.insert("Europe/Berlin")
      let answer = await desk.run(verb, "1")
      #expect(answer.output.hasSuffix(" Call: is off\n"))
      #expect(answer.exitCode == 0)
      #expect(await desk.run("next").output == "No alarm is set to ring.\n")
    }
  }

  @Test func aLostZoneIsNoWrongUseOfACommandThatDoesNotNameIt() async throws {
    let lost = LostZones()
    let desk = Desk(lostZones: lost)
    _ = await desk.run("add", "9:30", "Call", "--zone", "Europe/Berlin", "--repeat", "daily")
    lost.insert("Europe/Berlin")
    let commands = [
      ["upcoming"], ["why", "1"], ["skip", "1"], ["pause", "1", "--until", "fri"], ["resume", "1"],
      ["edit", "1", "--label", "Ring"],
    ]
    for words in commands {
      let answer = await desk.run(words)
      #expect(answer.exitCode == 1, "\(words)")
      #expect(answer.complaint.hasPrefix("There is no time zone “Europe/Berlin” on this machine"), "\(words)")
    }
    #expect(await desk.run("edit", "1", "--zone", "Europe/Berlin").exitCode == 2)
    #expect(await desk.run("when", "7:30", "--zone", "Europe/Berlin").exitCode == 2)
  }

  @Test func whatIsSaidOfAWrongZoneNamesOnlyWhatIsTaken() async {
    let answer = await Desk().run("when", "7:30", "--zone", "KST-9")
    #expect(
      answer.complaint == """
        There is no time zone “KST-9” on this machine: give a name such as Asia/Seoul, or install the system's time \
        zones (package tzdata).

        """)
  }
}
