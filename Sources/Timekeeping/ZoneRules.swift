/// The rules of one time zone: what its clocks show at any instant, and which instant a local time means.
///
/// Read from the system's own compiled files (RFC 9636), never from data built into the program. Good for years 1 to
/// 9999: past the end of the file's table its POSIX rule goes on, before its beginning its first type holds. An
/// immutable value, cheap to copy, compare and hash.
public struct ZoneRules: Sendable {
  /// The zone's name, such as "Asia/Seoul"; the rule itself for a POSIX rule; "local" where the system does not say.
  public let name: String

  /// Tells rules apart, in this process and in later ones: other rules have, but for one chance in 2^64, another.
  ///
  /// Of the file's bytes, or the rule's text (FNV-1a, 64 bits); the name is left out.
  public let fingerprint: UInt64

  let table: ZoneTable

  /// Universal time.
  public static let utc = ZoneRules(
    name: "UTC",
    table: ZoneTable(
      transitions: [], typesAfter: [], types: [ZoneType(offset: 0, isDaylight: false, abbreviation: "UTC")],
      footer: nil))

  /// Reads a compiled zone file, versions 1 to 4 (RFC 9636).
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - name: what to call the zone.
  /// - Throws: `ZoneError.malformed` if the file is cut short or contradicts itself.
  public init(compiled bytes: [UInt8], name: String) throws(ZoneError) {
    do {
      table = try CompiledZone.table(from: bytes)
      fingerprint = ZoneRules.fingerprint(of: bytes)
      self.name = name
    } catch {
      throw .malformed(name: name, reason: error.reason)
    }
  }

  /// Reads a POSIX rule as the variable `TZ` holds it: "KST-9", "EST5EDT,M3.2.0,M11.1.0", "<+03>-3".
  ///
  /// Offsets count westward there. A daylight name without dates follows the United States' dates, as the zone
  /// database's own code has it; hours of the dates may lie between -167 and 167 (RFC 9636). Where glibc departs from
  /// the standard (years before 1970, changes at the turn of a year), the standard is followed.
  ///
  /// - Throws: `ZoneError.malformed` with what is wrong.
  public init(posix text: String) throws(ZoneError) {
    do {
      table = ZoneTable(transitions: [], typesAfter: [], types: [], footer: try PosixRule(text))
      fingerprint = ZoneRules.fingerprint(of: text.utf8)
      name = text
    } catch {
      throw .malformed(name: text, reason: error.reason)
    }
  }

  private init(name: String, table: ZoneTable) {
    self.name = name
    self.table = table
    fingerprint = 0
  }

  private static func fingerprint(of bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }

  /// What the clocks show at an instant; the nearest second of years 1 … 9999 for an instant outside them.
  public func localTime(at instant: Instant) -> LocalTime {
    let type = table.types[table.period(containing: instant.wholeSeconds).type]
    return LocalTime(
      dateTime: LocalDateTime(secondsAsIfUTC: instant.wholeSeconds + type.offset), offsetSeconds: Int(type.offset),
      abbreviation: type.abbreviation, isDaylight: type.isDaylight)
  }

  /// The instant at which an alarm set to this local time rings: later by the length of a gap, the first one in an
  /// overlap.
  public func instant(of local: LocalDateTime) -> Instant {
    resolution(of: local).instant
  }

  /// The next instant after this one at which offset, short name or daylight saving change; nil if they do not change
  /// again before the year 10000.
  public func nextTransition(after instant: Instant) -> Instant? {
    var period = table.period(containing: instant.wholeSeconds)
    while period.end <= LocalDateTime.secondsRange.upperBound {
      let next = table.period(containing: period.end)
      if table.types[next.type] != table.types[period.type] { return Instant(seconds: period.end) }
      period = next
    }
    return nil
  }
}

extension ZoneRules: Hashable {
  /// Whether name and rules are the same.
  public static func == (one: ZoneRules, other: ZoneRules) -> Bool {
    one.name == other.name && one.table == other.table
  }

  /// Hashes the name alone, which nearly always tells zones apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}
