import Foundation
import SQLite
import Testing

/// `alarm doctor` where things are as they should be, and where they are not.
@Suite("The doctor", .serialized)
struct DoctorTests {
  let bench: Workbench

  init() throws {
    bench = try Workbench()
  }

  /// What the doctor says: its exit status, and the verdict and text of every subject.
  private func ask(
    _ changes: [String: String?] = [:], program: String = Workbench.alarm
  ) throws -> (status: Int32, verdicts: [String: String], texts: [String: String]) {
    var changes = changes
    changes["program"] = program
    let answer = try bench.shell(#"PATH="${path-$PATH}" "$program" doctor --json"#, changes)
    #expect(answer.complaint == "")
    let findings = try JSON.array(answer)
    #expect(findings.count == 14)
    let pairs = findings.map { ($0["subject"] as? String ?? "", $0) }
    return (
      answer.status, Dictionary(uniqueKeysWithValues: pairs.map { ($0, $1["verdict"] as? String ?? "") }),
      Dictionary(uniqueKeysWithValues: pairs.map { ($0, $1["text"] as? String ?? "") })
    )
  }

  private var emptyPath: [String: String?] {
    ["path": bench.folder.appendingPathComponent("programs/empty").path]
  }

  @Test("finds no problem while a daemon rings to a sound server, and one when it is stopped")
  func healthy() throws {
    _ = try SoundRecorder(bench)
    #expect(try bench.shell(#"ALARM_BACKGROUND=never "$alarm" add 7:00"#).status == 0)
    #expect(try ask().verdicts["ringer"] == "problem")
    let daemon = try DaemonProgram(bench)
    let well = try ask()
    #expect(well.status == 0, "\(well.texts)")
    for subject in ["soundProgram", "device", "tone", "volume", "ringer", "zone", "store"] {
      #expect(well.verdicts[subject] == "ok", "\(well.texts[subject] ?? subject)")
    }
    try daemon.signal(SIGSTOP)
    let stopped = "Process \(try daemon.pid) is to ring and is stopped."
    try eventually("it is seen to be stopped") { try ask().texts["ringer"] == stopped }
    try daemon.signal(SIGCONT)
  }

  @Test("makes no file and no folder, and knows what a restart and the terminal lack")
  func changesNothing() throws {
    let answer = try ask()
    #expect(!FileManager.default.fileExists(atPath: bench.store.path))
    #expect(answer.verdicts["store"] == "ok" && answer.verdicts["ringer"] == "ok")
    #expect(answer.verdicts["service"] == "warning" && answer.verdicts["terminal"] == "warning")
    // Without a sound server.
    #expect(answer.verdicts["device"] == "problem" && answer.status == 1)
  }

  @Test("says that the sound program is missing, ends without an answer, or hangs")
  func soundProgram() throws {
    let missing = try ask(emptyPath, program: bench.program(withSound: nil))
    #expect(missing.status == 1 && missing.verdicts["soundProgram"] == "problem")
    #expect(missing.texts["soundProgram"]?.contains("nor on PATH") == true)
    let broken = try ask(emptyPath, program: bench.program(withSound: "#!/bin/sh\nexit 0\n"))
    #expect(broken.texts["soundProgram"]?.hasSuffix("ended without an answer.") == true)
    let unreadable = try ask(emptyPath, program: bench.program(withSound: "#!/no/such/interpreter\n"))
    #expect(unreadable.texts["soundProgram"]?.contains("cannot be started") == true)
    let hanging = try ask(emptyPath, program: bench.program(withSound: "#!/bin/sh\nexec /bin/sleep 60\n"))
    #expect(hanging.texts["soundProgram"]?.hasSuffix("has not answered for 3 s.") == true)
  }

  @Test("tells of a default tone that cannot be played")
  func tone() throws {
    #expect(try bench.alarm("config", "sound", "rooster.flac").status == 0)
    let answer = try ask()
    #expect(answer.verdicts["tone"] == "warning" && answer.texts["tone"]?.hasPrefix("“rooster.flac” cannot be") == true)
  }

  @Test("tells of a store that is damaged or made by a newer version, and leaves it as it is")
  func store() throws {
    #expect(try bench.alarm("add", "7:00").status == 0)
    let whole = try Data(contentsOf: bench.database)
    let damaged = whole.prefix(100) + Data(repeating: 0xA5, count: 101) + whole.dropFirst(201)
    try Database(path: bench.database.path, busyTimeout: 0).run("PRAGMA user_version = 999")
    let newer = try Data(contentsOf: bench.database)
    for (bytes, words) in [(newer, "newer version"), (damaged, "damaged"), (Data("Dear diary".utf8), "damaged")] {
      try bytes.write(to: bench.database)
      let answer = try ask()
      #expect(answer.status == 1 && answer.verdicts["store"] == "problem")
      #expect(answer.texts["store"]?.contains(words) == true && answer.verdicts["ringer"] == "warning")
      #expect(try Data(contentsOf: bench.database) == bytes)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: bench.store.path)
    #expect(!names.contains { $0.hasPrefix("alarm.db.damaged") })
  }

  @Test("answers without a home and under a zone that nobody knows")
  func surroundings() throws {
    let homeless = try ask(["HOME": nil, "XDG_DATA_HOME": nil])
    #expect(homeless.status == 1 && homeless.verdicts["store"] == "problem")
    let lost = try ask(["TZ": "Nope/Zone"])
    #expect(lost.status == 1 && lost.verdicts["zone"] == "problem")
    #expect(lost.texts["zone"]?.contains("Nope/Zone") == true)
  }

  @Test("knows the terminal it stands in")
  func terminal() throws {
    let screen = try TmuxScreen(bench, columns: 200, rows: 30, [])
    let name = try terminalName(screen)
    try screen.type("clear; \"$alarm\" doctor\n")
    try screen.waitFor("terminal         \(name), 200 × 30, UTF-8.")
    try screen.type("clear; TERM=vt9999 \"$alarm\" doctor\n")
    try screen.waitFor("PROBLEM  terminal         This machine knows no terminal “vt9999”")
    try screen.type("clear; LC_ALL=C \"$alarm\" doctor\n")
    try screen.waitFor("warning  terminal         The locale asks for ASCII")
  }

  private func terminalName(_ screen: TmuxScreen) throws -> String {
    try screen.type("clear; echo \"name=$TERM=\"\n")
    return try eventuallyFind("the terminal's name") {
      try screen.text().split(separator: "\n").first { $0.hasPrefix("name=") }
        .flatMap { $0.split(separator: "=").dropFirst().first.map(String.init) }
    }
  }
}
