import Foundation

/// A part of the Earth that can be entered and left, as CoreLocation names it, which is not on Linux.
///
/// Only circles can be made, by `CLCircularRegion`.
public class CLRegion: NSObject, NSCopying {
  /// Names the region.
  public let identifier: String
  /// Whether entering it counts; true unless set.
  public var notifyOnEntry = true
  /// Whether leaving it counts; true unless set.
  public var notifyOnExit = true

  init(named identifier: String) {
    self.identifier = identifier
  }

  /// A region of its own with the same values.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = CLRegion(named: identifier)
    copy.notifyOnEntry = notifyOnEntry
    copy.notifyOnExit = notifyOnExit
    return copy
  }
}

/// A circle on the Earth.
public final class CLCircularRegion: CLRegion {
  /// Its centre.
  public let center: CLLocationCoordinate2D
  /// Its radius in metres.
  public let radius: CLLocationDistance

  /// Makes a circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(named: identifier)
  }

  /// A circle of its own with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = CLCircularRegion(center: center, radius: radius, identifier: identifier)
    copy.notifyOnEntry = notifyOnEntry
    copy.notifyOnExit = notifyOnExit
    return copy
  }
}
