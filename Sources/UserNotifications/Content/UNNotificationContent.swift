import Foundation
import Notifications

/// What a notification says and how loudly it says it; `UNMutableNotificationContent` is the one that can be filled in.
///
/// A request copies its content: what is changed in the original afterwards changes nothing. Attachments are not offered.
public class UNNotificationContent: NSObject, NSCopying, NSMutableCopying {
  var record: ContentRecord
  var information: [AnyHashable: Any]

  /// Makes empty content.
  public override init() {
    record = ContentRecord()
    information = [:]
  }

  init(_ record: ContentRecord, information: [AnyHashable: Any]) {
    self.record = record
    self.information = information
  }

  /// The first line; may be empty.
  public var title: String { record.title }
  /// A second line below the title; empty for none.
  public var subtitle: String { record.subtitle }
  /// The text; empty for none.
  public var body: String { record.body }
  /// The badge from its delivery on: nil leaves it as it is, 0 clears it.
  ///
  /// A negative one is refused by `add` with `UNError.badgeInputInvalid`.
  public var badge: NSNumber? { record.badge.map { NSNumber(value: $0) } }
  /// The sound; nil for none.
  public var sound: UNNotificationSound? { record.sound.map { UNNotificationSound($0) } }
  /// What the program wants to find again: strings, integers, booleans, dates, data, floating-point numbers, and arrays and
  /// dictionaries of them, under keys that are strings.
  ///
  /// Comes back the same from the store. Anything else in it is refused by `add` with
  /// `UNError.notificationInvalidNoContent`, where Apple raises an exception.
  public var userInfo: [AnyHashable: Any] { information }
  /// The name of the category whose actions it offers; empty for none.
  public var categoryIdentifier: String { record.categoryIdentifier }
  /// What it belongs to; empty for none.
  ///
  /// Nothing is grouped by it here.
  public var threadIdentifier: String { record.threadIdentifier }
  /// Which window it belongs to, for the program to make something of; nil for none.
  public var targetContentIdentifier: String? { record.targetContentIdentifier }
  /// How far it may intrude; `active` unless set.
  public var interruptionLevel: UNNotificationInterruptionLevel { record.interruptionLevel }
  /// How important it is among the program's own, 0 to 1; kept, and nothing is sorted by it here.
  public var relevanceScore: Double { record.relevanceScore }
  /// What a focus filters by; kept and given back.
  public var filterCriteria: String? { record.filterCriteria }
  /// The picture shown while an app starts; not kept.
  public var launchImageName: String { record.launchImageName }

  /// Content of its own with the same values.
  public func copy(with zone: NSZone? = nil) -> Any {
    UNNotificationContent(record, information: information)
  }

  /// Content that can be changed, with the same values.
  public func mutableCopy(with zone: NSZone? = nil) -> Any {
    UNMutableNotificationContent(record, information: information)
  }

  /// Whether the other content says the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationContent else { return false }
    return record == other.record && StoredInformation(information) == StoredInformation(other.information)
  }

  /// Goes with `isEqual`.
  public override var hash: Int { record.hashValue }
}
