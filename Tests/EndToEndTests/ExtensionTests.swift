import Foundation
import Testing

/// The content extension beside a real ringer: whatever it does, the alarm rings on time.
@Suite("The content extension", .serialized)
struct ExtensionTests {
  let bench: Workbench

  init() throws {
    bench = try Workbench()
    #expect(try bench.alarm("config", "extension-time", "1").status == 0)
  }

  private var path: String { bench.folder.appendingPathComponent("home/.config/alarm/extension").path }

  private func install(_ script: String, mode: Int = 0o755) throws {
    let folder = (path as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }

  /// A ringer whose sound program says at once that it sounds.
  private func daemon() throws -> DaemonProgram {
    let sound = """
      #!/bin/sh
      echo "$*" >> "$HOME/sounds"
      printf 'ready\\nsounding\\t0\\tRadar\\n'
      exec cat > /dev/null

      """
    return try DaemonProgram(bench, alarm: bench.program(withSound: sound))
  }

  /// Rings an alarm called Tea beside the extension; what the log says of it, once that says what came of asking.
  private func ring() throws -> (entry: [String: Any], report: [String: Any]) {
    let daemon = try daemon()
    #expect(try bench.alarm("add", "+3s", "Tea").status == 0)
    try daemon.waitFor(" rings, due ")
    #expect(!daemon.output.contains(" late."), "\(daemon.output)")
    let entry = try eventuallyFind("the log knows of the extension") {
      let entry = try JSON.array(bench.alarm("log", "--json")).first
      return entry?["extension"] is [String: Any] && entry?["step"] is String ? entry : nil
    }
    #expect(entry["step"] as? String == "chosen")
    #expect(try #require(entry["lateMilliseconds"] as? Int) < 1000)
    return (entry, try #require(entry["extension"] as? [String: Any]))
  }

  @Test("changes what rings, is listed and logged; the alarm stays as it is")
  func changes() throws {
    try install(
      #"""
      pwd > "$HOME/folder"; echo "<$ALARM_PROFILE>" > "$HOME/profile"; tee "$HOME/question" | sed 's/"Tea"/"Rain"/'
      """#)
    let (entry, report) = try ring()
    #expect(report["outcome"] as? String == "changed" && report["exitCode"] as? Int == 0)
    #expect(entry["label"] as? String == "Rain")
    #expect(try bench.alarm("list").output.contains("Tea"))
    #expect(try file("folder") == bench.folder.path + "/home\n" && file("profile") == "<>\n")
    let question = try #require(
      JSONSerialization.jsonObject(with: Data(try file("question").utf8)) as? [String: Any])
    #expect(question["identifier"] as? String == entry["identifier"] as? String)
    #expect(question["due"] is String && question["trigger"] is [String: Any] && question["title"] as? String == "Tea")
  }

  @Test("has another tone sound, if it answers in time")
  func tone() throws {
    try install(#"echo '{"sound": {"tone": "Chime"}}'"#)
    _ = try ring()
    let orders = try file("sounds").split(separator: "\n")
    #expect(orders.count == 2 && orders.first?.contains("Radar") == true && orders.last?.contains("Chime") == true)
  }

  @Test(
    "that fails is reported, and the alarm rings on time",
    arguments: [
      ("kill -SEGV $$", "failed", "signal", 11), ("echo trouble >&2; exit 3", "failed", "exitCode", 3),
      ("exec sleep 1000", "timedOut", "signal", 15),
      ("trap '' TERM; while :; do sleep 0.1; done", "timedOut", "signal", 9),
      ("echo '{\"title\": '", "unreadable", "exitCode", 0),
    ])
  func fails(_ script: String, _ outcome: String, _ kind: String, _ number: Int) throws {
    try install(script)
    let (entry, report) = try ring()
    #expect(report["outcome"] as? String == outcome && report[kind] as? Int == number)
    #expect(report["errors"] as? String == (script.contains("trouble") ? "trouble" : ""))
    #expect(entry["label"] as? String == "Tea")
  }

  @Test("that prints 100 MB is ended", arguments: ["head -c 100000000 /dev/zero", "head -c 100000000 /dev/zero >&2"])
  func printsMuch(_ script: String) throws {
    try install(script)
    let report = try ring().report
    #expect(report["outcome"] as? String == "tooMuch")
    #expect(try #require(report["errors"] as? String).count <= 2000)
  }

  @Test("changes neither identifier nor trigger, and need not read the question")
  func changesIdentifier() throws {
    try install(#"exec <&-; echo '{"identifier": "other", "trigger": null, "title": "Rain"}'"#)
    let (entry, report) = try ring()
    #expect(report["outcome"] as? String == "changed" && entry["label"] as? String == "Rain")
    #expect(report["detail"] as? String == "what it says of identifier, trigger does not count")
    #expect(entry["identifier"] as? String != "other")
  }

  @Test("leaves no program behind")
  func leavesNothing() throws {
    try install(#"sleep 1000 & echo $! > "$HOME/child"; echo '{}'"#)
    #expect(try ring().report["outcome"] as? String == "unchanged")
    let child = try #require(Int32(try file("child").trimmingCharacters(in: .whitespacesAndNewlines)))
    try eventually("it is gone") { Processes.hasEnded(child) }
  }

  @Test("is ended with the ringer")
  func endsWithRinger() throws {
    #expect(try bench.alarm("config", "extension-time", "30").status == 0)
    try install(#"echo $$ > "$HOME/child"; exec sleep 1000"#)
    let daemon = try daemon()
    #expect(try bench.alarm("add", "+2s", "Tea").status == 0)
    let child = try eventuallyFind("it runs") { try? Int32(file("child").trimmingCharacters(in: .newlines)) }
    try daemon.signal(SIGTERM)
    #expect(try daemon.waitForEnd() == 0)
    try eventually("it is gone") { Processes.hasEnded(child) }
  }

  @Test(
    "that others may write, or that is not executable, is not run, and the doctor says why",
    arguments: [(0o777, "refused"), (0o775, "refused"), (0o644, "notStarted")])
  func notRun(_ mode: Int, _ outcome: String) throws {
    try install(#"touch "$HOME/ran""#, mode: mode)
    #expect(try ring().report["outcome"] as? String == outcome)
    #expect(!FileManager.default.fileExists(atPath: bench.folder.appendingPathComponent("home/ran").path))
    let finding = try JSON.array(bench.alarm("doctor", "--json")).first { $0["subject"] as? String == "extension" }
    #expect(finding?["verdict"] as? String == "warning")
    #expect(try #require(finding?["text"] as? String).contains("chmod"))
  }

  @Test("in a folder that others may write is not run")
  func openFolder() throws {
    try install("echo '{}'")
    let folder = (path as NSString).deletingLastPathComponent
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder)
    #expect(try ring().report["outcome"] as? String == "refused")
  }

  @Test("that answers late replaces what the screen shows, and the sound stays")
  func late() throws {
    #expect(try bench.alarm("config", "extension-time", "30").status == 0)
    try install(
      #"""
      while [ ! -e "$HOME/go" ]; do sleep 0.02; done
      echo '{"title": "Rain", "sound": {"tone": "Chime"}}'
      """#)
    let daemon = try daemon()
    let screen = try TmuxScreen(bench, [Workbench.alarm])
    #expect(try bench.alarm("add", "+3s", "Tea").status == 0)
    try daemon.waitFor(" Tea rings, due ")
    try screen.waitFor("IT RINGS")
    #expect(try screen.text().contains("Tea"))
    try Data().write(to: bench.folder.appendingPathComponent("home/go"))
    try daemon.waitFor(" Tea says “Rain” now.")
    try screen.waitFor("Rain")
    #expect(try file("sounds").split(separator: "\n").count == 1)
    try bench.answer("stop")
    try daemon.waitFor(" Rain is stopped.")
  }

  @Test("that hangs holds up neither the others that are due nor an answer")
  func together() throws {
    #expect(try bench.alarm("config", "extension-time", "30").status == 0)
    try install("exec sleep 1000")
    let daemon = try daemon()
    let add = #"for name in A B C D E F; do "$alarm" add +4s "$name" || exit; done"#
    #expect(try bench.shell(add).status == 0)
    for name in ["A", "B", "C", "D", "E", "F"] { try daemon.waitFor(" \(name) rings, due ") }
    #expect(!daemon.output.contains(" late."), "\(daemon.output)")
    try bench.answer("stop")
    for name in ["A", "B", "C", "D", "E", "F"] { try daemon.waitFor(" \(name) is stopped.") }
  }

  @Test("is asked about a test, too")
  func tested() throws {
    try install(#"grep -q '"isTest": true' && echo '{"title": "Rain"}'"#)
    let daemon = try daemon()
    #expect(try bench.alarm("add", "+1h", "Tea").status == 0)
    let id = try #require(JSON.array(bench.alarm("list", "--json")).first?["id"] as? String)
    #expect(try bench.alarm("test", id).status == 0)
    try daemon.waitFor(" Tea rings as a test.")
    try daemon.waitFor(" Tea says “Rain” now.")
    #expect(try JSON.array(bench.alarm("log", "--json")).isEmpty)
  }

  @Test("may be missing: then nothing is said of it")
  func missing() throws {
    let daemon = try daemon()
    #expect(try bench.alarm("add", "+2s", "Tea").status == 0)
    try daemon.waitFor(" Tea rings, due ")
    try bench.answer("stop")
    #expect(try JSON.array(bench.alarm("log", "--json")).first?["extension"] is NSNull)
    #expect(!daemon.output.contains("extension"))
  }

  private func file(_ name: String) throws -> String {
    try String(contentsOf: bench.folder.appendingPathComponent("home/" + name), encoding: .utf8)
  }
}
