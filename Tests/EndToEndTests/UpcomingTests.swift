import Foundation
import Testing

/// Every ring to come, printed by the real program while they are found.
@Suite("Asking for all that is to come")
struct UpcomingTests {
  let bench: Workbench

  init() throws {
    bench = try Workbench()
  }

  @Test("a hundred thousand rings take no more memory than a few thousand, and little time")
  func manyRings() throws {
    #expect(try bench.alarm("add", "00:00", "--repeat", "every 1 min", "--start", "2020-01-01").status == 0)
    let started = Date()
    let lines = try Shell.run([Workbench.alarm, "upcoming", "--days", "70"], environment: bench.environment).output
    let seconds = Date().timeIntervalSince(started)
    #expect(lines.split(separator: "\n").count == 70 * 1440)
    #expect(seconds < 30)
    let (few, many) = (try peakMemory(days: 4, after: 100_000), try peakMemory(days: 70, after: 5_000_000))
    #expect(many - few < 1024, "\(few) kB for 4 days, \(many) kB for 70 days, in \(seconds) s")
  }

  @Test("a reader that has seen enough ends it quietly")
  func closedPipe() throws {
    #expect(try bench.alarm("add", "00:00", "--repeat", "every 1 min", "--start", "2020-01-01").status == 0)
    for form in ["", "--json"] {
      let script = "{ \"$0\" upcoming --days 366 \(form); echo \"ended $?\" >&2; } | head -n 3"
      let run = try Shell.run(["sh", "-c", script, Workbench.alarm], environment: bench.environment, within: 20)
      #expect(run.output.split(separator: "\n").count == 3)
      #expect(run.complaint == "ended 0\n")
    }
  }

  @Test("when leaves no store behind")
  func whenTouchesNothing() throws {
    let data = bench.folder.appendingPathComponent("data").path
    #expect(try bench.alarm("when", "02:30", "--repeat", "daily", "--next", "3").status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: data).isEmpty)
  }

  /// The most memory the program has held when it had written so many bytes, in kB; it waits there to be read.
  private func peakMemory(days: Int, after bytes: Int) throws -> Int {
    let script = """
      mkfifo "$1/lines"
      "$0" upcoming --days \(days) > "$1/lines" &
      program=$!
      { head -c \(bytes) > /dev/null; grep VmHWM "/proc/$program/status"; cat > /dev/null; } < "$1/lines"
      rm "$1/lines"
      """
    let run = try Shell.run(
      ["sh", "-c", script, Workbench.alarm, bench.folder.path], environment: bench.environment)
    return try #require(run.output.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }.first)
  }
}
