import AlarmCLI
import Alarms
import Notifications
import Testing
import Timekeeping

/// `alarm authorize`, and what is said while something is denied; it is Mon 2026-11-30, 08:00 UTC.
struct AuthorizeCommandTests {
  @Test("The first alarm that is set says once that it was a yes")
  func firstYes() async {
    let desk = Desk(allowed: .notDetermined)
    let yes = "That was your yes: alarms may ring. “alarm authorize --deny” takes it back.\n"
    #expect(await desk.run("add", "09:00", "--off", "Tea").complaint == "")
    #expect(await desk.run("on", "1").complaint == yes)
    #expect(await desk.run("add", "10:00").complaint == "")
  }

  @Test("Denying and allowing say what is allowed, and what became of the alarms")
  func wholesale() async {
    let desk = Desk()
    _ = await desk.run("add", "09:00", "Tea")
    _ = await desk.run("add", "10:00", "Bread")
    let denied = await desk.run("authorize", "--deny")
    #expect(
      denied.output == "Alarms are not allowed at all.\n2 alarms ring no longer; their switches stay.\n")
    #expect(denied.exitCode == 0 && denied.complaint == "")
    #expect(
      await desk.run("authorize").output
        == "Alarms are allowed to show themselves, to sound and to count in the badge.\n"
        + "2 alarms that are on will ring again.\n")
  }

  @Test("Denied, nothing can be set; the sentence names the way out, and list and status say it")
  func refused() async {
    let desk = Desk()
    _ = await desk.run("add", "09:00", "Tea")
    _ = await desk.run("authorize", "--deny")
    let refusal = "Alarms are not allowed, so none can be set: “alarm authorize” allows them.\n"
    for words in [["add", "10:00"], ["edit", "1", "10:00"]] {
      #expect(await desk.run(words) == Desk.Answer(output: "", complaint: refusal, exitCode: 1))
    }
    let warning = "Alarms are not allowed at all: “alarm authorize” allows them.\n"
    #expect(await desk.run("list").complaint == warning)
    #expect(await desk.run("next").complaint == warning)
    #expect(await desk.run("status").output.hasSuffix(warning))
    #expect(await desk.run("off", "1").exitCode == 0)
    #expect(await desk.run("on", "1").complaint == refusal)
  }

  @Test("Kinds go one by one, several at once, and are said wherever an alarm is set")
  func kinds() async {
    let desk = Desk()
    #expect(
      await desk.run("authorize", "--deny", "sound", "badge").output
        == "Alarms are allowed to show themselves, and not to sound or to count in the badge.\n")
    let warning = "Alarms are not allowed to sound: “alarm authorize sound” allows it.\n"
    #expect(await desk.run("add", "09:00").complaint == warning)
    #expect(await desk.run("why", "1").output.contains(warning))
    #expect(await desk.run("authorize", "sound").exitCode == 0)
    #expect(await desk.run("list").complaint == "")
    let wrong = await desk.run("authorize", "light")
    #expect(wrong.exitCode == 2 && wrong.complaint.contains("give one or more of alert, sound, badge"))
  }

  @Test("In JSON: status, the kinds, and what became of the alarms")
  func json() async {
    let desk = Desk(allowed: .notDetermined)
    #expect(
      await desk.run("status", "--json").output.hasSuffix(
        "\"authorization\": {\"status\": \"notDetermined\", \"alert\": true, \"sound\": true, \"badge\": true}}\n"))
    _ = await desk.run("add", "09:00", "Tea")
    #expect(
      await desk.run("authorize", "--deny", "--json").output
        == "{\"status\": \"denied\", \"alert\": false, \"sound\": false, \"badge\": false, "
        + "\"withdrawn\": 1, \"returned\": 0, \"switchedOff\": []}\n")
  }

  @Test("why says that an alarm that is on is not allowed to ring, and when it would")
  func why() async {
    let desk = Desk()
    _ = await desk.run("add", "09:00", "Tea")
    _ = await desk.run("authorize", "--deny")
    let answer = await desk.run("why", "1").output
    #expect(answer.contains("Tea will not ring: alarms are not allowed. Allowed now it would ring Mon 30 Nov 09:00"))
    #expect(answer.contains("“alarm authorize” allows them."))
    #expect(await desk.run("why", "1", "--json").output.contains("\"verdict\": \"notAllowed\""))
  }

  @Test("doctor calls it a problem when alarms may not ring or not sound")
  func doctor() {
    let denied = DoctorFacts.with { $0.authorization = .known(NotificationSettings(.denied)) }
    #expect(denied.finding(.authorization)?.verdict == .problem)
    let silent = DoctorFacts.with { $0.authorization = .known(NotificationSettings(allowsSound: false)) }
    #expect(silent.finding(.authorization)?.verdict == .problem)
    #expect(silent.finding(.authorization)?.remedy == "“alarm authorize sound” lets them sound.")
    let undecided = DoctorFacts.with { $0.authorization = .known(.notDetermined) }
    #expect(undecided.finding(.authorization)?.verdict == .ok)
  }
}
