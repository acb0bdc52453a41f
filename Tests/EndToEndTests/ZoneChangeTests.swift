import Foundation
import Testing

/// Zones that change under running programs, in a folder of zones of the test's own.
@Suite("A zone that changes", .serialized)
struct ZoneChangeTests {
  let bench: Workbench
  let zones: URL

  init() throws {
    bench = try Workbench(zone: "Test/Here", zoneFolder: "zones")
    zones = bench.folder.appendingPathComponent("zones")
    try put("Asia/Seoul", as: "Test/Here")
    try put("Asia/Seoul", as: "Test/There")
  }

  @Test("makes the open alarm clock ring within a second at the new instant: its file replaced as an update does")
  func rings() throws {
    #expect(try add("2027-01-05 07:30:00", "7:00 --repeat daily Wake up").status == 0)
    // In Seoul it rings tomorrow; the clocks of Shanghai are an hour behind, and it will be seven o'clock there.
    let screen = try TmuxScreen(bench, Workbench.faketime("2027-01-05 07:59:48") + [Workbench.alarm])
    try screen.waitFor("in 23 h")
    try put("Asia/Shanghai", as: "Test/Here")
    try screen.waitUntilGone("in 23 h", within: 1)
    try screen.waitFor("IT RINGS", within: 15)
    try screen.waitFor("07:00")
    try screen.pressUntil("IT RINGS", isGoneBy: "Enter")
    #expect(try delivered() == ["2027-01-05T07:00:00+08:00 stopped"])
  }

  @Test("of a pinned alarm makes it ring as well")
  func pinnedRings() throws {
    #expect(try add("2027-01-05 07:30:00", "7:00 --repeat daily --zone Test/There Pinned").status == 0)
    let screen = try TmuxScreen(bench, Workbench.faketime("2027-01-05 07:59:50") + [Workbench.alarm])
    try screen.waitFor("in 23 h")
    try put("Asia/Shanghai", as: "Test/There")
    try screen.waitFor("IT RINGS", within: 15)
    try screen.pressUntil("IT RINGS", isGoneBy: "Enter")
    #expect(try delivered() == ["2027-01-05T08:00:00+09:00 stopped"])
  }

  @Test("moves the header's clock and date and another screen's list within a second")
  func screens() throws {
    #expect(try add("2027-01-05 23:00:00", "7:00 --repeat daily Wake up").status == 0)
    let first = try TmuxScreen(bench, Workbench.faketime("2027-01-05 23:30:00") + [Workbench.alarm])
    try first.waitFor("in 7 h 30 min")
    let second = try TmuxScreen(bench, Workbench.faketime("2027-01-05 23:30:00") + [Workbench.alarm])
    try second.waitFor("another screen rings")
    try put("Australia/Brisbane", as: "Test/Here")
    for screen in [first, second] {
      try screen.waitFor("Wed 6 Jan 2027", within: 1.5)
      try screen.waitFor("in 6 h", within: 1)
    }
  }

  @Test("while nobody rings is seen by the next command and screen; one command under another TZ moves nothing")
  func nobodyRings() throws {
    #expect(try add("2027-01-05 06:30:00", "7:00 --repeat daily Wake up").status == 0)
    try put("Europe/Berlin", as: "Test/Here")
    #expect(try next(at: "2027-01-04 22:31:00") == "2027-01-05T07:00:00+01:00")
    try put("Asia/Tokyo", as: "Test/Tokyo")
    #expect(try next(at: "2027-01-05 06:32:00", zone: "Test/Tokyo") == "2027-01-05T15:00:00+09:00")
    #expect(try next(at: "2027-01-04 22:32:30") == "2027-01-05T07:00:00+01:00")
    let screen = try TmuxScreen(bench, Workbench.faketime("2027-01-04 22:33:00") + [Workbench.alarm])
    try screen.waitFor("next: 07:00 Wake up, in 8 h 27 min")
  }

