import Dispatch
import FoundationEssentials
import Glibc
import TestSupport
import Testing
import Timekeeping

/// These wait for the kernel to tell, because that is what the watch does.
@Suite("A watch on the zone's files", .timeLimit(.minutes(10))) struct ZoneWatchTests {
  let folder: ZoneFolder

  init() throws {
    folder = try ZoneFolder()
  }

  /// What can be done to `etc/localtime` and what it leads to.
  enum Deed: String, CaseIterable {
    case relinkedByRename, linkedAnew, replacedByFile, targetReplaced, targetWrittenInPlace, targetDeleted
    case folderReplaced, permissionsChanged, otherZoneReplaced, otherZoneAdded

    func perform(in folder: ZoneFolder) throws {
      switch self {
      case .relinkedByRename: try folder.relink("etc/localtime", to: "../zoneinfo/Asia/Tokyo")
      case .linkedAnew: try folder.link("etc/localtime", to: "../zoneinfo/Asia/Tokyo")
      case .replacedByFile: try folder.replace("etc/localtime", with: "Asia/Tokyo")
      case .targetReplaced: try folder.replace("zoneinfo/Asia/Seoul", with: "Asia/Tokyo")
      case .targetWrittenInPlace:
        try folder.overwrite("zoneinfo/Asia/Seoul", with: zoneBytes("Asia/Tokyo"))
      case .targetDeleted: try folder.delete("zoneinfo/Asia/Seoul")
      case .folderReplaced: try folder.move("zoneinfo", to: "zoneinfo.old")
      case .permissionsChanged: try #require(chmod(folder["zoneinfo/Asia/Seoul"], 0o600) == 0)
      case .otherZoneReplaced: try folder.replace("zoneinfo/Europe/Berlin", with: "Europe/Rome")
      case .otherZoneAdded: try folder.replace("zoneinfo/Europe/Rome", with: "Europe/Rome")
      }
    }
  }

  @Test("tells within a second whatever is done to them", arguments: Deed.allCases)
  func tells(_ deed: Deed) throws {
    let told = try Told(folder.files())
    try deed.perform(in: folder)
    #expect(told.isToldAgain())
  }

  @Test("follows the machine's file through deletion, a copy, a link and a chain of links, and goes on telling")
  func goesOn() throws {
    let told = try Told(folder.files())
    try folder.delete("etc/localtime")
    #expect(told.isToldAgain())
    try folder.overwrite("etc/localtime", with: zoneBytes("Asia/Tokyo"))
    #expect(told.isToldAgain())
    try folder.overwrite("etc/localtime", with: zoneBytes("Asia/Seoul"))
    #expect(told.isToldAgain())
    try folder.link("elsewhere", to: "second")
    try folder.link("second", to: "zoneinfo/Europe/Berlin")
    try folder.link("etc/localtime", to: "../elsewhere")
    #expect(told.isToldAgain())
    #expect(LocalZone(folder.files()).rules.name == "Europe/Berlin")
    try folder.link("second", to: "zoneinfo/Asia/Tokyo")
    #expect(told.isToldAgain())
    try folder.replace("zoneinfo/Asia/Tokyo", with: "Asia/Seoul")
    #expect(told.isToldAgain())
  }

  @Test("tells of a whole folder of zones that is moved away, and of the one that takes its place")
  func newFolder() throws {
    let told = try Told(folder.files())
    try folder.move("zoneinfo", to: "zoneinfo.old")
    #expect(told.isToldAgain())
    try folder.move("zoneinfo.old", to: "zoneinfo")
    #expect(told.isToldAgain())
    try folder.replace("zoneinfo/Europe/Berlin", with: "Europe/Rome")
    #expect(told.isToldAgain())
  }

  @Test("tells of a file written under another of its names")
  func hardLink() throws {
    try folder.overwrite("original", with: zoneBytes("Asia/Seoul"))
    try folder.delete("etc/localtime")
    try #require(link(folder["original"], folder["etc/localtime"]) == 0)
    let told = try Told(folder.files())
    try folder.overwrite("original", with: zoneBytes("Asia/Tokyo"))
    #expect(told.isToldAgain())
  }

  @Test("does not tell of the machine's file while TZ names a zone, nor of others beside it")
  func indifferent() throws {
    let told = try Told(folder.files("Europe/Berlin"))
    try folder.link("etc/localtime", to: "../zoneinfo/Asia/Tokyo")
    try folder.overwrite("etc/hosts", with: [])
    try folder.overwrite("beside", with: [])
    // What is told of is what comes last: what came before has not been told.
    #expect(told.isQuiet())
    try folder.replace("zoneinfo/Europe/Berlin", with: "Europe/Rome")
    #expect(told.isToldAgain())
  }

  @Test("tells of the machine's file while TZ names a zone that is not known")
  func unknownTZ() throws {
    let told = try Told(folder.files("Europe/Rome"))
    try folder.link("etc/localtime", to: "../zoneinfo/Asia/Tokyo")
    #expect(told.isToldAgain())
  }

  @Test("tells of an update of six hundred files once")
  func burst() throws {
    for number in 0..<600 { try folder.overwrite("Zone\(number)", with: []) }
    let told = try Told(folder.files())
    for number in 0..<600 { try folder.move("Zone\(number)", to: "zoneinfo/Asia/Zone\(number)") }
    #expect(told.isToldAgain())
    #expect(told.isQuiet())
  }

  @Test("watches a folder of zones that is not there yet")
  func missingFolder() throws {
    let files = ZoneFiles(
      environment: ["TZDIR": folder["later/zones"], "TZ": "Here"], localtimePath: folder["etc/localtime"])
    let told = try Told(files)
    try FileManager.default.createDirectory(atPath: folder["later/zones"], withIntermediateDirectories: true)
    #expect(told.isToldAgain())
    try folder.overwrite("later/zones/Here", with: zoneBytes("Asia/Tokyo"))
    #expect(told.isToldAgain())
    #expect(LocalZone(files).rules.name == "Here")
  }
}

/// What a watch has told.
private struct Told {
  private let watch: ZoneWatch
  private let changes = DispatchSemaphore(value: 0)

  init(_ files: ZoneFiles) throws {
    let changes = changes
    watch = try ZoneWatch(files, clock: SystemClock(), queue: DispatchQueue(label: "test")) { changes.signal() }
  }

  /// Whether it tells within a second.
  func isToldAgain() -> Bool {
    changes.wait(timeout: .now() + 1) == .success
  }

  /// Whether it tells nothing for as long as it would take it.
  func isQuiet() -> Bool {
    changes.wait(timeout: .now() + 0.4) == .timedOut
  }
}
