import Foundation
import Notifications

/// What is asked of the notification centre: to deliver this content when this trigger comes due.
///
/// Content and trigger are copied when it is made.
public final class UNNotificationRequest: NSObject, NSCopying, Sendable {
  let record: RequestRecord

  init(_ record: RequestRecord) {
    self.record = record
  }

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - identifier: names it; adding another with the same identifier replaces it.
  ///   - content: what is delivered.
  ///   - trigger: when; nil delivers at once, and it is never pending.
  public convenience init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.init(identifier: identifier, content: content, trigger: trigger, followUp: nil)
  }

  /// Makes a request whose delivery registers another one, as Apple's cannot.
  ///
  /// It says "from a start date on, every week" without a delegate: the other request is added in the same step in which
  /// this one is delivered, whether the program runs then or finds out later, and is armed after this one's own instant.
  ///
  /// - Parameters:
  ///   - identifier: names the request.
  ///   - content: what it says.
  ///   - trigger: when; nil delivers at once.
  ///   - followUp: the request to be registered; with one of its own it may go on from there.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?,
    followUp: UNNotificationRequest?
  ) {
    record = RequestRecord(
      identifier: identifier, content: content.record, information: StoredInformation(content.information),
      trigger: trigger?.record, due: trigger?.due, followUp: followUp)
  }

  /// Names the request.
  public var identifier: String { record.identifier }

  /// A copy of what is delivered.
  public var content: UNNotificationContent {
    UNNotificationContent(record.content, information: record.information.information)
  }

  /// A copy of when it comes due; nil for at once.
  public var trigger: UNNotificationTrigger? {
    record.trigger.map { UNNotificationTrigger.trigger($0, due: record.due) }
  }

  /// The request that is registered when this one is delivered; nil for none.
  ///
  /// Apple has no such thing.
  public var followUp: UNNotificationRequest? { record.followUp }

  /// The same request; it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other request asks for the same.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationRequest)?.record == record
  }

  /// Goes with `isEqual`.
  public override var hash: Int { record.hashValue }
}

/// A request as a value.
struct RequestRecord: Hashable, Sendable {
  var identifier: String
  var content: ContentRecord
  var information: StoredInformation
  /// When; nil for at once.
  var trigger: TriggerRecord?
  /// When it comes due next, of one that is pending.
  var due: Date?
  var followUp: UNNotificationRequest?

  var repeats: Bool { trigger?.repeats ?? false }

  static func == (one: RequestRecord, other: RequestRecord) -> Bool {
    one.identifier == other.identifier && one.content == other.content && one.information == other.information
      && one.trigger == other.trigger && one.followUp == other.followUp
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
    hasher.combine(content)
    hasher.combine(trigger)
  }
}

extension RequestRecord {
  /// The request as the centre keeps it.
  ///
  /// - Throws: what `add` reports.
  func request() throws(UNError) -> NotificationRequest {
    if let misfit = information.misfit { throw UNError(.unkept(misfit)) }
    if let badge = content.badge, badge < 0 { throw UNError(.negativeBadge(badge)) }
    return NotificationRequest(
      identifier: identifier, content: content.content(information.values, regionIdentifier: trigger?.regionIdentifier),
      trigger: try trigger?.trigger(),
      followUp: try followUp?.record.request())
  }
}

extension UNNotificationRequest {
  /// A request that the centre has kept.
  convenience init(_ request: NotificationRequest, due: Date? = nil) {
    let (content, information) = ContentRecord.reading(request.content)
    self.init(
      RequestRecord(
        identifier: request.identifier, content: content, information: StoredInformation(values: information),

        trigger: request.trigger.flatMap { TriggerRecord($0, regionIdentifier: request.content.regionIdentifier) },
        due: due,
        followUp: request.followUp.map { UNNotificationRequest($0) }))
  }
}
