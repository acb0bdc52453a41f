import Notifications

/// Content as a value, all but what the program gave along.
struct ContentRecord: Hashable, Sendable {
  var title = ""
  var subtitle = ""
  var body = ""
  var badge: Int?
  var sound: SoundRecord?
  var categoryIdentifier = ""
  var threadIdentifier = ""
  var targetContentIdentifier: String?
  var interruptionLevel = UNNotificationInterruptionLevel.active
  var relevanceScore = 0.0
  var filterCriteria: String?
  var launchImageName = ""
}

/// What the centre has no place for travels in its `userInfo`, under names that no program would choose.
private enum OwnKey: String, CaseIterable {
  case ringtone = "UserNotifications.sound.isRingtone"
  case relevanceScore = "UserNotifications.relevanceScore"
  case filterCriteria = "UserNotifications.filterCriteria"
  case regionIdentifier = "UserNotifications.region.identifier"
}

extension ContentRecord {
  /// The content as the centre keeps it.
  ///
  /// - Parameters:
  ///   - information: what the program gave along.
  ///   - regionIdentifier: the name of the region that its trigger waits for; nil for any other trigger.
  func content(_ information: [String: UserInfoValue], regionIdentifier: String?) -> NotificationContent {
    var userInfo = information
    if sound?.isRingtone == true { userInfo[OwnKey.ringtone.rawValue] = .boolean(true) }
    if relevanceScore != 0 { userInfo[OwnKey.relevanceScore.rawValue] = .real(relevanceScore) }
    if let filterCriteria { userInfo[OwnKey.filterCriteria.rawValue] = .string(filterCriteria) }
    if let regionIdentifier { userInfo[OwnKey.regionIdentifier.rawValue] = .string(regionIdentifier) }
    return NotificationContent(
      title: title, subtitle: subtitle, body: body,
      sound: sound.map { NotificationSound(tone: $0.name, volume: 100, swellSeconds: 0) },
      badge: badge.map(BadgeChange.set) ?? .unchanged, categoryIdentifier: categoryIdentifier,
      threadIdentifier: threadIdentifier, interruptionLevel: interruptionLevel.level, link: targetContentIdentifier,
      userInfo: userInfo)
  }

  /// The record of content that the centre has kept, and what the program gave along.
  static func reading(_ content: NotificationContent) -> (record: ContentRecord, information: [String: UserInfoValue]) {
    var record = ContentRecord()
    record.title = content.title
    record.subtitle = content.subtitle
    record.body = content.body
    record.badge = content.badge.fixed
    record.sound = content.soundRecord
    record.categoryIdentifier = content.categoryIdentifier
    record.threadIdentifier = content.threadIdentifier
    record.targetContentIdentifier = content.link
    record.interruptionLevel = UNNotificationInterruptionLevel(content.interruptionLevel)
    if case .real(let score) = content.userInfo[OwnKey.relevanceScore.rawValue] { record.relevanceScore = score }
    if case .string(let filter) = content.userInfo[OwnKey.filterCriteria.rawValue] { record.filterCriteria = filter }
    let own = Set(OwnKey.allCases.map(\.rawValue))
    return (record, content.userInfo.filter { !own.contains($0.key) })
  }
}

extension NotificationContent {
  /// The sound as this program asked for it; nil for none.
  var soundRecord: SoundRecord? {
    sound.map { SoundRecord(name: $0.tone, isRingtone: userInfo[OwnKey.ringtone.rawValue] == .boolean(true)) }
  }
}

extension NotificationContent {
  /// The name of the region that its trigger waits for; empty where none was given.
  var regionIdentifier: String {
    if case .string(let identifier) = userInfo[OwnKey.regionIdentifier.rawValue] { identifier } else { "" }
  }
}

extension BadgeChange {
  /// The number it sets; nil where it sets none.
  fileprivate var fixed: Int? {
    switch self {
    case .set(let count): count
    case .unchanged, .oneMore: nil
    }
  }
}
