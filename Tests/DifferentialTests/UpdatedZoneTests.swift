import Glibc
import TestSupport
import Testing
import Timekeeping

/// A zone file that is replaced counts from the next look on: nothing is built in, nothing is kept.
@Suite(.timeLimit(.minutes(10))) struct UpdatedZoneTests {
  private let folder: TemporaryFolder
  private let files: ZoneFiles

  init() throws {
    folder = try TemporaryFolder()
    files = ZoneFiles(environment: ["TZDIR": folder.path, "TZ": "Town"])
  }

  /// Ours is compared with both oracles on the same folder; the C library is started anew, as it keeps what it read.
  private func agree() async throws {
    let zone = try files.local()
    var random = Depth.asked.generator()
    let asked = try seconds(askedOf: zone, years: 1900..<2100, random: 100, using: &random)
    var library = try CLibrary(folder: folder.path)
    try await library.compare(zone, "Town", at: asked)
    #expect(library.comparison.differences == [])
    var oracle = try Oracle("zone_files.py", [folder.path])
    #expect(
      try await oracle.ask("shows Town \(asked.spaced)") == asked.map(zone.shown(at:)).joined(separator: " "))
  }

  private func sevenInTheMorning() throws -> Int64 {
    let local = try LocalDateTime(seconds: try newYear(2027) + 14 * 86_400 + 7 * 3600)
    return try files.local().instant(of: local).wholeSeconds - (try newYear(2027) + 14 * 86_400)
  }

  // What an update of the zones does when a place gives its clock changes up, as Whitehorse did in 2020. Neither file
  // has changed for years or is expected to: the test must not depend on how new the machine's zones are.
  @Test func `another file under the name`() async throws {
    try folder.write(try bytes("America/Los_Angeles"), to: "Town")
    try await agree()
    #expect(try sevenInTheMorning() == 15 * 3600)
    try folder.write(try bytes("America/Whitehorse"), to: "new")
    try #require(rename(folder.path + "/new", folder.path + "/Town") == 0)
    try await agree()
    #expect(try sevenInTheMorning() == 14 * 3600)
  }

  @Test func `another content in the file`() async throws {
    try folder.write(try bytes("America/Los_Angeles"), to: "Town")
    try await agree()
    let file = try #require(fopen(folder.path + "/Town", "w"))
    let new = try bytes("Asia/Seoul")
    fwrite(new, 1, new.count, file)
    fclose(file)
    try await agree()
    #expect(try sevenInTheMorning() == -2 * 3600)
  }

  @Test func `a file that is gone is an error`() throws {
    try folder.write(try bytes("America/Los_Angeles"), to: "Town")
    _ = try files.local()
    unlink(folder.path + "/Town")
    #expect(throws: ZoneError.unknown(name: "Town")) { try files.local() }
  }
}
