import TestSupport
import Testing
import Timekeeping

@Suite("The local zone while its files change") struct LocalZoneTests {
  private static let system = ZoneFiles(environment: [:])
  let folder: ZoneFolder

  init() throws {
    folder = try ZoneFolder()
  }

  @Test("other rules under the same name, or another name with the same rules, are a change; the same again is none")
  func changes() throws {
    var zone = LocalZone(folder.files())
    #expect(zone.rules == (try Self.system.named("Asia/Seoul")))
    expectLook(&zone, finds: false)
    try folder.replace("zoneinfo/Asia/Seoul", with: "Asia/Tokyo")
    expectLook(&zone, finds: true)
    #expect(zone.rules.name == "Asia/Seoul" && zone.fault == nil)
    #expect(zone.rules.fingerprint == (try Self.system.named("Asia/Tokyo").fingerprint))
    try folder.link("etc/localtime", to: "../zoneinfo/Asia/Tokyo")
    expectLook(&zone, finds: true)
    expectLook(&zone, finds: false)
  }

  @Test("a file half written, emptied or gone leaves the rules in force and says why; whole again it counts")
  func unusable() throws {
    var zone = LocalZone(folder.files())
    let seoul = zone.rules
    let tokyo = try zoneBytes("Asia/Tokyo")
    for bytes in [Array(tokyo.prefix(100)), []] {
      try folder.overwrite("zoneinfo/Asia/Seoul", with: bytes)
      expectLook(&zone, finds: false)
      #expect(zone.rules == seoul && zone.fault != nil)
    }
    try folder.delete("zoneinfo/Asia/Seoul")
    expectLook(&zone, finds: false)
    #expect(zone.fault == .unknown(name: "Asia/Seoul"))
    try folder.delete("etc/localtime")
    expectLook(&zone, finds: false)
    #expect(zone.fault == .unreadable(path: folder["etc/localtime"], reason: "it is gone"))
    try folder.overwrite("etc/localtime", with: tokyo)
    expectLook(&zone, finds: true)
    #expect(zone.rules.name == "local" && zone.fault == nil)
  }

  @Test("every beginning of a zone file is refused, so that none is taken half written")
  func everyBeginning() throws {
    let bytes = try zoneBytes("America/New_York")
    for count in 0..<bytes.count {
      #expect(throws: ZoneError.self) { try ZoneRules(compiled: Array(bytes.prefix(count)), name: "local") }
    }
  }

  @Test("the zone of TZ that is deleted does not give way to the machine's")
  func deletedTZ() throws {
    var zone = LocalZone(folder.files("Europe/Berlin"))
    try folder.delete("zoneinfo/Europe/Berlin")
    expectLook(&zone, finds: false)
    #expect(zone.rules.name == "Europe/Berlin" && zone.fault == .unknown(name: "Europe/Berlin"))
  }

  @Test("for a TZ that is not known the machine's zone stands in and is followed, until it is known")
  func standIn() throws {
    var zone = LocalZone(folder.files("Europe/Rome"))
    #expect(zone.rules.name == "Asia/Seoul" && zone.fault == .unknown(name: "Europe/Rome"))
    try folder.link("etc/localtime", to: "../zoneinfo/Asia/Tokyo")
    expectLook(&zone, finds: true)
    #expect(zone.rules.name == "Asia/Tokyo" && zone.fault == .unknown(name: "Europe/Rome"))
    try folder.replace("zoneinfo/Europe/Rome", with: "Europe/Rome")
    expectLook(&zone, finds: true)
    #expect(zone.rules.name == "Europe/Rome" && zone.fault == nil)
  }

  @Test("a machine that has never said is in UTC until it says; a link that leads nowhere is no silent UTC")
  func neverSaid() throws {
    try folder.delete("etc/localtime")
    var zone = LocalZone(folder.files())
    #expect(zone.rules == .utc && zone.fault == nil)
    expectLook(&zone, finds: false)
    try folder.link("etc/localtime", to: "../zoneinfo/Asia/Nowhere")
    expectLook(&zone, finds: false)
    #expect(zone.fault == .unknown(name: "Asia/Nowhere"))
    #expect(LocalZone(folder.files()).fault == .unknown(name: "Asia/Nowhere"))
    try folder.link("etc/localtime", to: "../zoneinfo/Asia/Seoul")
    expectLook(&zone, finds: true)
  }

  private func expectLook(
    _ zone: inout LocalZone, finds isOther: Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = zone.look()
    #expect(found == isOther, sourceLocation: sourceLocation)
  }
}
