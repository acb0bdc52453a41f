/// One way a zone sets its clocks: the "local time type" of RFC 9636.
struct ZoneType: Hashable, Sendable {
  /// Seconds ahead of UTC.
  let offset: Int64
  let isDaylight: Bool
  let abbreviation: String

  /// The offsets RFC 9636 allows: more than -25 h, less than 26 h.
  static let offsets: ClosedRange<Int64> = -89_999...93_599
}
