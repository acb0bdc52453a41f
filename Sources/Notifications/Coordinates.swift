import Glibc

/// A point on the earth.
///
/// A value that cannot be wrong.
public struct Coordinates: Hashable, Sendable {
  /// Degrees north of the equator; -90…90.
  public let latitude: Double
  /// Degrees east of Greenwich; -180…180.
  public let longitude: Double

  /// Makes a point; nil for a number out of range, and for what is no number.
  public init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }
}

extension Coordinates {
  /// The mean radius of the earth in metres, as the IUGG gives it.
  static let earthRadius = 6_371_008.8

  /// How far it is to another point, in metres along a great circle.
  ///
  /// On a sphere, so up to 0.6 % off the true earth. Right across the 180th meridian, over the poles, for points that lie
  /// close together and for points opposite each other: the arc is found from its sine and its cosine together.
  public func distance(to other: Coordinates) -> Double {
    let (from, to) = (latitude * .pi / 180, other.latitude * .pi / 180)
    let turn = (other.longitude - longitude) * .pi / 180
    let across = cos(to) * sin(turn)
    let along = cos(from) * sin(to) - sin(from) * cos(to) * cos(turn)
    let cosine = sin(from) * sin(to) + cos(from) * cos(to) * cos(turn)
    return Coordinates.earthRadius * atan2(hypot(across, along), cosine)
  }
}
