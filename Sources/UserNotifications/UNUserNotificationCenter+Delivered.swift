extension UNUserNotificationCenter {
  /// Asks for what was delivered and is still listed, the latest first.
  ///
  /// - Parameter completionHandler: called once; with none, and a sentence on the error output, when the store cannot be
  ///   read.
  public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
    own.order { own in
      let notifications = await own.delivered()
      own.calls.complete { completionHandler(notifications) }
    }
  }

  /// What was delivered and is still listed, the latest first.
  public func deliveredNotifications() async -> [UNNotification] {
    await withCheckedContinuation { continuation in
      own.order { continuation.resume(returning: await $0.delivered()) }
    }
  }

  /// Takes notifications out of the list, off the desktop, and ends their sounds; identifiers not listed are ignored.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    own.order { await $0.removeDelivered(identifiers) }
  }

  /// Takes every notification out of the list.
  public func removeAllDeliveredNotifications() {
    own.order { await $0.removeAllDelivered() }
  }

  /// Sets the badge; 0 clears it.
  ///
  /// It is kept in the program's store. Desktops show it only where a launcher does.
  ///
  /// - Parameters:
  ///   - newBadgeCount: what it is to show.
  ///   - completionHandler: called once, with `UNError.badgeInputInvalid` for a negative number, a `CocoaError` when the
  ///     store cannot be written, else nil.
  public func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    own.order { own in
      let error = await own.setBadge(newBadgeCount)
      guard let completionHandler else { return }
      own.calls.complete { completionHandler(error) }
    }
  }

  /// The badge as it is kept; Apple's is read from the application.
  public func badgeCount() async -> Int {
    await withCheckedContinuation { continuation in
      own.order { continuation.resume(returning: await $0.badge()) }
    }
  }

  /// The same; throws what the other form reports.
  public func setBadgeCount(_ newBadgeCount: Int) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      own.order { own in
        if let error = await own.setBadge(newBadgeCount) {
          continuation.resume(throwing: error)
        } else {
          continuation.resume()
        }
      }
    }
  }
}
