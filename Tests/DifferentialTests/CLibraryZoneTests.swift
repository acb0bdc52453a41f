import TestSupport
import Testing
import Timekeeping

/// The names and paths that `TZ` may hold, compared with the C library, which every other program of the machine asks.
@Suite(.timeLimit(.minutes(10))) struct CLibraryZoneTests {
  private let files = ZoneFiles(environment: [:])
  private let depth = Depth.asked

  @Test(
    "TZ names a zone for us as it does for the C library",
    arguments: [
      "Asia/Seoul", ":Asia/Seoul", "/usr/share/zoneinfo/Asia/Seoul", ":/usr/share/zoneinfo/Asia/Seoul",
      "Europe/Berlin", ":Europe/Dublin", "/usr/share/zoneinfo/Australia/Lord_Howe", "America/New_York",
      // Names alone without dates; there is a zone file of that name.
      "EST5EDT", ":EST5EDT", "Asia/Tokyo", "UTC0",
      // The empty string is UTC, and the machine's own zone can be named by its path.
      "", ":", "/etc/localtime", ":/etc/localtime", nil,
    ] as [String?])
  func forms(value: String?) async throws {
    var library = try CLibrary()
    var random = depth.generator()
    let zone = try ZoneFiles(environment: value.map { ["TZ": $0] } ?? [:]).local()
    let asked = try seconds(askedOf: zone, years: 1900..<2150, random: depth.count(300, long: 20_000), using: &random)
    for some in asked.inGroups(of: 5000) { try await library.compare(zone, value, at: some) }
    #expect(library.comparison.differences == [])
  }

  @Test func `every zone of the machine shows what every other program shows`() async throws {
    var list = try Oracle("zone_files.py", [files.directory])
    var library = try CLibrary()
    var random = depth.generator()
    for name in try await list.ask("zones").split(separator: " ").map(String.init) {
      let zone = try ZoneFiles(environment: ["TZ": name]).local()
      let asked = try seconds(askedOf: zone, years: 1900..<2150, random: depth.count(20, long: 1000), using: &random)
      try await library.compare(zone, name, at: asked)
    }
    #expect(library.comparison.differences == [])
    #expect(library.comparison.count > 100_000)
    print("C library, zones: \(library.comparison.count) answers compared")
  }

  @Test func `TZDIR says where the zones are, and only there are they looked for`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(try bytes("Asia/Tokyo"), to: "Here")
    var library = try CLibrary(folder: folder.path)
    let zone = try ZoneFiles(environment: ["TZDIR": folder.path, "TZ": "Here"]).local()
    try await library.compare(zone, "Here", at: [-700_000_000, 0, 1_800_000_000])
    #expect(library.comparison.differences == [])
    #expect(throws: ZoneError.unknown(name: "Asia/Tokyo")) {
      try ZoneFiles(environment: ["TZDIR": folder.path, "TZ": "Asia/Tokyo"]).local()
    }
    #expect(try await library.shown("Asia/Tokyo", at: [0]) == "0,Asia,0")
  }

  // The C library goes on in UTC without a word, under whatever letters the value begins with. An alarm would ring hours
  // off: ours says that it does not know the zone.
  @Test(
    "What the C library silently takes for UTC is an error of ours",
    arguments: [
      "Nope/Zone", ":Nope/Zone", "Europe/Atlantis", "asia/seoul", "Asia/Seoul ", "Europe", "Europe/", "KST",
      "/nowhere/Seoul", "/etc/passwd", "zone.tab", " ",
    ])
  func unknown(value: String) async throws {
    var library = try CLibrary()
    let theirs = try await library.shown(value, at: [1_800_000_000])
    #expect(theirs.hasPrefix("0,"))
    #expect(throws: ZoneError.unknown(name: value)) { try ZoneFiles(environment: ["TZ": value]).local() }
  }

  // The C library follows it, by accident: a name is not a way out of the folder of zones.
  @Test func `a name that leads out of the folder is an error of ours`() async throws {
    var library = try CLibrary()
    #expect(try await library.shown("../zoneinfo/Asia/Seoul", at: [1_800_000_000]) == "32400,KST,0")
    #expect(throws: ZoneError.unknown(name: "../zoneinfo/Asia/Seoul")) {
      try ZoneFiles(environment: ["TZ": "../zoneinfo/Asia/Seoul"]).local()
    }
  }
}
