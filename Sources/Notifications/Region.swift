/// A round place, and which crossings of its edge are told.
///
/// A value that cannot be wrong.
public struct Region: Hashable, Sendable {
  /// Its middle.
  public let centre: Coordinates
  /// How far it reaches from its middle, in metres; see `radii`.
  public let radius: Double
  /// Whether entering it is told.
  public let notifiesOnEntry: Bool
  /// Whether leaving it is told.
  public let notifiesOnExit: Bool

  /// The radii that are accepted, in metres: 1 m to 1,000 km.
  public static let radii = 1.0...1_000_000.0

  /// Makes a region; nil when one of the numbers is out of range, or when no crossing is told.
  public init?(
    latitude: Double, longitude: Double, radius: Double, notifiesOnEntry: Bool = true, notifiesOnExit: Bool = true
  ) {
    guard let centre = Coordinates(latitude: latitude, longitude: longitude) else { return nil }
    self.init(centre, radius: radius, notifiesOnEntry: notifiesOnEntry, notifiesOnExit: notifiesOnExit)
  }

  /// Makes a region around a point; nil when the radius is out of range, or when no crossing is told.
  public init?(_ centre: Coordinates, radius: Double, notifiesOnEntry: Bool = true, notifiesOnExit: Bool = true) {
    guard Region.radii.contains(radius), notifiesOnEntry || notifiesOnExit else { return nil }
    self.centre = centre
    self.radius = radius
    self.notifiesOnEntry = notifiesOnEntry
    self.notifiesOnExit = notifiesOnExit
  }

  /// Degrees north of the equator.
  public var latitude: Double { centre.latitude }

  /// Degrees east of Greenwich.
  public var longitude: Double { centre.longitude }
}

/// On which side of a region's edge the machine is.
public enum RegionSide: String, CaseIterable, Sendable {
  /// In the region.
  case inside
  /// Not in it.
  case outside
}

extension Region {
  /// Whether coming to this side from the other one is told.
  public func tells(_ side: RegionSide) -> Bool {
    switch side {
    case .inside: notifiesOnEntry
    case .outside: notifiesOnExit
    }
  }

  /// The side on which a position surely lies; nil when it may be either.
  ///
  /// The whole circle that a position is known to must lie on one side. So a position known no better than the region is
  /// wide never says that it was entered, and one that wavers about the edge decides nothing. One that claims to be
  /// exact gets a margin of a tenth of the radius, at most `leastMargin`.
  public func side(of position: Position) -> RegionSide? {
    let distance = centre.distance(to: position.coordinates)
    let margin = max(position.accuracy, min(Region.leastMargin, radius / 10))
    if distance + margin <= radius { return .inside }
    return distance - margin > radius ? .outside : nil
  }

  /// How far off the most exact position is taken to be, in metres, in a region that is not small.
  static let leastMargin = 10.0
}
