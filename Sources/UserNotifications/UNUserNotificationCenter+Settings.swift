import Notifications

extension UNUserNotificationCenter {
  /// Asks the user, once, whether this program may show notifications; the answer is kept with the program's store.
  ///
  /// It is asked on the controlling terminal, `/dev/tty`. Without one, or in a job in the background, the answer is yes, and
  /// the error output says so. A later call gives the answer that was kept and asks nobody; a program that was allowed may
  /// name further kinds. What is added before anybody was asked is kept and presented.
  ///
  /// - Parameters:
  ///   - options: what it wants to do; alert, sound and badge mean something here, and none of them means all.
  ///   - completionHandler: called once, with whether it may; with an error when the answer could not be kept.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    own.requestAuthorization(options.kinds) { [calls = own.calls] result in
      calls.complete {
        switch result {
        case .success(let isGranted): completionHandler(isGranted, nil)
        case .failure(let error): completionHandler(false, error)
        }
      }
    }
  }

  /// The same; returns whether it may, and throws when the answer could not be kept.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      own.requestAuthorization(options.kinds) { continuation.resume(with: $0) }
    }
  }

  /// Asks what the user allows.
  public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    own.order { own in
      let settings = UNNotificationSettings(await own.notificationSettings())
      own.calls.complete { completionHandler(settings) }
    }
  }

  /// What the user allows.
  public func notificationSettings() async -> UNNotificationSettings {
    await withCheckedContinuation { continuation in
      own.order { continuation.resume(returning: UNNotificationSettings(await $0.notificationSettings())) }
    }
  }

  /// Says which categories the program's notifications belong to, in place of those it said before.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    let new = categories.map(\.category).sorted { $0.identifier < $1.identifier }
    own.order { await $0.setCategories(new) }
  }

  /// Asks which categories there are.
  public func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    own.order { own in
      let categories = Set(await own.notificationCategories().map { UNNotificationCategory($0) })
      own.calls.complete { completionHandler(categories) }
    }
  }

  /// Which categories there are.
  public func notificationCategories() async -> Set<UNNotificationCategory> {
    await withCheckedContinuation { continuation in
      own.order { own in
        continuation.resume(returning: Set(await own.notificationCategories().map { UNNotificationCategory($0) }))
      }
    }
  }
}

extension UNAuthorizationOptions {
  /// The kinds that mean something here; all where it names none.
  fileprivate var kinds: AuthorizationOptions {
    let kinds = AuthorizationOptions(rawValue: rawValue).intersection(.all)
    return kinds.isEmpty ? .all : kinds
  }
}
