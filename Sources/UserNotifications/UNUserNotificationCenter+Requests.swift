extension UNUserNotificationCenter {
  /// Keeps a request until it comes due; one with the same identifier that is pending is replaced.
  ///
  /// One without a trigger is delivered at once. When a request comes due whose identifier is among the delivered
  /// notifications, it takes that one's place, on top, and alerts anew.
  ///
  /// - Parameters:
  ///   - request: the request.
  ///   - completionHandler: called once, with nil when it is kept, else with a `UNError`: `notificationsNotAllowed` when
  ///     the user has denied notifications; `notificationInvalidNoDate` for a date that is past, impossible or empty, for
  ///     an interval of 0 or less, and for one below 60 seconds that repeats; `notificationInvalidNoContent` for `userInfo`
  ///     that cannot be kept; `badgeInputInvalid` for a negative badge. Apple reports none of the first two on phones, and
  ///     raises an exception for the interval. Or with a `CocoaError` when the store cannot be written.
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let record = request.record
    own.order { own in
      let error = await own.add(record)
      guard let completionHandler else { return }
      own.calls.complete { completionHandler(error) }
    }
  }

  /// The same; throws what the other form reports.
  public func add(_ request: UNNotificationRequest) async throws {
    let record = request.record
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      own.order { own in
        if let error = await own.add(record) { continuation.resume(throwing: error) } else { continuation.resume() }
      }
    }
  }

  /// Asks for every pending request, by when it comes due.
  ///
  /// - Parameter completionHandler: called once; with none, and a sentence on the error output, when the store cannot be
  ///   read.
  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    own.order { own in
      let requests = await own.pending()
      own.calls.complete { completionHandler(requests) }
    }
  }

  /// Every pending request, by when it comes due.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] {
    await withCheckedContinuation { continuation in
      own.order { continuation.resume(returning: await $0.pending()) }
    }
  }

  /// Takes requests out before they come due; identifiers that are not pending are ignored.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    own.order { await $0.removePending(identifiers) }
  }

  /// Takes every request out.
  public func removeAllPendingNotificationRequests() {
    own.order { await $0.removeAllPending() }
  }
}
