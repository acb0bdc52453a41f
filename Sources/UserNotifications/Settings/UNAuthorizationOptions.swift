/// What a program asks the user to allow; the bits are Apple's.
///
/// Only `badge`, `sound` and `alert` mean anything here; the others may be named and change nothing. `provisional` asks
/// like any other.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes options from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Counting in the badge.
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  /// Sounding.
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  /// Showing itself, as a banner and in the list.
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  /// Showing in a car; there is none here.
  public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
  /// Sounding through a muted device; not offered here.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
  /// That the program has settings of its own for notifications.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
  /// Delivering quietly without asking; not offered here, so that the user is asked.
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
  /// Being read aloud; Apple has given it up.
  public static let announcement = UNAuthorizationOptions(rawValue: 1 << 7)
  /// Breaking through a focus; Apple has given it up.
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 1 << 8)
}
