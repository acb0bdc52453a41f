/// How the notifications of a category behave; the bits are Apple's.
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes options from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The delegate hears of a notification that the user dismisses; without it dismissing means nothing.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
  /// May be shown in a car; there is none here.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
  /// The title is shown even where the text is not; everything is shown here.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 1 << 2)
  /// The subtitle likewise.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 1 << 3)
  /// May be read aloud; Apple has given it up.
  public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 1 << 4)
}
