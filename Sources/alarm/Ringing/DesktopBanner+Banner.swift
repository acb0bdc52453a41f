import Alarms
import HelperMessages
import Notifications
import Words

extension DesktopBanner {
  /// A banner in the desktop's words.
  init(_ banner: Banner, _ language: Language) {
    let isRinging = !banner.rings.isEmpty
    let urgency: Urgency =
      switch banner.level {
      case .passive: .low
      case .active, .timeSensitive: .normal
      case .critical: .critical
      }
    self.init(
      key: banner.key, weight: banner.weight, urgency: urgency,
      category: isRinging ? "x-alarm.ringing" : "x-alarm.missed", stays: isRinging, title: banner.title,
      body: banner.body,
      instead: isRinging ? language("To stop it: the open alarm clock, or “alarm stop” in a terminal.") : "",
      actions: [Action(key: DesktopBanner.itself, label: language("Show"))]
        + banner.actions(language).map { Action(key: $0.identifier, label: $0.title) })
  }

  /// The desktop's name for choosing the notification itself.
  private static let itself = "default"

  /// What the user did by choosing the action of this key.
  static func response(_ key: String) -> ResponseAction {
    key == itself ? .default : ResponseAction(identifier: key)
  }
}

extension Banner {
  /// How many things it stands for.
  fileprivate var weight: Int {
    switch subject {
    case .ringing(let rings): rings.count
    case .missed(let requests): requests.count
    }
  }
}
