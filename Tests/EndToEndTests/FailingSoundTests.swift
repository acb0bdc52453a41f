import Foundation
import Testing

/// A real ringer beside a sound program that fails it.
@Suite("A sound program that fails", .serialized)
struct FailingSoundTests {
  let bench: Workbench

  init() throws {
    bench = try Workbench()
  }

  @Test("is started again when it dies while it prepares, and what stands in sounds in time")
  func diesPreparing() throws {
    // Dies the first time; sounds the second.
    let script = """
      #!/bin/sh
      echo "$*" >> "$HOME/starts"
      test "$(wc -l < "$HOME/starts")" -gt 1 || exit 3
      printf 'ready\\nsounding\\t0\\tRadar\\n'
      exec cat > /dev/null

      """
    let daemon = try DaemonProgram(bench, alarm: bench.program(withSound: script))
    #expect(try bench.alarm("add", "+2s", "Tea").status == 0)
    try daemon.waitFor("does not work (it ended with status 3)")
    try daemon.waitFor(" Tea rings, due ")
    let starts = try String(contentsOf: bench.folder.appendingPathComponent("home/starts"), encoding: .utf8)
    #expect(starts.split(separator: "\n").count(where: { $0.contains("--due") }) == 2, "\(starts)")
    try eventually("the log names what sounded") {
      try JSON.array(bench.alarm("log", "--json")).first?["step"] as? String == "standIn"
    }
    try bench.answer("stop")
    try eventually("nothing sounds") { bench.programs("alarm-sound").isEmpty }
  }

  @Test("is not taken for the one that follows it when it takes its time to end")
  func endsSlowly() throws {
    let script = """
      #!/bin/sh
      trap 'sleep 0.3; exit' TERM
      printf 'ready\\nsounding\\t0\\tRadar\\n'
      while read line; do :; done
      while :; do sleep 0.02; done

      """
    let daemon = try DaemonProgram(bench, alarm: bench.program(withSound: script))
    #expect(try bench.alarm("add", "+1h", "Tea").status == 0)
    let id = try #require(JSON.array(bench.alarm("list", "--json")).first?["id"] as? String)
    for _ in 0..<3 {
      #expect(try bench.alarm("test", id).status == 0)
      try eventually("it sounds") { !bench.programs("alarm-sound").isEmpty }
      _ = try bench.alarm("stop")
    }
    try eventually("nothing sounds", within: 3) { bench.programs("alarm-sound").isEmpty }
    #expect(!daemon.output.contains("does not work"))
  }

  @Test("holds up neither ring nor answer when it writes without end", arguments: ["yes", "cat /dev/zero"])
  func writesWithoutEnd(_ command: String) throws {
    let daemon = try DaemonProgram(bench, alarm: bench.program(withSound: "#!/bin/sh\nexec \(command)\n"))
    #expect(try bench.alarm("add", "+2s", "Tea").status == 0)
    try daemon.waitFor(" Tea rings, due ", within: 5)
    try daemon.waitFor("does not work (")
    try bench.answer("stop")
    try daemon.waitFor(" Tea is stopped.")
    try eventually("it has been ended") { bench.programs(String(command.prefix(3))).isEmpty }
  }
}
