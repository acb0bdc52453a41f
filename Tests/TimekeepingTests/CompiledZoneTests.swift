import FoundationEssentials
import Testing
import Timekeeping

@Suite struct CompiledZoneTests {
  private func seoul() throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: "/usr/share/zoneinfo/Asia/Seoul")))
  }

  @Test func `a file cut short anywhere is refused`() throws {
    let file = try seoul()
    for length in file.indices {
      #expect(throws: ZoneError.self) { try ZoneRules(compiled: Array(file[..<length]), name: "Asia/Seoul") }
    }
    #expect(try ZoneRules(compiled: file, name: "Asia/Seoul") == zone("Asia/Seoul"))
  }

  @Test func `a file damaged anywhere is refused or answers, and never traps`() throws {
    let file = try seoul()
    let time = try local("1988-05-08 02:30")
    for position in file.indices {
      for byte: UInt8 in [0x00, 0x01, 0x7F, 0x80, 0xFF] {
        var damaged = file
        damaged[position] = byte
        guard let rules = try? ZoneRules(compiled: damaged, name: "damaged") else { continue }
        let instant = rules.instant(of: time)
        _ = rules.localTime(at: instant)
        _ = rules.nextTransition(after: instant)
        _ = Recurrence.daily.latest(through: instant, after: Instant(seconds: 0), at: time.time, in: rules)
      }
    }
  }

  @Test(
    "What is no zone file says why",
    arguments: [
      ("", "it is cut short"), ("TZif", "it is cut short"), ("TZsf and some more text", "it is no compiled zone file"),
      ("TZif1 and some more text, enough for a whole header", "its version is not one of RFC 9636"),
    ])
  func refused(text: String, reason: String) {
    #expect(throws: ZoneError.malformed(name: "x", reason: reason)) {
      try ZoneRules(compiled: Array(text.utf8), name: "x")
    }
  }

  @Test func `a version 1 file is its table alone`() throws {
    // One change, at 1970-01-02T00:00:00Z, from AAA (+1 h) to BBB (+2 h, daylight).
    let rules = try ZoneRules(
      compiled: header(version: 0, transitions: 1, types: 2, characters: 8)
        + [0, 1, 0x51, 0x80, 1] + [0, 0, 0x0E, 0x10, 0, 0] + [0, 0, 0x1C, 0x20, 1, 4] + Array("AAA\0BBB\0".utf8),
      name: "made")
    #expect(rules.localTime(at: Instant(seconds: 86_399)).abbreviation == "AAA")
    #expect(rules.localTime(at: Instant(seconds: 86_400)).abbreviation == "BBB")
    #expect(rules.localTime(at: try utc("2027-01-01T00:00:00Z")).offsetSeconds == 7200)
  }

  @Test func `numbers that promise more than memory are refused`() {
    let bytes = header(version: 0, transitions: .max, types: 2, characters: .max)
    #expect(throws: ZoneError.self) { try ZoneRules(compiled: bytes, name: "made") }
  }

  @Test func `changes out of order are refused`() {
    let times: [UInt8] = [0, 0, 0, 9, 0, 0, 0, 9]
    let bytes = header(version: 0, transitions: 2, types: 1, characters: 4) + times + [0, 0, 0, 0, 0, 0, 0, 0]
    #expect(throws: ZoneError.self) { try ZoneRules(compiled: bytes + Array("AAA\0".utf8), name: "made") }
  }

  private func header(version: UInt8, transitions: UInt32, types: UInt32, characters: UInt32) -> [UInt8] {
    let counts: [UInt32] = [0, 0, 0, transitions, types, characters]
    return Array("TZif".utf8) + [version] + [UInt8](repeating: 0, count: 15)
      + counts.flatMap { count in withUnsafeBytes(of: count.bigEndian) { Array($0) } }
  }
}
