/// What the clocks of a zone show at one instant.
public struct LocalTime: Hashable, Sendable {
  /// The date and time on the wall.
  public let dateTime: LocalDateTime
  /// How far the clocks are ahead of UTC, in seconds; negative west of Greenwich.
  public let offsetSeconds: Int
  /// The zone's short name at that instant, such as "KST" or "+0330".
  public let abbreviation: String
  /// Whether the zone's rules call this daylight saving time.
  public let isDaylight: Bool

  /// Puts the four together.
  public init(dateTime: LocalDateTime, offsetSeconds: Int, abbreviation: String, isDaylight: Bool) {
    self.dateTime = dateTime
    self.offsetSeconds = offsetSeconds
    self.abbreviation = abbreviation
    self.isDaylight = isDaylight
  }
}
