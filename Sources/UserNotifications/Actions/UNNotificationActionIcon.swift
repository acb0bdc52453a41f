import Foundation

/// A picture beside an action's title; kept and given back, never drawn here.
public final class UNNotificationActionIcon: NSObject, NSCopying, Sendable {
  private enum Picture: Hashable {
    case template(String)
    case system(String)
  }

  private let picture: Picture

  /// A picture of the program's own, by its name.
  public init(templateImageName: String) {
    picture = .template(templateImageName)
  }

  /// One of the system's symbols, by its name.
  public init(systemImageName: String) {
    picture = .system(systemImageName)
  }

  /// The same icon; it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other icon is the same picture.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationActionIcon)?.picture == picture
  }

  /// Goes with `isEqual`.
  public override var hash: Int { picture.hashValue }
}
