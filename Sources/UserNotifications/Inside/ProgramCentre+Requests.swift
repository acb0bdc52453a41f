import Foundation
import Notifications
import NotificationStore
import Timekeeping
import Words

/// What is asked of the centre: requests and deliveries.
extension ProgramCentre {
  /// Keeps a request, or delivers it at once if it has no trigger.
  ///
  /// - Returns: nil, or why it is not kept.
  func add(_ request: RequestRecord) async -> (any Error)? {
    do {
      let now = surroundings.clock.now()
      let wanted = try request.request()
      let (change, badge) = try await opened().changeCentre([wanted.identifier]) {
        (rows, zones) throws(NotificationError) in
        let change = try CentreRules.adding(wanted, to: rows, now: now, zones: zones)
        return (change, (change, BadgeStep(change, before: rows.badge)))
      }
      apply(change)
      for delivered in change.deliver { present(delivered, badge: badge) }
      return nil
    } catch {
      return publicError(error)
    }
  }

  func removePending(_ identifiers: [String]) async {
    // What waits to be recorded is not pending any more.
    await change(CentreRules.removingPending(identifiers))
  }

  func removeAllPending() async {
    do {
      await removePending(try await pendingRequests().map(\.identifier))
    } catch {
      say(sentence(for: error))
    }
  }

  func removeDelivered(_ identifiers: [String]) async {
    for identifier in identifiers { withdraw(identifier) }
    await change(CentreRules.removingDelivered(identifiers))
  }

  func removeAllDelivered() async {
    do {
      await removeDelivered(try await opened().delivered().map(\.request.identifier))
    } catch {
      say(sentence(for: error))
    }
  }

  /// Every request that is pending, by when it comes due; those that wait for a place last.
  func pending() async -> [UNNotificationRequest] {
    await reading { (own) throws(NotificationError) in
      let presented = own.inHand.map { ($0.identifier, Date($0.plannedDue)) }
      return try await own.pendingRequests().filter { request in
        request.record.repeats || !presented.contains { $0 == request.identifier && $1 == request.record.due }
      }
    } ?? []
  }

  /// Every delivered notification, latest first.
  func delivered() async -> [UNNotification] {
    await reading { (own) throws(NotificationError) in
      try await own.opened().delivered().map { UNNotification($0) }
    } ?? []
  }

  /// What is pending by the store, what is in hand too.
  func pendingRequests() async throws(NotificationError) -> [UNNotificationRequest] {
    let store = try opened()
    let due = try await store.pending().map { UNNotificationRequest($0.request, due: Date($0.due)) }
    return due + (try await store.places().map { UNNotificationRequest($0.request) })
  }
}

/// What is asked of the centre: badge, permission, categories.
extension ProgramCentre {
  func setBadge(_ count: Int) async -> (any Error)? {
    guard count >= 0 else { return UNError(.negativeBadge(count)) }
    var change = CentreChange()
    change.badge = count
    do {
      try await commit(change)
      return nil
    } catch {
      return publicError(error)
    }
  }

  func badge() async -> Int {
    await reading { (own) throws(NotificationError) in try await own.opened().badge() } ?? 0
  }

  func notificationSettings() async -> NotificationSettings {
    await reading { (own) throws(NotificationError) in try await own.opened().notificationSettings() } ?? settings
  }

  func setCategories(_ categories: [NotificationCategory]) async {
    self.categories = Dictionary(categories.map { ($0.identifier, $0) }) { _, later in later }
    do {
      try await opened().setCategories(categories)
    } catch {
      say(sentence(for: error))
    }
  }

  func notificationCategories() async -> [NotificationCategory] {
    await reading { (own) throws(NotificationError) in try await own.opened().categories() } ?? []
  }
}

// MARK: the store

extension ProgramCentre {
  /// Commits a change that needs to see nothing.
  func commit(_ change: CentreChange) async throws(NotificationError) {
    try await opened().changeCentre([]) { (_, _) throws(NotificationError) in (change, ()) }
    apply(change)
  }

  /// The same for what has no way of reporting an error.
  private func change(_ change: CentreChange) async {
    do {
      try await commit(change)
    } catch {
      say(sentence(for: error))
    }
  }

  /// Brings what is known here in line with a change.
  func apply(_ change: CentreChange) {
    plan.apply(change)
    takePlaces(of: change)
    settings = change.settings ?? settings
    arm()
  }

  /// Reads something that has no way of reporting an error; nil where there is one, which is said.
  private func reading<Value>(
    _ read: (isolated ProgramCentre) async throws(NotificationError) -> Value
  ) async -> Value? {
    do {
      return try await read(self)
    } catch {
      say(sentence(for: error))
      return nil
    }
  }

  func sentence(for error: any Error) -> String {
    surroundings.name.visible + ": " + publicError(error).localizedDescription.visible
  }

  /// An error of the centre as the program sees it.
  func publicError(_ error: any Error) -> any Error {
    switch error {
    case let fault as StoreFault: CocoaError(fault, surroundings.language)
    case let error as NotificationError: error.published(surroundings.language)
    default: error
    }
  }
}
