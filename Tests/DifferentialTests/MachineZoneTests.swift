import Glibc
import TestSupport
import Testing
import Timekeeping

/// The zone the machine is in, compared with a C library that sees a folder of the test's as `/etc`.
@Suite(
  .timeLimit(.minutes(10)),
  .enabled("mounting in a view of its own needs the capability CAP_SYS_ADMIN") { await mayHaveOwnEtc() }
) struct MachineZoneTests {
  private let etc: TemporaryFolder
  private let files: ZoneFiles

  init() throws {
    etc = try TemporaryFolder()
    files = ZoneFiles(environment: [:], localtimePath: etc.path + "/localtime")
  }

  @Test func `localtime as a link to a zone file`() async throws {
    try #require(symlink(files.directory + "/America/Nuuk", files.localtimePath) == 0)
    try await agree(on: "-02")
    #expect(try files.local().name == "America/Nuuk")
  }

  @Test func `localtime as a plain file`() async throws {
    try etc.write(try bytes("Europe/Berlin"), to: "localtime")
    try await agree(on: "CET")
    // A new content, as a copy of another zone over it makes.
    try etc.write(try bytes("Asia/Seoul"), to: "localtime")
    try await agree(on: "KST")
  }

  @Test func `localtime as a link to a plain file beside it`() async throws {
    try etc.write(try bytes("Australia/Lord_Howe"), to: "zone")
    try #require(symlink("zone", files.localtimePath) == 0)
    try await agree(on: "+11")
  }

  @Test func `without localtime it is UTC`() async throws {
    try await agree(on: "UTC")
  }

  /// Ours is right to differ: someone has said which zone it is, and an alarm hours off in silence helps nobody.
  @Test func `a link to nothing is an error, where the C library is in UTC without a word`() async throws {
    try #require(symlink(files.directory + "/Nope/Zone", files.localtimePath) == 0)
    #expect(throws: ZoneError.unknown(name: "Nope/Zone")) { try files.local() }
    var library = try CLibrary(launcher: asEtc(etc.path))
    try await library.compare(.utc, nil, at: [0])
    #expect(library.comparison.differences == [])
  }

  /// Compares with `TZ` unset and with `TZ` naming the file itself.
  ///
  /// - Parameter abbreviation: the short name of the zone's time on 5 January 2027.
  private func agree(on abbreviation: String) async throws {
    let zone = try files.local()
    let winter = try newYear(2027) + 4 * 86_400
    #expect(zone.localTime(at: Instant(seconds: winter)).abbreviation == abbreviation)
    var random = Depth.asked.generator()
    let asked = try seconds(askedOf: zone, years: 1900..<2100, random: 200, using: &random)
    var library = try CLibrary(launcher: asEtc(etc.path))
    try await library.compare(zone, nil, at: asked)
    try await library.compare(zone, "/etc/localtime", at: asked)
    #expect(library.comparison.differences == [])
  }
}

/// Starts a program that sees a folder as `/etc`; all others still see the machine's.
private func asEtc(_ folder: String) -> [String] {
  ["unshare", "-m", "sh", "-c", "mount --bind \"$0\" /etc && exec \"$@\"", folder]
}

private func mayHaveOwnEtc() async -> Bool {
  guard let folder = try? TemporaryFolder(), var library = try? CLibrary(launcher: asEtc(folder.path)) else {
    return false
  }
  return (try? await library.shown(nil, at: [0])) != nil
}
