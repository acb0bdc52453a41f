import Foundation
import Notifications

/// A region as a value.
struct RegionRecord: Hashable, Sendable {
  var identifier: String
  /// The circle; nil for a region that is none.
  var circle: Circle?
  var notifyOnEntry: Bool
  var notifyOnExit: Bool

  struct Circle: Hashable, Sendable {
    var center: CLLocationCoordinate2D
    var radius: CLLocationDistance
  }

  init(_ region: CLRegion) {
    identifier = region.identifier
    circle = (region as? CLCircularRegion).map { Circle(center: $0.center, radius: $0.radius) }
    notifyOnEntry = region.notifyOnEntry
    notifyOnExit = region.notifyOnExit
  }

  /// A copy of the region.
  var region: CLRegion {
    let region =
      circle.map { CLCircularRegion(center: $0.center, radius: $0.radius, identifier: identifier) }
      ?? CLRegion(named: identifier)
    region.notifyOnEntry = notifyOnEntry
    region.notifyOnExit = notifyOnExit
    return region
  }
}

// MARK: the centre's

extension RegionRecord {
  /// The region as the centre keeps it.
  ///
  /// - Throws: `.notificationInvalidNoDate` for one that cannot be watched, with the reason.
  func centreRegion() throws(UNError) -> Region {
    guard let circle else { throw UNError(.noCircle) }
    let region = Region(
      latitude: circle.center.latitude, longitude: circle.center.longitude, radius: circle.radius,
      notifiesOnEntry: notifyOnEntry, notifiesOnExit: notifyOnExit)
    guard let region else { throw UNError(.impossibleCircle) }
    return region
  }

  /// The record of a region that the centre has kept.
  ///
  /// - Parameter identifier: its name, which the centre does not keep.
  init(_ region: Region, identifier: String) {
    self.identifier = identifier
    circle = Circle(
      center: CLLocationCoordinate2D(latitude: region.latitude, longitude: region.longitude), radius: region.radius)
    notifyOnEntry = region.notifiesOnEntry
    notifyOnExit = region.notifiesOnExit
  }
}
