/// A latitude or longitude in degrees.
public typealias CLLocationDegrees = Double
/// A distance in metres.
public typealias CLLocationDistance = Double

/// A place on Earth (WGS 84), as CoreLocation names it, which is not on Linux.
public struct CLLocationCoordinate2D: Hashable, Sendable {
  /// Degrees north of the equator, −90 to 90.
  public var latitude: CLLocationDegrees
  /// Degrees east of Greenwich, −180 to 180.
  public var longitude: CLLocationDegrees

  /// Makes the place at 0° N, 0° E.
  public init() {
    self.init(latitude: 0, longitude: 0)
  }

  /// Makes a place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}
