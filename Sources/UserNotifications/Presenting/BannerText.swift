import HelperMessages
import Notifications
import Words

/// A notification in the words of a bubble, or of a line.
struct BannerText: Hashable, Sendable {
  let record: ContentRecord
  let category: NotificationCategory?

  init(_ shown: Shown) {
    record = shown.notification.request.record.content
    category = shown.category
  }

  /// The bubble on the desktop.
  ///
  /// - Parameter key: names it; every delivery has its own, so that each is shown anew.
  func bubble(key: String, program: String, _ language: Language) -> DesktopBanner {
    DesktopBanner(
      key: key, urgency: urgency, category: "", stays: false, title: record.title.isEmpty ? program : record.title,
      body: lines.joined(separator: "\n"),
      actions: [DesktopBanner.Action(key: BannerText.defaultKey, label: language("Open"))]
        + actions.enumerated().map { DesktopBanner.Action(key: "\($0)", label: $1.title) })
  }

  /// The same as one line for a terminal.
  func line(program: String) -> String {
    ([program] + ([record.title] + lines).filter { !$0.isEmpty }).joined(separator: ": ").visible
  }

  /// What the choice of a key on the bubble means; nil for one that it does not have.
  func action(_ key: String) -> ResponseAction? {
    if key == BannerText.defaultKey { return .default }
    guard let place = Int(key), actions.indices.contains(place) else { return nil }
    return .action(actions[place].identifier)
  }

  private static let defaultKey = "default"

  private var actions: [NotificationAction] { category?.actions ?? [] }
  private var lines: [String] { [record.subtitle, record.body].filter { !$0.isEmpty } }

  private var urgency: DesktopBanner.Urgency {
    switch record.interruptionLevel {
    case .passive: .low
    case .active, .timeSensitive: .normal
    case .critical: .critical
    }
  }
}
