import Foundation

/// Comes due when the machine enters or leaves a region.
///
/// Kept pending; places are watched by `alarm` only, so that it is delivered by no program that uses this library yet.
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
