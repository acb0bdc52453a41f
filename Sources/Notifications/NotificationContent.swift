/// What a notification says and how loudly it says it.
public struct NotificationContent: Hashable, Sendable {
  /// The first line; an alarm's label.
  ///
  /// May be empty.
  public var title: String
  /// A second line below the title; empty for none.
  public var subtitle: String
  /// The text; an alarm's notes.
  ///
  /// Empty for none.
  public var body: String
  /// The tone to play; nil for a silent notification.
  public var sound: NotificationSound?
  /// What happens to the badge when it is delivered.
  public var badge: BadgeChange
  /// The name of the category whose actions it offers; empty for none.
  public var categoryIdentifier: String
  /// What it belongs to; an alarm's requests carry the alarm's id.
  ///
  /// Empty for none.
  public var threadIdentifier: String
  /// How far it may intrude.
  public var interruptionLevel: InterruptionLevel
  /// Where choosing it leads: a deep link as text, or nil.
  public var link: String?
  /// What the program that asked gives along with it and gets back with it.
  public var userInfo: [String: UserInfoValue]

  /// Makes content; everything may be left out.
  public init(
    title: String = "", subtitle: String = "", body: String = "", sound: NotificationSound? = nil,
    badge: BadgeChange = .unchanged, categoryIdentifier: String = "", threadIdentifier: String = "",
    interruptionLevel: InterruptionLevel = .active, link: String? = nil, userInfo: [String: UserInfoValue] = [:]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.body = body
    self.sound = sound
    self.badge = badge
    self.categoryIdentifier = categoryIdentifier
    self.threadIdentifier = threadIdentifier
    self.interruptionLevel = interruptionLevel
    self.link = link
    self.userInfo = userInfo
  }
}

/// The tone of a notification and how it is played.
public struct NotificationSound: Hashable, Sendable {
  /// The tone's name or a sound file's path; nil is the tone chosen as default in the settings.
  public var tone: String?
  /// 1 to 100, in hundredths of the tone's own loudness as heard.
  public var volume: Int
  /// How long it swells from −30 dB to its volume; 0 to 120 seconds.
  public var swellSeconds: Int

  /// The default tone at full volume, at once.
  public static let `default` = NotificationSound(tone: nil, volume: 100, swellSeconds: 0)

  /// Makes a sound; the ranges are kept by clamping, because a wrong number must not silence an alarm.
  public init(tone: String?, volume: Int, swellSeconds: Int) {
    self.tone = tone
    self.volume = min(max(volume, 1), 100)
    self.swellSeconds = min(max(swellSeconds, 0), 120)
  }
}

/// What the delivery of a notification does to the badge.
public enum BadgeChange: Hashable, Sendable {
  /// Leaves it as it is (a nil badge on Apple's systems).
  case unchanged
  /// Sets it; 0 clears it. Never negative.
  case set(Int)
  /// Counts one more; what alarms use.
  case oneMore

  /// The badge after a delivery; one that can count no further stays as it is.
  public func applied(to badge: Int) -> Int {
    switch self {
    case .unchanged: badge
    case .set(let count): max(0, count)
    case .oneMore: badge < .max ? badge + 1 : badge
    }
  }
}

/// How far a notification may intrude, in Apple's four steps.
public enum InterruptionLevel: String, CaseIterable, Sendable {
  /// Goes to the list without sound or banner.
  case passive
  /// Sounds and shows at once.
  case active
  /// Also through a focus or do-not-disturb mode.
  case timeSensitive
  /// Also through a muted device; what alarms ask for.
  case critical
}
