import Notifications
import Words

extension Language {
  /// At which crossings of a place an alarm rings, and where that is: "on arriving at 37.5665,126.978 (200 m)".
  public func crossing(at region: Region) -> String {
    let place = PlaceText(region)
    switch (region.notifiesOnEntry, region.notifiesOnExit) {
    case (true, true): return self("on arriving at or leaving %1 (%2)", place.coordinates, place.radiusText)
    case (_, true): return self("on leaving %1 (%2)", place.coordinates, place.radiusText)
    case (_, false): return self("on arriving at %1 (%2)", place.coordinates, place.radiusText)
    }
  }

  /// The same in fewer columns: "arriving: 37.5665,126.978 (200 m)".
  public func shortCrossing(at region: Region) -> String {
    let place = PlaceText(region)
    switch (region.notifiesOnEntry, region.notifiesOnExit) {
    case (true, true): return self("at %1 (%2)", place.coordinates, place.radiusText)
    case (_, true): return self("leaving: %1 (%2)", place.coordinates, place.radiusText)
    case (_, false): return self("arriving: %1 (%2)", place.coordinates, place.radiusText)
    }
  }

  /// What is said while alarms for a place cannot ring; the reason is a phrase of the desktop's.
  public func unlocated(_ reason: String) -> String {
    self("Where this machine is cannot be found out (%1): alarms for a place do not ring.", self.reason(reason))
  }

  /// Where the machine was last known to be, as seen from a place; nil while that is not known.
  public func whereabouts(_ side: RegionSide?) -> String {
    switch side {
    case .inside: self("This machine was last seen there.")
    case .outside: self("This machine was last seen elsewhere.")
    case nil: self("Where this machine is has not been found out since.")
    }
  }
}
