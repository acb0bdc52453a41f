import NotificationStore
import Notifications
import Timekeeping

/// What a delivery has done to the badge.
struct BadgeStep: Hashable, Sendable {
  let before: Int
  let after: Int

  /// The step of a change; nil for one that leaves the badge.
  init?(_ change: CentreChange, before: Int) {
    guard let after = change.badge, after != before else { return nil }
    (self.before, self.after) = (before, after)
  }
}

/// Writing down what was delivered.
extension ProgramCentre {
  /// How long a store that takes nothing is left alone.
  private static let pause = 2.0

  /// Writes down a delivery: list, badge, the request as it goes on, and what it is followed by, in one transaction.
  ///
  /// A store that would not take it is tried again; until it has, the delivery is in hand and not made again.
  func record(_ number: Int) async {
    guard let held = inHand.first(where: { $0.number == number }) else { return }
    do {
      let now = surroundings.clock.now()
      let (change, badge) = try await opened().changeCentre([held.identifier]) {
        (rows, zones) throws(NotificationError) in
        let change = held.recording(rows: rows, now: now, zones: zones)
        return (change, (change, BadgeStep(change, before: rows.badge)))
      }
      let options = inHand.first { $0.number == number }?.options ?? held.options
      inHand.removeAll { $0.number == number }
      shown[number]?.badge = badge
      apply(change)
      // The user allows no list, or the delegate has answered while the store was locked.
      if options != held.options || !options.contains(.list) { takeBack(number, keeping: options) }
    } catch {
      say(sentence(for: error))
      executor.queue.asyncAfter(deadline: .now() + ProgramCentre.pause) { [weak self] in
        self?.order { await $0.record(number) }
      }
    }
  }

  /// Takes a delivery out of the list and back from the badge, as far as it is not presented in these ways.
  func takeBack(_ number: Int, keeping options: PresentationOptions) {
    if let place = inHand.firstIndex(where: { $0.number == number }) {
      inHand[place].options = options
      return
    }
    guard let shown = shown[number] else { return }
    let identifier = shown.notification.request.identifier
    let badge = options.contains(.badge) ? nil : shown.badge
    let isListed = options.contains(.list)
    order { await $0.commitQuietly(removing: isListed ? [] : [identifier], undoing: badge) }
  }

  private func commitQuietly(removing identifiers: [String], undoing badge: BadgeStep?) async {
    await commitQuietly([]) { rows in
      var change = CentreRules.removingDelivered(identifiers)
      // Who has set it since knows better.
      if let badge, rows.badge == badge.after { change.badge = badge.before }
      return change
    }
  }

  /// Writes down on which side of its region the machine is, of which nobody is told.
  func record(sighting place: PlaceRequest) async {
    let identifier = place.request.identifier
    await commitQuietly([identifier]) { rows in
      var change = CentreChange()
      if let stored = rows.places[identifier], stored.isSame(as: place) {
        change.watch = [stored.with(place.sighting)]
      }
      return change
    }
  }

  private func commitQuietly(
    _ identifiers: [String], _ change: @escaping @Sendable (CentreRows) -> CentreChange
  ) async {
    do {
      let change = try await opened().changeCentre(identifiers) { (rows, _) throws(NotificationError) in
        let change = change(rows)
        return (change, change)
      }
      apply(change)
    } catch {
      say(sentence(for: error))
    }
  }
}

extension InHand {
  /// What changes by this delivery.
  func recording(rows: CentreRows, now: Instant, zones: Zones) -> CentreChange {
    let planned = PlannedDelivery(delivery: delivery, plannedDue: plannedDue, place: place)
    var (change, superseded) = CentreRules.delivering([planned], rows: rows, now: now, zones: zones)
    if !superseded.isEmpty {
      // Removed, or added anew, in the moment it came due: it was delivered all the same.
      change = CentreChange()
      let occurrence = Occurrence(delivery, at: now, state: delivery.isMissed ? .missed : .stopped)
      change.deliver = [DeliveredNotification(request: delivery.request, occurrence: occurrence)]
      change.badge = delivery.request.content.badge.applied(to: rows.badge)
    }
    if !options.contains(.badge) { change.badge = nil }
    return change
  }
}
