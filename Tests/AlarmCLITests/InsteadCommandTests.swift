import Alarms
import TestSupport
import Testing
import Timekeeping

/// `alarm skip ID --instead TIME`; it is Mon 2026-11-30, 08:00.
struct InsteadCommandTests {
  private func desk() async -> Desk {
    let desk = Desk()
    _ = await desk.run("add", "7:00", "Wake", "up", "--repeat", "daily")
    return desk
  }

  @Test func bothAlarmsSayWhatTheyDo() async throws {
    let desk = await desk()
    let lines = await desk.run("skip", "1", "--instead", "6am").output.split(separator: "\n").map(String.init)
    #expect(lines.count == 3)
    #expect(lines[0].hasSuffix(" Wake up: skips Tue 1 Dec 07:00; rings Wed 2 Dec 07:00, in 1 day 23 h"))
    #expect(lines[1].hasSuffix(" Wake up: in its place, once: rings Tue 1 Dec 06:00, in 22 h"))
    #expect(lines[2].hasSuffix("take it back."))
    let list = await desk.run("list").output.split(separator: "\n")
    #expect(list[0].contains("06:00     2026-12-01           2026-12-01 06:00  Wake up"))
    #expect(list[1].contains("07:00     daily                2026-12-02 07:00  Wake up  [skips 2026-12-01 07:00]"))
  }

  @Test func jsonHasTheSubstitute() async {
    let output = await desk().run("skip", "1", "--instead", "6:00", "--json").output
    #expect(output.contains(#""skipped": ["2026-12-01T07:00:00+00:00"], "instead": {"id": ""#))
    #expect(output.contains(#""time": "06:00", "seconds": null, "date": "2026-12-01""#))
  }

  @Test func whatIsNoTimeOrSaysMoreIsRefused() async {
    let desk = await desk()
    for words in [["tomorrow 6:00"], ["+10m"], ["soon"], ["6:00", "--count", "2"], ["6:00", "--undo"]] {
      #expect(await desk.run(["skip", "1", "--instead"] + words).exitCode == 2)
    }
    #expect(await desk.run("skip", "1", "--instead", "7:00").complaint.hasSuffix("anyway: give another time.\n"))
    _ = await desk.run("add", "9:00", "Dentist")
    let refused = await desk.run("skip", "2", "--instead", "8:30")
    #expect(refused.complaint.hasSuffix("Dentist rings once: give it another time, “alarm edit ID TIME”.\n"))
    #expect(refused.exitCode == 1)
  }
}
