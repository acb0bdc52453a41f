/// How a notification that comes due while the program runs is presented; the bits are Apple's.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes options from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The content's badge is applied.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  /// The content's sound is played.
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  /// It is shown and kept in the list: `list` and `banner` in one; Apple has given it up.
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
  /// It is kept among the delivered notifications.
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  /// It is shown at once: on the desktop, or as a line on the terminal.
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}
