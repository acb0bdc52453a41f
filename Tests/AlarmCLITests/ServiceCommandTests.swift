import AlarmCLI
import Testing
import Words

struct ServiceCommandTests {
  private static let running = ServiceReport(
    name: "alarm.service", unit: "/home/kim/.config/systemd/user/alarm.service",
    installed: ServiceReport.Installed(
      store: "/home/kim/.local/share/alarm", program: "/home/kim/.local/bin/alarm", isProgramThere: true),
    store: "/home/kim/.local/share/alarm", isEnabled: true, state: .running(pid: 4711), lingers: false, user: "kim")

  private func lines(
    after order: String = "status", _ change: (inout ServiceReport) -> Void
  ) async -> [Substring] {
    var report = Self.running
    change(&report)
    return await Desk(service: report).run("service", order).output.split(separator: "\n")
  }

  @Test func statusSaysWhetherItRunsWhatWhichStoreAndWhen() async {
    #expect(
      await lines { _ in } == [
        "The alarm service is installed and runs (alarm.service, process 4711).",
        "It runs /home/kim/.local/bin/alarm.", "It rings the alarms in /home/kim/.local/share/alarm.",
        "Lingering is off: it rings only while you are logged in. “loginctl enable-linger kim” changes that.",
      ])
    #expect(
      await lines { $0.lingers = true }.last
        == "Lingering is on: it starts with the machine and rings while you are logged out.")
  }

  @Test func statusSaysWhatIsWrong() async {
    #expect(
      await lines { $0.state = .stopped }.first
        == "The alarm service is installed but does not run: “systemctl --user start alarm.service” starts it.")
    #expect(
      await lines { $0.isEnabled = false }.contains(
        "It does not start by itself: “systemctl --user enable alarm.service” has it do so."))
    #expect(
      await lines { $0.store = "/data/alarm" }[2]
        == "It rings the alarms in /home/kim/.local/share/alarm, not those in /data/alarm: "
        + "“alarm service install” points it at the latter.")
    #expect(
      await lines { $0.installed?.isProgramThere = false }[1]
        == "Its program /home/kim/.local/bin/alarm is not there: run script/install, then “alarm service install”.")
    #expect(
      await lines { $0.state = .unknown(.noSystemd) }.first
        == "The alarm service is installed (alarm.service), but whether it runs is unknown. "
        + "There is no systemctl on PATH: a service needs systemd. "
        + "Where none runs, have “alarm daemon” started when you log in.")
  }

  @Test func noneIsAnAnswerToo() async {
    #expect(
      await lines { $0.installed = nil } == ["No alarm service is installed: “alarm service install” does that."])
    #expect(
      await lines(after: "remove") { $0.installed = nil } == [
        "The alarm service is removed: alarms ring while an alarm clock is open or was started in the background."
      ])
  }

  @Test func statusInJSON() async {
    #expect(
      await Desk(service: Self.running).run("service", "status", "--json").output == """
        {"unit": "/home/kim/.config/systemd/user/alarm.service", "installed": true, "enabled": true, "running": true, \
        "pid": 4711, "program": "/home/kim/.local/bin/alarm", "store": "/home/kim/.local/share/alarm", \
        "ringsForThisStore": true, "lingers": false}

        """)
  }

  @Test func whatFailsIsASentenceAndStatusOne() async {
    let answer = await Desk().run("service", "install")
    #expect(answer == Desk.Answer(output: "", complaint: "No alarm service is installed.\n", exitCode: 1))
  }

  @Test func onlyTheThreeOrdersAreTaken() async {
    #expect(await Desk().run("service").exitCode == 2)
    #expect(
      await Desk().run("service", "start").complaint
        == "“alarm service” does not take “start”: “alarm service --help” shows what it takes.\n")
  }

  @Test func everyErrorIsAWholeSentence() {
    let program = "/home/kim/alarm"
    let errors: [ServiceError] = [
      .noHome, .program(.isBuild, path: program), .program(.hasNoHelpers, path: program),
      .program(.isGone, path: program), .program(.hasUnfitPath, path: program), .foreignUnit(path: "/u/alarm.service"),
      .notInstalled, .noSystemd, .noManager(reason: "Failed to connect to bus: No medium found"),
      .tookTooLong(action: "restart alarm.service"), .notStarted(unit: "alarm.service", .notInstalled),
      .unwritable(path: "/u/alarm.service", reason: "No space left on device"),
    ]
    for error in errors {
      #expect(Language.english.sentence(for: error).last == ".")
      #expect(CommandError.service(error).exitCode == 1)
    }
  }
}
