import FoundationEssentials
import Testing
import Timekeeping

@Suite struct ZoneFilesTests {
  @Test(
    "TZ in every form is read as the C library reads it",
    arguments: [
      ("Asia/Seoul", "Asia/Seoul", 32_400), (":Asia/Seoul", "Asia/Seoul", 32_400),
      ("/usr/share/zoneinfo/Asia/Seoul", "Asia/Seoul", 32_400),
      (":/usr/share/zoneinfo/Asia/Seoul", "Asia/Seoul", 32_400),
      ("KST-9", "KST-9", 32_400), (":KST-9", "KST-9", 32_400), ("<+0330>-3:30", "<+0330>-3:30", 12_600),
      ("EST5EDT", "EST5EDT", -18_000), ("", "UTC", 0), (":", "UTC", 0),
    ])
  func variable(value: String, name: String, offset: Int) throws {
    let zone = try ZoneFiles(environment: ["TZ": value]).local()
    #expect(zone.name == name)
    #expect(zone.localTime(at: try utc("2027-01-05T12:00:00Z")).offsetSeconds == offset)
  }

  @Test(
    "A TZ that means nothing is no silent UTC",
    arguments: [
      "Nope/Zone", ":Nope/Zone", "Europe", "Europe/", "/nowhere/Seoul", "zone.tab", "../../../etc/passwd",
      "Asia//Seoul",
      "KST",
    ])
  func unknownVariable(value: String) {
    #expect(throws: ZoneError.unknown(name: value)) { try ZoneFiles(environment: ["TZ": value]).local() }
  }

  @Test(
    "A name that is none is refused",
    arguments: [
      "Europe/Atlantis", "", "Europe", "..", "../zoneinfo/Europe/Berlin", "/usr/share/zoneinfo/Europe/Berlin", "KST-9",
      "Europe/Berlin/", "./UTC", "UTC\0", "tzdata.zi",
    ])
  func unknownName(name: String) {
    #expect(throws: ZoneError.unknown(name: name)) { try ZoneFiles(environment: [:]).named(name) }
  }

  @Test func `an unknown TZ leaves the machine's own zone to fall back on`() throws {
    try withTemporaryDirectory { directory in
      let link = directory + "/localtime"
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: "/usr/share/zoneinfo/Europe/Berlin")
      let files = ZoneFiles(environment: ["TZ": "Nope/Zone"], localtimePath: link)
      #expect(throws: ZoneError.unknown(name: "Nope/Zone")) { try files.local() }
      #expect(try files.localIgnoringTZ() == zone("Europe/Berlin"))
    }
  }

  @Test func `a link to a link is followed to its name`() throws {
    try withTemporaryDirectory { directory in
      let manager = FileManager.default
      try manager.createSymbolicLink(
        atPath: directory + "/middle", withDestinationPath: "/usr/share/zoneinfo/Asia/Seoul")
      try manager.createSymbolicLink(atPath: directory + "/localtime", withDestinationPath: "middle")
      let files = ZoneFiles(environment: [:], localtimePath: directory + "/localtime")
      #expect(try files.local().name == "Asia/Seoul")
    }
  }

  @Test func `a copied file is used under the name local`() throws {
    try withTemporaryDirectory { directory in
      let path = directory + "/localtime"
      try FileManager.default.copyItem(atPath: "/usr/share/zoneinfo/Europe/Berlin", toPath: path)
      let rules = try ZoneFiles(environment: [:], localtimePath: path).local()
      #expect(rules.name == "local")
      #expect(rules.instant(of: try local("2027-06-15 07:00")) == (try utc("2027-06-15T05:00:00Z")))
      #expect(rules.instant(of: try local("2027-12-15 07:00")) == (try utc("2027-12-15T06:00:00Z")))
    }
  }

  @Test func `a machine that does not say is in UTC, one with a broken file is told`() throws {
    try withTemporaryDirectory { directory in
      let path = directory + "/localtime"
      #expect(try ZoneFiles(environment: [:], localtimePath: path).local() == .utc)
      try Data("no zone".utf8).write(to: URL(filePath: path))
      #expect(throws: ZoneError.malformed(name: "local", reason: "it is no compiled zone file")) {
        try ZoneFiles(environment: [:], localtimePath: path).local()
      }
    }
  }

  @Test func `TZDIR says where the zones are`() throws {
    try withTemporaryDirectory { directory in
      try FileManager.default.copyItem(atPath: "/usr/share/zoneinfo/Asia/Tokyo", toPath: directory + "/Here")
      let files = ZoneFiles(environment: ["TZDIR": directory, "TZ": "Here"])
      #expect(try files.local().localTime(at: Instant(seconds: 0)).abbreviation == "JST")
      #expect(throws: ZoneError.unknown(name: "Asia/Seoul")) { try files.named("Asia/Seoul") }
    }
  }

  @Test func `errors end in what to do`() {
    #expect(
      ZoneError.unknown(name: "Nope/Zone").description
        == "There is no time zone “Nope/Zone”; use a name such as Europe/Berlin, or in TZ a rule such as KST-9.")
  }

  private func withTemporaryDirectory(_ body: (String) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "zones-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    try body(url.path)
  }
}
