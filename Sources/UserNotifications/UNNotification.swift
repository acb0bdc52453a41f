import Foundation
import Notifications

/// A request that has come due.
public final class UNNotification: NSObject, NSCopying, Sendable {
  /// When it came due; where nothing ran then, that is earlier than anybody noticed.
  public let date: Date
  /// The request as it was then.
  public let request: UNNotificationRequest

  init(date: Date, request: UNNotificationRequest) {
    self.date = date
    self.request = request
  }

  convenience init(_ delivered: DeliveredNotification) {
    self.init(date: Date(delivered.occurrence.scheduled), request: UNNotificationRequest(delivered.request))
  }

  /// The same notification; it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other one is of the same request at the same time.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotification else { return false }
    return date == other.date && request.isEqual(other.request)
  }

  /// Goes with `isEqual`.
  public override var hash: Int { request.hash }
}
