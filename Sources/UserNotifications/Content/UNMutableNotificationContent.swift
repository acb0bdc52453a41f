import Foundation

/// Content to be filled in; see `UNNotificationContent` for what its properties mean.
public final class UNMutableNotificationContent: UNNotificationContent {
  /// The first line.
  public override var title: String {
    get { record.title }
    set { record.title = newValue }
  }

  /// A second line below the title.
  public override var subtitle: String {
    get { record.subtitle }
    set { record.subtitle = newValue }
  }

  /// The text.
  public override var body: String {
    get { record.body }
    set { record.body = newValue }
  }

  /// The badge from its delivery on: nil leaves it as it is, 0 clears it.
  public override var badge: NSNumber? {
    get { record.badge.map { NSNumber(value: $0) } }
    set { record.badge = newValue?.intValue }
  }

  /// The sound; nil for none.
  public override var sound: UNNotificationSound? {
    get { record.sound.map { UNNotificationSound($0) } }
    set { record.sound = newValue?.sound }
  }

  /// What the program wants to find again.
  public override var userInfo: [AnyHashable: Any] {
    get { information }
    set { information = newValue }
  }

  /// The name of the category whose actions it offers.
  public override var categoryIdentifier: String {
    get { record.categoryIdentifier }
    set { record.categoryIdentifier = newValue }
  }

  /// What it belongs to.
  public override var threadIdentifier: String {
    get { record.threadIdentifier }
    set { record.threadIdentifier = newValue }
  }

  /// Which window it belongs to.
  public override var targetContentIdentifier: String? {
    get { record.targetContentIdentifier }
    set { record.targetContentIdentifier = newValue }
  }

  /// How far it may intrude.
  public override var interruptionLevel: UNNotificationInterruptionLevel {
    get { record.interruptionLevel }
    set { record.interruptionLevel = newValue }
  }

  /// How important it is among the program's own, 0 to 1.
  public override var relevanceScore: Double {
    get { record.relevanceScore }
    set { record.relevanceScore = newValue }
  }

  /// What a focus filters by.
  public override var filterCriteria: String? {
    get { record.filterCriteria }
    set { record.filterCriteria = newValue }
  }

  /// The picture shown while an app starts.
  public override var launchImageName: String {
    get { record.launchImageName }
    set { record.launchImageName = newValue }
  }
}
