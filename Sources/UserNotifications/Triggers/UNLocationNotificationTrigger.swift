import Foundation

/// Comes due when the machine enters or leaves a region, as GeoClue tells by `alarm-desktop`, while the program runs.
///
/// Where the machine is when the request is added is no crossing. A crossing is told when the whole circle that a position is
/// known to lies on the other side. Where it cannot be found out the request stays pending, and the error output says why.
public final class UNLocationNotificationTrigger: UNNotificationTrigger {
  /// Makes a trigger of a circular region; one of any other kind is refused by `add`.
  public convenience init(region: CLRegion, repeats: Bool) {
    self.init(.location(RegionRecord(region), repeats: repeats))
  }

  /// A copy of the region.
  public var region: CLRegion {
    switch record {
    case .location(let region, _): region.region
    case .calendar, .interval: CLRegion(named: "")
    }
  }
}
