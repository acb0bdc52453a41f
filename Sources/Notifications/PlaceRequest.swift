import Timekeeping

/// A request the centre keeps until its place is entered or left; no instant can be told when that is.
///
/// It is pending like any other and yet no `PendingRequest`: no plan holds it, and no clock or zone moves it.
public struct PlaceRequest: Hashable, Sendable {
  /// What was asked; its trigger is a place.
  public let request: NotificationRequest
  /// The place.
  public let region: Region
  /// When it was added.
  public let added: Instant
  /// Where the machine was last known to be; nil until that is known for the first time.
  public private(set) var sighting: RegionSighting?

  /// Makes one as the store kept it; nil when the request's trigger is no place.
  public init?(request: NotificationRequest, added: Instant, sighting: RegionSighting? = nil) {
    guard case .location(let region, _)? = request.trigger else { return nil }
    self.request = request
    self.region = region
    self.added = added
    self.sighting = sighting
  }
}

/// On which side of a region the machine was seen, and when.
public struct RegionSighting: Hashable, Sendable {
  /// The side.
  public let side: RegionSide
  /// When the position was taken that showed it on this side for the first time.
  public let since: Instant

  /// Makes a sighting.
  public init(_ side: RegionSide, since: Instant) {
    self.side = side
    self.since = since
  }
}
