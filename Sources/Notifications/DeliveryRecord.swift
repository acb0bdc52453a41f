import Timekeeping

/// A delivery as a plan foresaw it.
public struct PlannedDelivery: Hashable, Sendable {
  /// What came due.
  public var delivery: Delivery
  /// The due instant in the plan; a row with another one has been changed since.
  public var plannedDue: Instant
  /// What is to be another in its content.
  public var change: ContentChange
  /// What came of asking the content extension about it; nil while nothing has.
  public var report: ExtensionReport?
  /// The request with the sighting that made it due; nil for what came due at an instant.
  public var place: PlaceRequest?

  /// Makes a planned delivery.
  public init(
    delivery: Delivery, plannedDue: Instant, change: ContentChange = ContentChange(), report: ExtensionReport? = nil,
    place: PlaceRequest? = nil
  ) {
    self.place = place
    self.delivery = delivery
    self.plannedDue = plannedDue
    self.change = change
    self.report = report
  }
}

/// What changes in the centre when one delivery after another is recorded.
///
/// Each is taken, made an occurrence by whoever knows what becomes of it, and delivered.
public struct DeliveryRecord: Sendable {
  /// What has changed so far; `finished` is what to commit.
  public var change = CentreChange()
  /// Identifiers whose request was removed or changed since the plan was made.
  public private(set) var superseded: [String] = []

  private let rows: CentreRows
  private var pending: [String: PendingRequest]
  private var places: [String: PlaceRequest]
  private var recorded: Set<OccurrenceKey>

  /// Begins a record.
  ///
  /// - Parameter rows: the centre before: what is pending, listed and rings of the requests that came due.
  public init(rows: CentreRows) {
    self.rows = rows
    pending = rows.pending
    places = rows.places
    recorded = Set(rows.ringing.map(\.key))
  }

  /// A delivery as it is to be recorded: of the request as it now lies in the store, with its content changed.
  ///
  /// - Returns: nil for one that is recorded already, or whose request has been removed or changed since it was planned.
  public mutating func take(_ planned: PlannedDelivery, now: Instant, in zones: Zones) -> Delivery? {
    let identifier = planned.delivery.request.identifier
    let key = OccurrenceKey(identifier: identifier, scheduled: planned.delivery.scheduled)
    guard recorded.insert(key).inserted else { return nil }
    guard var delivery = found(planned, now: now, in: zones) else {
      if rows.delivered[identifier]?.occurrence.key != key { superseded.append(identifier) }
      return nil
    }
    // Of this delivery alone: the request goes on as it was.
    delivery.request.content = delivery.request.content.changed(by: planned.change)
    return delivery
  }

  /// A planned delivery of the request as it now lies in the store; nil when it is another one, or has been told of the
  /// crossing already.
  private func found(_ planned: PlannedDelivery, now: Instant, in zones: Zones) -> Delivery? {
    let identifier = planned.delivery.request.identifier
    guard let place = planned.place else {
      guard let found = pending[identifier], found.due == planned.plannedDue else { return nil }
      return planned.delivery.carrying(found, now: now, in: zones)
    }
    guard let found = places[identifier], found.isSame(as: place), found.sighting?.side != place.sighting?.side else {
      return nil
    }
    return planned.delivery.carrying(found, now: now, in: zones)
  }

  /// Counts a delivery in the badge as its content says, where the user allows that.
  public mutating func count(_ occurrence: inout Occurrence, of delivery: Delivery) {
    let content = delivery.request.content
    guard content.presentation(under: rows.settings, isMissed: delivery.isMissed).contains(.badge) else { return }
    let badge = change.badge ?? rows.badge
    let counted = content.badge.applied(to: badge)
    if counted != badge { change.badge = counted }
    occurrence.countsInBadge = content.badge == .oneMore
  }

  /// Puts a delivery into the list and the log, and lets its request go on.
  public mutating func deliver(_ delivery: Delivery, as occurrence: Occurrence) {
    let identifier = delivery.request.identifier
    change.deliver.append(DeliveredNotification(request: delivery.request, occurrence: occurrence))
    change.removePending.append(identifier)
    pending[identifier] = delivery.rearmed
    if let rearmed = delivery.rearmed { change.save.append(rearmed) }
    places[identifier] = delivery.watched
    if let watched = delivery.watched { change.watch.append(watched) }
    change.register(delivery.followUp)
    guard let followUp = delivery.followUp else { return }
    pending[followUp.request.identifier] = followUp.pending
    places[followUp.request.identifier] = followUp.place
  }

  /// The whole change; of a request that came due more than once only what it is in the end is saved.
  public func finished() -> CentreChange {
    var finished = change
    finished.save.removeAll { pending[$0.request.identifier] != $0 }
    finished.watch.removeAll { places[$0.request.identifier] != $0 }
    return finished
  }
}

extension CentreRules {
  /// Records what came due in a program that presents it once: list, log, badge, the requests as they go on, what follows them.
  ///
  /// What came due longer ago than its grace is listed as missed.
  ///
  /// - Parameters:
  ///   - deliveries: what came due by a plan, earliest first.
  ///   - rows: the rows of their requests.
  ///   - now: when it was delivered.
  ///   - zones: where local times are looked up.
  /// - Returns: the change, and the identifiers whose request was removed or changed since the plan was made: nothing is
  ///   recorded of these.
  public static func delivering(
    _ deliveries: [PlannedDelivery], rows: CentreRows, now: Instant, zones: Zones
  ) -> (CentreChange, superseded: [String]) {
    var record = DeliveryRecord(rows: rows)
    for planned in deliveries {
      guard let delivery = record.take(planned, now: now, in: zones) else { continue }
      var occurrence = Occurrence(delivery, at: now, state: delivery.isMissed ? .missed : .stopped)
      record.count(&occurrence, of: delivery)
      record.deliver(delivery, as: occurrence)
    }
    return (record.finished(), record.superseded)
  }
}

extension Occurrence {
  /// The occurrence that a delivery gives.
  public init(_ delivery: Delivery, at now: Instant, state: OccurrenceState) {
    let request = delivery.request
    self.init(
      identifier: request.identifier, thread: request.content.threadIdentifier, scheduled: delivery.scheduled,
      delivered: now, state: state, passed: delivery.passed,
      countsElapsedTime: request.trigger?.followsElapsedTime ?? false)
  }
}

extension Delivery {
  /// The same delivery of the request as it now lies in the store, which may say or repeat something else than the plan.
  fileprivate func carrying(_ pending: PendingRequest, now: Instant, in zones: Zones) -> Delivery {
    guard pending.request != request else { return self }
    var delivery = self
    delivery.request = pending.request
    if pending.request.followUp != request.followUp {
      delivery.followUp = pending.request.followUp(after: scheduled, now: now, in: zones)
    }
    do {
      delivery.rearmed = try pending.rearmed(after: scheduled, in: zones)
    } catch {
      delivery.rearmed?.request = pending.request  // Its zone cannot be read any more: it goes on as the plan foresaw.
    }
    return delivery
  }

  /// The same for a request that waited for a place.
  fileprivate func carrying(_ place: PlaceRequest, now: Instant, in zones: Zones) -> Delivery {
    var delivery = self
    delivery.request = place.request
    if place.request.followUp != request.followUp {
      delivery.followUp = place.request.followUp(after: scheduled, now: now, in: zones)
    }
    delivery.watched = watched.map { place.with($0.sighting) }
    return delivery
  }
}
