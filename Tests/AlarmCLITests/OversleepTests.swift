import AlarmCLI
import Alarms
import Testing

/// What commands say when whoever rings cannot wake the machine.
struct OversleepTests {
  private let sleeper = RingerInCharge(kind: .daemon, pid: 42, zone: "UTC", mayOversleep: true)
  private let warning =
    "If this machine is asleep then, nothing wakes it: keep it awake; “alarm doctor” says what could wake it.\n"

  @Test func settingAnAlarmSaysThatTheMachineMaySleepThroughIt() async {
    let desk = Desk(ringer: sleeper)
    for words in [["add", "9:00"], ["edit", "1", "9:30"], ["on", "1"], ["add", "9:45", "--json"]] {
      let answer = await desk.run(words)
      #expect(answer.complaint == warning && answer.exitCode == 0, "\(words)")
    }
    #expect(await desk.run("off", "1", "2").complaint == "")
    #expect(await desk.run("add", "9:00", "--off").complaint == "")
  }

  @Test func onAMachineThatIsWokenNothingIsSaid() async {
    #expect(await Desk().run("add", "9:00").complaint == "")
    #expect(await Desk().run("status").output.contains("asleep") == false)
  }

  @Test func statusSaysItWhereAnAlarmIsToRing() async {
    let desk = Desk(ringer: sleeper)
    #expect(await desk.run("status").output.contains("asleep") == false)
    _ = await desk.run("add", "9:00")
    #expect(await desk.run("status").output.hasSuffix("in 1 h\n" + warning))
    #expect(await desk.run("status", "--json").output.contains("\"mayOversleep\": true"))
    #expect(await Desk(ringer: nil).run("status", "--json").output.contains("\"mayOversleep\": null"))
  }

  @Test func whySaysItToo() async {
    let desk = Desk(ringer: sleeper)
    _ = await desk.run("add", "9:00")
    #expect(await desk.run("why", "1").output.contains("\n" + warning))
    #expect(await desk.run("why", "1", "--json").output.contains("\"obstacles\": [{\"kind\": \"mayOversleep\"}]"))
  }
}