  @Test("is kept as it was while its file is half written or gone, which is said, and followed when it is whole")
  func unusable() throws {
    #expect(try add("2027-01-05 06:30:00", "7:00 --repeat daily Wake up").status == 0)
    let screen = try TmuxScreen(bench, columns: 120, Workbench.faketime("2027-01-05 06:30:00") + [Workbench.alarm])
    try screen.waitFor("next: 07:00 Wake up, in 30 min")
    let file = zones.appendingPathComponent("Test/Here")
    try Data(Data(contentsOf: file).prefix(100)).write(to: file)
    try screen.waitFor("Alarms ring by the time of Test/Here.", within: 5)
    try FileManager.default.removeItem(at: file)
    try screen.waitFor("There is no time zone", within: 5)
    #expect(try screen.text().contains("next: 07:00 Wake up, in 30 min"))
    try put("Asia/Shanghai", as: "Test/Here")
    try screen.waitFor("next: 07:00 Wake up, in 1 h 30 min", within: 2)
    try screen.press("j")
    try screen.waitUntilGone("There is no time zone", within: 2)
  }

  @Test("is named by a screen that is in another zone than the one that rings")
  func otherZone() throws {
    _ = try TmuxScreen.showingList(bench)
    try put("Europe/Berlin", as: "Europe/Berlin")
    let second = try TmuxScreen(bench, columns: 120, ["env", "TZ=Europe/Berlin", Workbench.alarm])
    try second.waitFor("alarms ring by the time of Test/Here")
  }

  private func put(_ zone: String, as name: String) throws {
    try Zones.put(zone, at: zones.appendingPathComponent(name))
  }

  private func add(_ time: String, _ words: String) throws -> Finished {
    try bench.shell("faketime -f '@\(time)' \"$alarm\" add \(words)")
  }

  private func next(at time: String, zone: String = "Test/Here") throws -> String {
    let answer = try bench.shell("faketime -f '@\(time)' \"$alarm\" next --json", ["TZ": zone])
    return try #require(JSON.object(answer)["nextRing"] as? String)
  }

  private func delivered() throws -> [String] {
    try JSON.array(bench.alarm("delivered", "--json")).map {
      try "\(#require($0["scheduled"] as? String)) \(#require($0["state"] as? String))"
    }
  }
}

/// What happens to the machine's own zone, in a mount namespace with an `/etc` of its own.
@Suite("The machine's zone")
struct MachineZoneTests {
  @Test(
    "is followed when it is linked anew and kept when it is deleted",
    .enabled(if: Root.mayMount && Root.mayUnshare, "mounting in a space of one's own needs root"))
  func linkedAnew() throws {
    let bench = try Workbench()
    let etc = bench.folder.appendingPathComponent("etc")
    try Shell.run(["cp", "-a", "/etc", etc.path])
    let localtime = etc.appendingPathComponent("localtime")
    try Zones.link(localtime, to: "/usr/share/zoneinfo/Asia/Seoul")
    let add = "faketime -f '@2027-01-05 07:30:00' \"$alarm\" add 7:00 --repeat daily Wake up"
    #expect(try bench.shell(add).status == 0)
    let script = "mount --bind \(etc.path) /etc && exec faketime -f '@2027-01-05 07:59:50' \(Workbench.alarm)"
    let screen = try TmuxScreen(bench, columns: 120, ["env", "-u", "TZ", "unshare", "-m", "sh", "-c", script])
    try screen.waitFor("in 23 h")
    try Zones.link(localtime, to: "../usr/share/zoneinfo/Asia/Shanghai")
    try screen.waitFor("IT RINGS", within: 15)
    try screen.pressUntil("IT RINGS", isGoneBy: "Enter")
    try Zones.link(localtime, to: "/usr/share/zoneinfo/America/New_York")
    try screen.waitFor("Mon 4 Jan 2027", within: 1.5)
    try FileManager.default.removeItem(at: localtime)
    try screen.waitFor("/etc/localtime cannot be read (it is gone)", within: 5)
    #expect(try screen.text().contains("Mon 4 Jan 2027"))
  }
}

/// Puts zones in place.
enum Zones {
  /// Puts one of the system's zones into a file the way a package manager does: written beside it, then renamed.
  static func put(_ zone: String, at file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let beside = file.appendingPathExtension("dpkg-new")
    try Data(contentsOf: URL(fileURLWithPath: "/usr/share/zoneinfo/" + zone)).write(to: beside)
    try #require(rename(beside.path, file.path) == 0)
  }

  /// Makes a link in place of what is there, as `timedatectl set-timezone` does.
  static func link(_ file: URL, to target: String) throws {
    let beside = file.appendingPathExtension("new")
    try FileManager.default.createSymbolicLink(atPath: beside.path, withDestinationPath: target)
    try #require(rename(beside.path, file.path) == 0)
  }
}
