import AlarmCLI
import Alarms
import Notifications
import Testing
import Timekeeping
import Words

/// What is found of each subject, from literal facts; a remedy is what to do.
struct FindingTests {
  private func found(_ facts: DoctorFacts, _ subject: Finding.Subject) throws -> Finding {
    try #require(facts.finding(subject))
  }

  // MARK: sound

  @Test func anExtensionThatIsNotRunIsAWarningWithItsReason() {
    let facts = DoctorFacts.with {
      $0.contentExtension = .refused(path: "/e", reason: "others may write to /e: chmod go-w /e")
    }
    #expect(
      facts.finding(.contentExtension)
        == Finding(
          .contentExtension, .warning, "/e is not run, because others may write to /e: chmod go-w /e.",
          remedy: "Alarms ring all the same, and say what they were told to."))
  }

  @Test(
    "A sound program that does not answer is a problem, and then nothing is known of device, tone and volume",
    arguments: [
      (SoundFacts.notFound, "alarm-sound is neither beside alarm nor in ../libexec/alarm nor on PATH"),
      (.notStarted(reason: "alarm-sound: Exec format error"), "cannot be started (alarm-sound: Exec format error)"),
      (.silent(path: "/opt/alarm-sound", seconds: 3), "/opt/alarm-sound has not answered for 3 s."),
      (.broken(path: "/opt/alarm-sound"), "/opt/alarm-sound ended without an answer."),
    ])
  func soundProgram(sound: SoundFacts, text: String) throws {
    let facts = DoctorFacts.with { $0.sound = sound }
    let program = try found(facts, .soundProgram)
    #expect(program.verdict == .problem && program.text.contains(text) && program.remedy != nil)
    for subject in [Finding.Subject.device, .tone, .volume] {
      let unknown = try found(facts, subject)
      #expect(unknown.verdict == .warning && unknown.text.hasPrefix("Not known"))
    }
  }

  private func answered(_ answer: SoundAnswer) -> DoctorFacts {
    .with { $0.sound = .answered(path: "/usr/bin/alarm-sound", answer) }
  }

  @Test func withoutADeviceNothingIsHeard() throws {
    let facts = answered(SoundAnswer(tone: "Radar", deviceFault: "Connection refused"))
    let device = try found(facts, .device)
    #expect(device.verdict == .problem && device.text == "No device takes sound (Connection refused).")
    #expect(try found(facts, .volume).verdict == .warning)
    #expect(try found(facts, .tone).verdict == .ok)
    #expect(try found(facts, .soundProgram).verdict == .ok)
  }

  @Test func anotherToneSoundsInPlaceOfOneThatCannotBePlayed() throws {
    let fault = SoundAnswer.ToneFault(instead: "Radar", reason: "there is no such file")
    let tone = try found(answered(SoundAnswer(tone: "rooster.flac", toneFault: fault)), .tone)
    #expect(tone.verdict == .warning)
    #expect(tone.text == "“rooster.flac” cannot be played (there is no such file): Radar sounds in its place.")
    #expect(tone.remedy?.contains("alarm config sound") == true)
  }

  @Test func whatIsMutedIsNotHeard() throws {
    let volume = try found(
      answered(SoundAnswer(tone: "Radar", volumeFault: "the output “Master” is muted")), .volume)
    #expect(volume.verdict == .problem && volume.text == "Nothing would be heard: the output “Master” is muted.")
  }

  // MARK: who rings

  @Test func nobodyIsAProblemOnlyWhileAlarmsAreOn() throws {
    #expect(try found(.with { $0.ringer = .nobody(alarmsOn: 0) }, .ringer).verdict == .ok)
    let one = try found(.with { $0.ringer = .nobody(alarmsOn: 1) }, .ringer)
    #expect(one.verdict == .problem && one.text == "An alarm is on and nobody rings it.")
    #expect(try found(.with { $0.ringer = .unknown }, .ringer).verdict == .warning)
  }

  @Test func aRingerThatIsStoppedRingsNothing() throws {
    let screen = RingerInCharge(kind: .screen, pid: 7, zone: "UTC")
    #expect(
      try found(.with { $0.ringer = .rings(screen, isStopped: false) }, .ringer)
        == Finding(.ringer, .ok, "The alarm clock that is open rings (process 7)."))
    #expect(
      try found(.with { $0.ringer = .rings(screen, isStopped: true) }, .ringer)
        == Finding(
          .ringer, .problem, "Process 7 is to ring and is stopped.", remedy: "“kill -CONT 7” lets it go on."))
  }

  @Test func aRestartIsSurvivedByAServiceThatLingers() throws {
    let expected: [(ServiceFacts, Finding.Verdict, String?)] = [
      (.installed(lingers: true), .ok, nil), (.installed(lingers: false), .warning, "loginctl enable-linger"),
      (.notInstalled, .warning, "alarm service install"), (.noManager, .warning, "alarm daemon"),
      (.broken(program: "/opt/alarm"), .problem, "alarm service install"),
    ]
    for (service, verdict, remedy) in expected {
      let finding = try found(.with { $0.service = service }, .service)
      #expect(finding.verdict == verdict)
      #expect(finding.remedy.map { $0.contains(remedy ?? "?") } ?? (remedy == nil), "\(service)")
    }
  }

  // MARK: sleep

  private func sleep(
    can: Bool = true, clock: Bool = true, timer: Bool, ringer: Bool?, program: String = "/usr/local/bin/alarm"
  ) throws -> Finding {
    try found(
      .with {
        $0.sleep = SleepFacts(
          machine: MachineSleep(canSleep: can, hasWakingClock: clock), timerWakes: timer, ringerMayOversleep: ringer,
          program: program)
      }, .sleep)
  }

  @Test func aMachineThatCannotSleepNeedsNoWaking() throws {
    #expect(
      try sleep(can: false, clock: false, timer: false, ringer: nil)
        == Finding(.sleep, .ok, "This machine does not fall asleep."))
  }

  @Test func whoeverRingsMustBeAllowedToWakeTheMachine() throws {
    #expect(try sleep(timer: false, ringer: false).verdict == .ok)
    #expect(try sleep(timer: true, ringer: nil).verdict == .ok)
    for ringer in [nil, true] {
      let finding = try sleep(timer: false, ringer: ringer)
      #expect(finding.verdict == .warning)
      #expect(
        finding.remedy
          == "“sudo setcap cap_wake_alarm+ep /usr/local/bin/alarm” lets it, once alarm has been started again.")
    }
    let late = try sleep(timer: true, ringer: true)
    #expect(late.verdict == .warning && late.remedy == "End who rings and start it again.")
    #expect(
      try sleep(timer: false, ringer: nil, program: "/home/me/it's mine/alarm").remedy?
        .contains(#"+ep '/home/me/it'\''s mine/alarm'”"#) == true)
  }

  @Test func withoutAClockThatWakesNoRightHelps() throws {
    let finding = try sleep(clock: false, timer: true, ringer: true)
    #expect(finding.verdict == .warning && finding.remedy?.contains("mask sleep.target") == true)
  }
}
