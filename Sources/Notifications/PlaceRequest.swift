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

extension PlaceRequest {
  /// What a position shows that was not known before; nil for nothing.
  ///
  /// The first side that is known is no crossing: who is in a place when it is asked for must leave it before entering is
  /// told. Afterwards a position on the other side is one, however long nobody looked. One that was taken before the
  /// latest sighting shows nothing, as one does that may lie on either side; a sighting that lies in the future, because
  /// the clock was set back since, keeps none out.
  public func seeing(_ position: Position, now: Instant) -> PlaceStep? {
    let taken = min(position.taken, now)
    if let since = sighting?.since, since <= now, taken <= since { return nil }
    guard let side = region.side(of: position), side != sighting?.side else { return nil }
    let place = with(RegionSighting(side, since: taken))
    return PlaceStep(place: place, isTold: sighting != nil && region.tells(side))
  }

  /// The same request with the machine seen elsewhere.
  public func with(_ sighting: RegionSighting?) -> PlaceRequest {
    var place = self
    place.sighting = sighting
    return place
  }

  /// The same request saying and sounding something else; its place and what is known of it stay.
  public func carrying(_ content: NotificationContent, graceSeconds: Int) -> PlaceRequest {
    var request = request
    request.content = content
    request.graceSeconds = graceSeconds
    return PlaceRequest(request: request, added: added, sighting: sighting) ?? self
  }

  /// Whether both wait for the same, asked for at the same time.
  public func isSame(as other: PlaceRequest) -> Bool {
    request.trigger == other.request.trigger && added == other.added
  }
}

/// What a position has shown of a place.
public struct PlaceStep: Hashable, Sendable {
  /// The request with its new sighting.
  public let place: PlaceRequest
  /// Whether the request is to be told of it, and comes due.
  public let isTold: Bool
}

extension PlaceStep {
  /// What is to be done with the request now; nil when it is not told of this crossing.
  ///
  /// It is scheduled for the instant at which the position was taken, so that one that is heard of late counts as late.
  ///
  /// - Parameters:
  ///   - now: what time it is.
  ///   - zones: where what follows it looks up local times.
  public func delivery(at now: Instant, in zones: Zones) -> Delivery? {
    guard isTold, let since = place.sighting?.since else { return nil }
    let request = place.request
    return Delivery(
      request: request, scheduled: since, passed: 0, isMissed: now - since > .seconds(request.graceSeconds),
      rearmed: nil, watched: request.trigger?.repeats == true ? place : nil,
      followUp: request.followUp(after: since, now: now, in: zones))
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
