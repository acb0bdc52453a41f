/// How an action behaves; the bits are Apple's.
///
/// They are kept and given back. A program on Linux is not brought to the front by one.
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes options from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Only after the session has been unlocked.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
  /// Takes something away.
  public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
  /// Brings the program to the front.
  public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}
