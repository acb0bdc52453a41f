/// What is to be another in a notification's content; what is nil stays as it is.
public struct ContentChange: Hashable, Sendable {
  /// Another first line.
  public var title: String?
  /// Another second line.
  public var subtitle: String?
  /// Another text.
  public var body: String?
  /// Another sound, or none.
  public var sound: SoundChange?
  /// Something else for the badge.
  public var badge: BadgeChange?
  /// Another level.
  public var interruptionLevel: InterruptionLevel?
  /// Another link, or none.
  public var link: LinkChange?
  /// All that is given along from now on.
  public var userInfo: [String: UserInfoValue]?

  /// A change that leaves everything as it is.
  public init() {}

  /// Whether it leaves everything as it is.
  public var isEmpty: Bool { self == ContentChange() }

  /// Another sound, or none.
  public enum SoundChange: Hashable, Sendable {
    /// No sound.
    case silent
    /// A sound with these parts, those that are nil as before; what was silent starts from the default tone.
    case sound(tone: ToneChange?, volume: Int?, swellSeconds: Int?)
  }

  /// Another tone.
  public enum ToneChange: Hashable, Sendable {
    /// The default tone of the settings.
    case `default`
    /// This one, by its name or file.
    case named(String)
  }

  /// Another link, or none.
  public enum LinkChange: Hashable, Sendable {
    /// It leads nowhere.
    case none
    /// It leads there.
    case to(String)
  }
}

extension ContentChange {
  /// The change without what decides how it sounds: the sound itself, and the level, which may forbid it.
  public var withoutSound: ContentChange {
    var change = self
    change.sound = nil
    change.interruptionLevel = nil
    return change
  }
}

extension NotificationContent {
  /// The content with a change.
  public func changed(by change: ContentChange) -> NotificationContent {
    var content = self
    content.title = change.title ?? title
    content.subtitle = change.subtitle ?? subtitle
    content.body = change.body ?? body
    content.badge = change.badge ?? badge
    content.interruptionLevel = change.interruptionLevel ?? interruptionLevel
    content.userInfo = change.userInfo ?? userInfo
    switch change.link {
    case .to(let link): content.link = link
    case ContentChange.LinkChange.none?: content.link = nil
    case nil: break
    }
    switch change.sound {
    case .silent: content.sound = nil
    case .sound(let tone, let volume, let swell): content.sound = sound.changed(tone, volume, swell)
    case nil: break
    }
    return content
  }
}

extension NotificationSound? {
  fileprivate func changed(_ tone: ContentChange.ToneChange?, _ volume: Int?, _ swell: Int?) -> NotificationSound {
    let sound = self ?? .default
    let name: String? =
      switch tone {
      case .named(let name): name
      case .default: nil
      case nil: sound.tone
      }
    return NotificationSound(tone: name, volume: volume ?? sound.volume, swellSeconds: swell ?? sound.swellSeconds)
  }
}

extension DeliveredNotification {
  /// Has a notification that is delivered already say something else.
  ///
  /// The badge becomes what it would be had the content been like that when it came due: what it has counted is taken back
  /// first, unless it has been seen meanwhile.
  ///
  /// - Returns: the badge to set; nil where it stays.
  public mutating func change(_ change: ContentChange, badge: Int, settings: NotificationSettings) -> Int? {
    let before = request.content.badge
    request.content = request.content.changed(by: change)
    let wanted = request.content.badge
    guard wanted != before, settings.allowsBadge else { return nil }
    let changed = wanted.applied(to: occurrence.countsInBadge ? max(0, badge - 1) : badge)
    occurrence.countsInBadge = wanted == .oneMore
    return changed == badge ? nil : changed
  }
}
