import Timekeeping

/// The rows of the notification centre that a change has asked to see.
public struct CentreRows: Hashable, Sendable {
  /// The pending requests asked for, by identifier; an identifier without an entry is not pending.
  public var pending: [String: PendingRequest]
  /// The requests asked for that wait for a place, by identifier.
  public var places: [String: PlaceRequest] = [:]
  /// The delivered notifications asked for, by identifier.
  public var delivered: [String: DeliveredNotification]
  /// The occurrences of the requests asked for that ring and have not been answered.
  public var ringing: [Occurrence]
  /// The badge.
  public var badge: Int
  /// What the user allows.
  public var settings: NotificationSettings

  /// Makes rows.
  public init(
    pending: [String: PendingRequest] = [:], delivered: [String: DeliveredNotification] = [:],
    ringing: [Occurrence] = [], badge: Int = 0, settings: NotificationSettings = NotificationSettings()
  ) {
    self.pending = pending
    self.delivered = delivered
    self.ringing = ringing
    self.badge = badge
    self.settings = settings
  }
}

extension CentreRows {
  /// These rows and others of the same moment.
  public func joined(with others: CentreRows) -> CentreRows {
    var rows = self
    rows.pending.merge(others.pending) { own, _ in own }
    rows.places.merge(others.places) { own, _ in own }
    rows.delivered.merge(others.delivered) { own, _ in own }
    let known = Set(ringing.map(\.key))
    rows.ringing += others.ringing.filter { !known.contains($0.key) }
    return rows
  }
}

/// What is to be saved and removed in one transaction; a value, so that a rule can be tested without a store.
public struct CentreChange: Hashable, Sendable {
  /// Identifiers of pending requests to remove; unknown ones are ignored.
  ///
  /// Removed before `save` and `watch`.
  public var removePending: [String] = []
  /// Pending requests to keep; each replaces the one with its identifier.
  public var save: [PendingRequest] = []
  /// Requests to keep that wait for a place; each replaces the one with its identifier.
  public var watch: [PlaceRequest] = []
  /// Identifiers of delivered notifications to take from the list.
  ///
  /// Removed before `deliver`.
  public var removeDelivered: [String] = []
  /// Deliveries: each is logged as an occurrence and replaces the delivered notification with its identifier.
  public var deliver: [DeliveredNotification] = []
  /// Occurrences whose state changes; each names a request and a scheduled instant.
  public var settle: [Occurrence] = []
  /// Threads whose switch the user has touched: what turned it off before is forgotten, before `settle`.
  public var touchedSwitches: [String] = []
  /// Occurrences that were void and have happened after all, in the state to give back to them; where the same one has
  /// come again it stays void.
  public var reinstate: [Occurrence] = []
  /// The badge to set; nil leaves it.
  ///
  /// With 0 nothing that came due before counts in it any more.
  public var badge: Int?
  /// What the user allows from now on; nil leaves it.
  public var settings: NotificationSettings?

  /// A change that does nothing.
  public init() {}

  /// Keeps what the delivery of another request has registered.
  mutating func register(_ followUp: FollowUp?) {
    // An instant may take the place of a place, or the other way round.
    if let followUp { removePending.append(followUp.request.identifier) }
    switch followUp {
    case .due(let pending): save.append(pending)
    case .place(let place): watch.append(place)
    case nil: break
    }
  }

  /// This change and then another.
  public mutating func append(_ other: CentreChange) {
    self = CentreChange.joining([self, other])
  }

  /// Several changes, one after another, as one: a later one may remove again what an earlier one saves.
  public static func joining(_ changes: [CentreChange]) -> CentreChange {
    var joined = CentreChange()
    var saved = LatestRequests<PendingRequest>()
    var watched = LatestRequests<PlaceRequest>()
    for change in changes {
      for identifier in change.removePending {
        saved.remove(identifier)
        watched.remove(identifier)
      }
      for pending in change.save { saved.put(pending, under: pending.request.identifier) }
      for place in change.watch { watched.put(place, under: place.request.identifier) }
      joined.removePending += change.removePending
      joined.removeDelivered += change.removeDelivered
      joined.deliver += change.deliver
      joined.settle += change.settle
      joined.reinstate += change.reinstate
      joined.touchedSwitches += change.touchedSwitches
      joined.badge = change.badge ?? joined.badge
      joined.settings = change.settings ?? joined.settings
    }
    joined.save = saved.all
    joined.watch = watched.all
    return joined
  }
}

/// Requests in the order they were put in, of each identifier the latest.
private struct LatestRequests<Request> {
  private var requests: [Request?] = []
  private var places: [String: Int] = [:]

  var all: [Request] { requests.compactMap(\.self) }

  mutating func put(_ request: Request, under identifier: String) {
    if let place = places.updateValue(requests.count, forKey: identifier) { requests[place] = nil }
    requests.append(request)
  }

  mutating func remove(_ identifier: String) {
    if let place = places.removeValue(forKey: identifier) { requests[place] = nil }
  }
}
