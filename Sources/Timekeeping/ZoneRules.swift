/// The rules of one time zone.
public struct ZoneRules: Hashable, Sendable {
  /// The zone's name.
  public let name: String
  /// Universal time.
  public static let utc = ZoneRules(name: "UTC")
  init(name: String) { self.name = name }
  /// Reads a compiled zone file.
  public init(compiled bytes: [UInt8], name: String) throws(ZoneError) { throw .malformed(name: name, reason: "") }
  /// Reads a POSIX rule.
  public init(posix text: String) throws(ZoneError) { throw .unknown(name: text) }
  /// What the clocks show.
  public func localTime(at instant: Instant) -> LocalTime {
    LocalTime(
      dateTime: LocalDateTime(secondsAsIfUTC: instant.wholeSeconds), offsetSeconds: 0, abbreviation: "UTC",
      isDaylight: false)
  }
  /// Which instant a local time means.
  public func resolution(of local: LocalDateTime) -> LocalResolution { .exact(Instant(seconds: local.secondsAsIfUTC)) }
  /// The instant an alarm rings at.
  public func instant(of local: LocalDateTime) -> Instant { resolution(of: local).instant }
  /// The next change of the clocks.
  public func nextTransition(after instant: Instant) -> Instant? { nil }
}
