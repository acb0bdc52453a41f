/// The ways a notification is presented when it comes due while one of our programs runs.
public struct PresentationOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes options from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Counted in the badge.
  public static let badge = PresentationOptions(rawValue: 1 << 0)
  /// Played.
  public static let sound = PresentationOptions(rawValue: 1 << 1)
  /// Kept in the list of delivered notifications.
  public static let list = PresentationOptions(rawValue: 1 << 3)
  /// Shown at once.
  public static let banner = PresentationOptions(rawValue: 1 << 4)
}

extension NotificationContent {
  /// How this content is presented under these settings.
  ///
  /// A passive notification goes to the list and the badge only. What is delivered too late to ring asks with
  /// `isMissed` and gets no sound either.
  public func presentation(under settings: NotificationSettings, isMissed: Bool = false) -> PresentationOptions {
    var options: PresentationOptions = []
    let mayIntrude = interruptionLevel != .passive && !isMissed
    if settings.allowsAlert { options.insert(.list) }
    if settings.allowsAlert, mayIntrude { options.insert(.banner) }
    if settings.allowsSound, mayIntrude, sound != nil { options.insert(.sound) }
    if settings.allowsBadge, badge != .unchanged { options.insert(.badge) }
    return options
  }
}
