import Alarms
import NotificationStore
import Notifications

/// Deep links that wait in the inbox for a screen that is open; the first one to look takes them.
extension AlarmStore {
  private static let verb = "open"

  /// Leaves a link, and rings the bell.
  public func leave(_ link: DeepLink) async throws(AlarmError) {
    try write { () throws(StoreFault) in try tables.centre.post(verb: Self.verb, argument: link.text) }
  }

  /// Whether nobody has taken a link yet.
  public func isLeft(_ link: DeepLink) async throws(AlarmError) -> Bool {
    try telling { () throws(StoreFault) in
      try !tables.centre.rows(
        "SELECT 1 FROM inbox WHERE verb = 'open' AND argument = ? LIMIT 1", bind: { $0.bind(link.text, at: 1) },
        make: { _ in true }
      ).isEmpty
    }
  }

  /// Takes a link back.
  ///
  /// - Returns: false when somebody has taken it.
  public func takeBack(_ link: DeepLink) async throws(AlarmError) -> Bool {
    var wasLeft = false
    try write { () throws(StoreFault) in
      wasLeft = try tables.centre.takeMessages(verb: Self.verb, argument: link.text)
    }
    return wasLeft
  }

  /// Takes every link there is, oldest first.
  public func takeLinks() async throws(AlarmError) -> [DeepLink] {
    let isEmpty = try telling { () throws(StoreFault) in
      try tables.centre.rows("SELECT 1 FROM inbox WHERE verb = 'open' LIMIT 1") { _ in true }.isEmpty
    }
    guard !isEmpty else { return [] }
    var taken: [String] = []
    try write { () throws(StoreFault) in taken = try tables.centre.takeMessages(verb: Self.verb) }
    return taken.compactMap { DeepLink($0) }
  }
}
