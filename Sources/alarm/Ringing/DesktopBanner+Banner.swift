import Alarms
import HelperMessages
import Words

/// What can be chosen on a banner; the raw value is its key on the desktop.
enum BannerAction: String {
  /// The banner itself was chosen.
  case `default`
  case stop
  case snooze
}

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
      actions: DesktopBanner.actions(banner, language))
  }

  private static func actions(_ banner: Banner, _ language: Language) -> [Action] {
    guard let first = banner.rings.first else { return [] }
    let isOne = banner.rings.count == 1
    var actions = [
      Action(key: BannerAction.default.rawValue, label: language("Show")),
      Action(key: BannerAction.stop.rawValue, label: isOne ? language("Stop") : language("Stop all")),
    ]
    guard banner.offersSnooze else { return actions }
    let minutes = isOne ? first.alarm.snoozeMinutes : nil
    let label = minutes.map { language("Snooze %1 min", String($0)) } ?? language("Snooze")
    actions.append(Action(key: BannerAction.snooze.rawValue, label: label))
    return actions
  }
}

extension Banner {
  /// How many things it stands for.
  fileprivate var weight: Int {
    switch subject {
    case .ringing(let rings): rings.count
    case .missed(let count): count
    }
  }
}
