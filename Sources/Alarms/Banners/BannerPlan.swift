import Notifications
import Timekeeping
import Words

/// Decides which banners stand on the desktop: one for each ring while they are few, else one for all of them.
///
/// A banner is named by its ring, so that a snoozed alarm that rings again is shown anew.
public struct BannerPlan: Hashable, Sendable {
  /// As many rings have a banner each; more have one together.
  public static let mostSingles = 3
  /// How much of a label, or of notes, is shown, in characters.
  static let longestTitle = 120
  static let longestBody = 500

  /// The banners, in the order in which their rings began.
  public let banners: [Banner]

  /// Plans the banners.
  ///
  /// - Parameters:
  ///   - rings: what rings.
  ///   - missed: what was missed and has not been seen.
  ///   - settings: what the user allows; an alarm that may not show itself has no banner.
  ///   - language: the language they speak.
  ///   - zone: the zone times are told in.
  public init(
    rings: [Ring], missed: [NotificationRequest] = [], settings: NotificationSettings, language: Language,
    zone: ZoneRules
  ) {
    let shown = rings.filter { $0.content.presentation(under: settings).contains(.banner) }
    let listed = missed.filter { $0.content.presentation(under: settings, isMissed: true).contains(.list) }
    var banners: [Banner] = []
    if shown.count > BannerPlan.mostSingles {
      banners.append(language.banner(of: shown))
    } else {
      banners += shown.map { language.banner(of: $0, in: zone) }
    }
    if !listed.isEmpty { banners.append(language.banner(ofMissed: listed)) }
    self.banners = banners
  }
}

extension Language {
  fileprivate func banner(of ring: Ring, in zone: ZoneRules) -> Banner {
    let local = zone.localTime(at: ring.scheduled).dateTime.time
    let time = clock(TimeOfDay(hour: local.hour, minute: local.minute) ?? local)
    let title = heading(ring.content)
    var line = [ring.isTest ? self("this is how it rings") : time]
    if !ring.isTest, ring.lateSeconds > 0 { line.append(self("%1 late", howLate(ring.lateSeconds))) }
    if ring.passed == 1 { line.append(self("one earlier ring passed unnoticed")) }
    if ring.passed > 1 { line.append(self("%1 earlier rings passed unnoticed", String(ring.passed))) }
    let texts = [ring.content.subtitle, ring.content.body].map { $0.onLines(atMost: BannerPlan.longestBody) }
    return Banner(
      key: "\(ring.identifier)@\(ring.scheduled.microseconds)", subject: .ringing([ring]),
      level: ring.content.interruptionLevel, title: title,
      body: ([line.joined(separator: ", ")] + texts).filter { !$0.isEmpty }.joined(separator: "\n"))
  }

  fileprivate func banner(of rings: [Ring]) -> Banner {
    Banner(
      key: "rings", subject: .ringing(rings), level: InterruptionLevel.loudest(rings.map(\.content)),
      title: self("%1 alarms ring", String(rings.count)), body: list(rings.map(\.content)))
  }

  fileprivate func banner(ofMissed requests: [NotificationRequest]) -> Banner {
    let contents = requests.map(\.content)
    let isOne = contents.count == 1
    return Banner(
      key: "missed", subject: .missed(requests), level: .active,
      title: isOne ? self("Missed: %1", heading(contents[0])) : self("%1 alarms were missed", String(contents.count)),
      body: isOne ? "" : list(contents))
  }

  /// The first labels, with commas between them.
  private func list(_ contents: [NotificationContent]) -> String {
    let shown = contents.prefix(5).map { shortened(heading($0)) }
    return shown.joined(separator: ", ") + (contents.count > shown.count ? ", …" : "")
  }

  private func heading(_ content: NotificationContent) -> String {
    content.title.isEmpty ? self("Alarm") : content.title.oneLine.cut(atMost: BannerPlan.longestTitle)
  }
}

extension String {
  /// The text with its line feeds, every other control character a visible mark, and no longer than so many characters.
  fileprivate func onLines(atMost count: Int) -> String {
    let lines = cut(atMost: count).split(omittingEmptySubsequences: false) { $0.isNewline }
    return lines.map { String($0).oneLine }.joined(separator: "\n")
  }

  fileprivate func cut(atMost count: Int) -> String {
    self.count > count ? self.prefix(count) + "…" : self
  }
}

extension InterruptionLevel {
  /// The level of the content that may intrude farthest; `active` for none.
  fileprivate static func loudest(_ contents: [NotificationContent]) -> InterruptionLevel {
    let levels = Set(contents.map(\.interruptionLevel))
    return [.critical, .timeSensitive, .active, .passive].first(where: levels.contains) ?? .active
  }
}
