/// In whose name bubbles are shown.
public struct BubbleSender: Hashable, Sendable {
  /// The program's name, as the server may show it; it may keep settings of the user's by it.
  public let name: String
  /// The name of an icon; empty for none.
  public let icon: String
  /// The name of the desktop's entry, without its ending; nil for none.
  public let desktopEntry: String?

  /// The alarm clock.
  public static let alarm = BubbleSender(name: "Alarm", icon: "appointment-soon", desktopEntry: "alarm")

  /// Another program, of which only the name is known.
  public init(name: String) {
    self.init(name: name, icon: "", desktopEntry: nil)
  }

  private init(name: String, icon: String, desktopEntry: String?) {
    self.name = name
    self.icon = icon
    self.desktopEntry = desktopEntry
  }
}
