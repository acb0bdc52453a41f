import Alarms
import Notifications
import Timekeeping

/// The centre's rows in memory, changed exactly as the store changes its tables.
public struct ValueCentre: Sendable {
  /// Pending requests by identifier.
  public private(set) var pending: [String: PendingRequest] = [:]
  /// Requests that wait for a place by identifier.
  public private(set) var places: [String: PlaceRequest] = [:]
  /// Delivered notifications by identifier; their occurrences are in `occurrences`.
  public private(set) var listed: [String: DeliveredNotification] = [:]
  /// Every occurrence that came due, in the order of delivery.
  public private(set) var occurrences: [Occurrence] = []
  /// The badge.
  public private(set) var badge = 0
  /// What the user allows.
  public private(set) var settings: NotificationSettings

  /// An empty centre; everything is allowed unless told otherwise.
  public init(settings: NotificationSettings = NotificationSettings()) {
    self.settings = settings
  }

  /// Pending requests, next first.
  public var inOrder: [PendingRequest] {
    pending.values.sorted { ($0.due, $0.request.identifier) < ($1.due, $1.request.identifier) }
  }

  /// Requests that wait for a place, by identifier.
  public var watched: [PlaceRequest] {
    places.values.sorted { $0.request.identifier < $1.request.identifier }
  }

  /// Delivered notifications with what became of them, latest first.
  public var delivered: [DeliveredNotification] {
    listed.values.map(current).sorted {
      ($1.occurrence.delivered, $0.request.identifier) < ($0.occurrence.delivered, $1.request.identifier)
    }
  }

  /// What rings, earliest first.
  public var ringing: [DeliveredNotification] {
    delivered.filter { $0.occurrence.state == .ringing }.sorted { $0.occurrence.scheduled < $1.occurrence.scheduled }
  }

  /// The rows a change asks to see.
  public func rows(_ identifiers: [String]) -> CentreRows {
    var rows = CentreRows(
      pending: pending.filter { identifiers.contains($0.key) },
      delivered: listed.filter { identifiers.contains($0.key) },
      ringing: occurrences.filter { identifiers.contains($0.identifier) && $0.state == .ringing }, badge: badge,
      settings: settings)
    rows.places = places.filter { identifiers.contains($0.key) }
    return rows
  }

  /// What a request had delivered in a span before the clock was set back over it, unless it has come again.
  public func voided(_ identifier: String, in span: ClosedRange<Instant>) -> [Occurrence] {
    let all = occurrences.filter { $0.identifier == identifier && span.contains($0.scheduled) }
    let latest = Dictionary(all.map { ($0.scheduled, $0) }) { _, later in later }
    return latest.values.filter { $0.state == .voided }.sorted { $0.scheduled < $1.scheduled }
  }

  /// Makes a change.
  public mutating func apply(_ change: CentreChange) {
    for identifier in change.removePending {
      pending[identifier] = nil
      places[identifier] = nil
    }
    for request in change.save { pending[request.request.identifier] = request }
    for place in change.watch { places[place.request.identifier] = place }
    for identifier in change.removeDelivered { listed[identifier] = nil }
    for thread in change.touchedSwitches {
      for place in occurrences.indices where occurrences[place].thread == thread {
        occurrences[place].switchedOff = false
      }
    }
    for settled in change.settle {
      for place in occurrences.indices where occurrences[place].names(settled) { occurrences[place] = settled }
    }
    for given in change.reinstate {
      let latest = occurrences.lastIndex { $0.identifier == given.identifier && $0.scheduled == given.scheduled }
      if let latest, occurrences[latest].state == .voided { occurrences[latest] = given }
    }
    for delivered in change.deliver {
      // The same instant has come before, by a clock that was set back a little since.
      for place in occurrences.indices where occurrences[place].names(delivered.occurrence) { void(place) }
      occurrences.append(delivered.occurrence)
      listed[delivered.request.identifier] = delivered
    }
    badge = change.badge ?? badge
    settings = change.settings ?? settings
    if change.badge == 0 {
      for place in occurrences.indices { occurrences[place].countsInBadge = false }
    }
  }

  /// Notes the first noise of an occurrence.
  public mutating func note(_ step: SoundStep, _ identifier: String, _ scheduled: Instant) {
    for place in occurrences.indices {
      let occurrence = occurrences[place]
      guard occurrence.identifier == identifier, occurrence.scheduled == scheduled, occurrence.state != .voided,
        occurrence.sounded == nil
      else { continue }
      occurrences[place].sounded = step
    }
  }

  /// Notes what came of asking the content extension, and keeps what rings saying it.
  public mutating func note(_ answer: ExtensionAnswer) {
    let place = occurrences.firstIndex {
      $0.identifier == answer.identifier && $0.scheduled == answer.scheduled && $0.state != .voided
    }
    guard let place else { return }
    occurrences[place].extended = answer.report
    guard var delivered = listed[answer.identifier], occurrences[place].state == .ringing else { return }
    delivered.occurrence = occurrences[place]
    badge = delivered.change(answer.change, badge: badge, settings: settings) ?? badge
    listed[answer.identifier] = delivered
    occurrences[place] = delivered.occurrence
  }

  private mutating func void(_ place: Int) {
    occurrences[place].formerState = occurrences[place].state
    occurrences[place].state = .voided
    occurrences[place].countsInBadge = false
    occurrences[place].switchedOff = false
  }

  private func current(_ delivered: DeliveredNotification) -> DeliveredNotification {
    var delivered = delivered
    if let occurrence = occurrences.first(where: { $0.names(delivered.occurrence) }) {
      delivered.occurrence = occurrence
    }
    return delivered
  }
}

extension Occurrence {
  fileprivate func names(_ other: Occurrence) -> Bool {
    identifier == other.identifier && scheduled == other.scheduled && state != .voided
  }
}
