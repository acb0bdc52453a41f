import Timekeeping

/// Where the machine is, as far as that is known.
public struct Position: Hashable, Sendable {
  /// The most likely point.
  public let coordinates: Coordinates
  /// How far off it may be, in metres; not negative.
  public let accuracy: Double
  /// When it was found.
  public let taken: Instant

  /// Makes a position; nil when its accuracy is negative or no number, which is how an unknown one is told.
  public init?(_ coordinates: Coordinates, accuracy: Double, taken: Instant) {
    guard accuracy >= 0, accuracy.isFinite else { return nil }
    self.coordinates = coordinates
    self.accuracy = accuracy
    self.taken = taken
  }
}
