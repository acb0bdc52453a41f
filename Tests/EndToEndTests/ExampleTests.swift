import Foundation
import Testing

/// The programs in `Examples`, as they are built; they know the library alone.
@Suite("Programs of others keep and deliver notifications")
struct ExampleTests {
  private let bench: Workbench

  init() throws {
    bench = try Workbench()
  }

  private func path(_ program: String) -> String {
    Workbench.programs.appendingPathComponent(program).path
  }

  private func run(_ program: String, _ words: String..., at time: String = "2027-01-05 08:00:00") throws -> String {
    let finished = try Shell.run(
      Workbench.faketime(time) + [path(program)] + words, environment: bench.environment)
    #expect(finished.status == 0, "\(finished.complaint)")
    return finished.output
  }

  private func start(_ program: String, _ words: String..., at time: String? = nil) throws -> RunningProgram {
    let clock = time.map(Workbench.faketime) ?? []
    let running = RunningProgram(clock + [path(program)] + words, environment: bench.environment)
    try running.start()
    bench.onClose { running.end() }
    return running
  }

  @Test("A water reminder is set, switched, deleted; it comes due with its badge")
  func waterReminder() throws {
    #expect(try run("water-reminder", "add", "9:00") == "1 9:00 on pending\nbadge 0\n")
    #expect(try run("water-reminder", "off", "1") == "1 9:00 off not pending\nbadge 0\n")
    #expect(try run("water-reminder", "on", "1") == "1 9:00 on pending\nbadge 0\n")
    let running = try start("water-reminder", "run", at: "2027-01-05 08:59:58")
    try eventually("it reminds") { running.output.contains("Reminded: Time for a glass of water") }
    try eventually("the badge is counted") {
      try run("water-reminder", at: "2027-01-05 09:01:00") == "1 9:00 on pending\nbadge 1\n"
    }
    running.end()
    #expect(try run("water-reminder", "delete", "1", at: "2027-01-05 09:02:00") == "badge 1\n")
  }

  @Test("From a start date on it repeats, though nothing ran on that date")
  func startThenRepeat() throws {
    let words = try run("start-then-repeat", "2027-01-05", "20:30", "weekly", "Take", "a", "picture")
    #expect(words == "initial 2027-01-05T11:30:00Z once\n")
    let later = try run("start-then-repeat", at: "2027-01-05 20:40:00")
    #expect(later == "repeating 2027-01-12T11:30:00Z repeats\ndelivered initial\n")
  }

  @Test("An alarm manager registers every alarm that is on, and one rings")
  func alarmManager() throws {
    let finished = try Shell.run([path("alarm-manager")], environment: bench.environment)
    #expect(
      finished.output == """
        added two: 2 registered
        switched the first off: 1 registered
        switched it on, deleted the other: 1 registered
        moved it to the next seconds: 1 registered
        rings: Alarm

        """)
  }

  @Test("A notification that is opened leads where its identifier says")
  func deepLinks() throws {
    let folder = bench.folder.appendingPathComponent("bin")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    let program = folder.appendingPathComponent("deep-links").path
    try FileManager.default.copyItem(atPath: path("deep-links"), toPath: program)
    let desktop = """
      #!/bin/sh
      if [ "$1" = --check ]; then printf 'server\\tstand-in\\t1\\n'; exit; fi
      while IFS='\t' read -r order key rest; do printf 'chosen\\t%s\\tdefault\\n' "$key"; done
      """
    let helper = folder.appendingPathComponent("alarm-desktop").path
    let isMade = FileManager.default.createFile(
      atPath: helper, contents: Data(desktop.utf8), attributes: [.posixPermissions: 0o700])
    #expect(isMade)
    let link = "my-app://main/first?message=Hello&desc=%EC%95%88"
    let finished = try Shell.run([program, link], environment: bench.environment)
    #expect(finished.output == "the main screen: Hello, 안\n")
  }

  @Test("On a real bus it is a bubble, and opening that leads on")
  func desktop() throws {
    let bus = try PrivateBus(bench, .session)
    let server = try bus.notificationServer()
    let program = try start("deep-links", "my-app://login")
    try server.waitFor("ready", "show 1: Open me||default=Open")
    try server.send("hints\nchoose 1 default")
    try eventually("it is the program's") {
      server.output.contains("\ndeep-links  -1 resident=0 suppress-sound=1 urgency=1\n")
    }
    try eventually("it goes there") { program.output == "the login screen\n" }
  }

  @Test("The real alarm-sound is heard")
  func sounds() throws {
    let recorder = try SoundRecorder(bench)
    _ = try start("deep-links", "my-app://login")
    try recorder.waitForSound(within: 10)
  }

  @Test("The user is asked once, on the terminal, and the answer is kept", arguments: [("n", false), ("", true)])
  func asks(answer: String, isAllowed: Bool) throws {
    let asked = try Shell.run(
      ["script", "-qec", path("water-reminder"), "/dev/null"], environment: bench.environment, input: answer)
    let question = "“water-reminder” would like to send you notifications (banners, sounds, a badge). Allow? [Y/n]"
    #expect(asked.output.contains(question))
    #expect(asked.output.contains("Reminders are not allowed.") != isAllowed)
    let again = try Shell.run(
      ["script", "-qec", path("water-reminder"), "/dev/null"], environment: bench.environment, input: "")
    #expect(!again.output.contains("Allow?"))
    #expect(again.output.contains("Reminders are not allowed.") != isAllowed)
  }
}
