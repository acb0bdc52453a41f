import Foundation
import Testing

/// Rings at the two nights of New York's year in which an hour is skipped and one comes twice.
@Suite("At a seam of summer time", .serialized)
struct SeamTests {
  let bench: Workbench

  init() throws {
    bench = try Workbench(zone: "America/New_York")
  }

  @Test("what is set into the skipped hour rings later by the hour: 02:30 at 03:30")
  func gap() throws {
    try run("2027-03-14T01:00:00Z", "add 2:30 --repeat daily Night shift")
    let screen = try open(at: "2027-03-14T07:29:57Z")
    try screen.waitFor("next: 03:30 Night shift, in")
    try screen.waitFor("IT RINGS")
    try bench.answer("stop")
    #expect(try delivered() == ["2027-03-14T03:30:00-04:00 stopped"])
    #expect(try due() == ["2027-03-15T02:30:00-04:00"])
  }

  @Test("what is set into the hour that comes twice rings the first time, and not the second after a restart")
  func overlap() throws {
    try run("2027-11-07T01:00:00Z", "add 1:30 --repeat daily Night shift")
    let first = try open(at: "2027-11-07T05:29:57Z")
    try first.waitFor("IT RINGS")
    try bench.answer("stop")
    try first.waitUntilGone("IT RINGS")
    first.close()
    // Something else rings just after the second 01:30, so that there is something to wait for.
    try run("2027-11-07T06:29:57Z", "add +6s Afterwards")
    let second = try open(at: "2027-11-07T06:29:58Z")
    try second.waitFor("IT RINGS")
    try second.waitFor("Afterwards")
    #expect(try !second.text().contains("Night shift"))
    #expect(try delivered().last == "2027-11-07T01:30:00-04:00 stopped")
    #expect(try due() == ["2027-11-08T01:30:00-05:00"])
  }

  /// What has been said of a program under a moved time: seconds since 1970, which mean one moment in every zone.
  private func moved(_ time: String) throws -> [String] {
    let date = try #require(ISO8601DateFormatter().date(from: time))
    return ["env", "FAKETIME_FMT=%s", "faketime", "-f", "@\(Int(date.timeIntervalSince1970))"]
  }

  private func open(at time: String) throws -> TmuxScreen {
    try TmuxScreen(bench, try moved(time) + [Workbench.alarm])
  }

  private func run(_ time: String, _ words: String) throws {
    #expect(try bench.shell(moved(time).joined(separator: " ") + " \"$alarm\" " + words).status == 0)
  }

  /// Latest first.
  private func delivered() throws -> [String] {
    try JSON.array(bench.alarm("delivered", "--json")).map {
      try "\(#require($0["scheduled"] as? String)) \(#require($0["state"] as? String))"
    }
  }

  private func due() throws -> [String] {
    try JSON.array(bench.alarm("pending", "--json")).map { try #require($0["due"] as? String) }
  }
}
