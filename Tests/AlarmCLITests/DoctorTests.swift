import AlarmCLI
import Alarms
import Notifications
import Testing
import Timekeeping
import Words

extension DoctorFacts {
  /// Everything as it should be.
  static let healthy = DoctorFacts(
    sound: .answered(path: "/usr/bin/alarm-sound", SoundAnswer(tone: "Radar")),
    authorization: .known(NotificationSettings()),
    ringer: .rings(RingerInCharge(kind: .daemon, pid: 42, zone: "Asia/Seoul"), isStopped: false),
    service: .installed(lingers: true),
    sleep: SleepFacts(
      machine: MachineSleep(canSleep: true, hasWakingClock: true), timerWakes: true, ringerMayOversleep: false,
      program: "/usr/bin/alarm"),
    clock: .synchronised, zone: ZoneFacts(name: "Asia/Seoul", ringers: "Asia/Seoul"),
    store: .opened(
      StoreState(path: "/home/me/alarm.db", isWritable: true, freeBytes: 2_000_000_000, damages: [])),
    terminal: .terminal(name: "xterm-256color", fault: nil, columns: 80, rows: 24, showsUnicode: true),
    desktop: .server(name: "dunst", version: "1.9"), contentExtension: .usable(path: "/home/me/.config/alarm/extension")
  )

  /// The healthy facts with something changed.
  static func with(_ change: (inout DoctorFacts) -> Void) -> DoctorFacts {
    var facts = healthy
    change(&facts)
    return facts
  }

  /// What is found about one subject.
  func finding(_ subject: Finding.Subject) -> Finding? {
    findings(.english).first { $0.subject == subject }
  }
}

/// What `alarm doctor` prints and returns.
struct DoctorTests {
  @Test func everythingAsItShouldBe() async {
    let answer = await Desk().run("doctor")
    #expect(
      answer.output == """
        ok       sound program    /usr/bin/alarm-sound answers.
        ok       sound device     A device takes sound.
        ok       default tone     “Radar” can be played.
        ok       volume           Nothing says that the output is muted or at zero.
        ok       allowed          Alarms are allowed to show themselves, to sound and to count in the badge.
        ok       who rings        The background program rings (process 42).
        ok       after a restart  The service rings from the start of the machine on, logged in or not.
        ok       sleep            This machine is woken for an alarm.
        ok       clock            It is synchronised.
        ok       time zone        Local times are those of Asia/Seoul.
        ok       alarms           /home/me/alarm.db is whole and may be written, with 1907 MB free.
        ok       terminal         xterm-256color, 80 × 24, UTF-8.
        ok       notifications    dunst 1.9 shows them on the desktop.
        ok       extension        /home/me/.config/alarm/extension is asked before each ring; “alarm log” tells what came of it.

        """)
    #expect(answer.exitCode == 0 && answer.complaint == "")
  }

  @Test func aProblemIsMarkedByAWordNamesItsRemedyAndEndsWithOne() async {
    let answer = await Desk(facts: .with { $0.ringer = .nobody(alarmsOn: 3) }).run("doctor")
    #expect(
      answer.output.contains(
        "\nPROBLEM  who rings        3 alarms are on and nobody rings them. Open “alarm”, or run “alarm daemon”.\n"))
    #expect(answer.exitCode == 1)
  }

  @Test func aWarningEndsWithZero() async {
    let answer = await Desk(facts: .with { $0.clock = .notSynchronised }).run("doctor")
    #expect(answer.output.contains("\nwarning  clock            It is not synchronised"))
    #expect(answer.exitCode == 0)
  }

  @Test func inJSONItIsAnArrayOfFindings() async {
    let facts = DoctorFacts.with { $0.service = .installed(lingers: false) }
    let lines = await Desk(facts: facts).run("doctor", "--json").output.split(separator: "\n")
    #expect(lines.count == 16 && lines.first == "[" && lines.last == "]")
    #expect(
      lines[1] == """
        {"subject": "soundProgram", "verdict": "ok", "text": "/usr/bin/alarm-sound answers.", "remedy": null},
        """)
    #expect(
      lines[7] == """
        {"subject": "service", "verdict": "warning", "text": "The service rings only while you are logged in.", \
        "remedy": "“loginctl enable-linger” lets it start with the machine and go on after a logout."},
        """)
  }

  @Test func everySubjectIsFoundOnceInItsOrder() {
    let silent = DoctorFacts.with { $0.sound = .notFound }
    for facts in [DoctorFacts.healthy, silent] {
      #expect(facts.findings(.english).map(\.subject) == Finding.Subject.allCases)
    }
  }

  @Test func aPathCannotBreakTheList() async {
    let facts = DoctorFacts.with { $0.sound = .broken(path: "/tmp/a\nb") }
    #expect(await Desk(facts: facts).run("doctor").output.split(separator: "\n").count == 14)
  }
}
