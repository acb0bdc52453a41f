import Alarms
import HelperMessages
import Notifications
import Waiting

extension LiveRinger {
  /// Begins to hear of the machine's sleep; after the plan and what sounds already, which nothing may hold up.
  func startDesktop() {
    desktop.assumeIsolated { bridge in
      bridge.start { [weak self] news in self?.assumeIsolated { $0.heard(news) } }
    }
  }

  /// The machine must not fall asleep under what rings; trying out an alarm keeps nobody awake.
  func keepAwake(while rings: [Ring]) {
    let isOn = rings.contains { !$0.isTest }
    desktop.assumeIsolated { $0.inhibitSleep(isOn) }
  }

  /// This process rings no longer.
  func endDesktop() {
    (banners, missed) = ([], [])
    desktop.assumeIsolated { $0.end() }
  }

  private func heard(_ news: DesktopNews) {
    guard isRinging else { return }
    switch news {
    // Mostly the kernel has ended the timer's wait, too; looking twice does no harm.
    case .resumed: lookAtClock()
    case .chosen(let action, let key): chosen(action, of: key)
    // A notification is not the ring: it rings on.
    case .dismissed: break
    }
  }
}

// MARK: what the desktop shows

extension LiveRinger {
  /// Shows on the desktop what rings and what was missed, and nothing else.
  func showBanners() {
    let plan = BannerPlan(
      rings: ringer.rings, missed: missed, settings: ringer.settings, language: language, zone: zones.local)
    banners = plan.banners
    let shown = banners.map { DesktopBanner($0, language) }
    desktop.assumeIsolated { $0.show(shown) }
  }

  /// Something came due too late to ring.
  func noteMissed(_ deliveries: [PlannedDelivery]) {
    let late = deliveries.filter(\.delivery.isMissed).map(\.delivery.request.content)
    guard !late.isEmpty else { return }
    missed += late
    showBanners()
  }

  /// A ring has ended, perhaps because nobody answered.
  func noteMissed(_ ring: Ring, answered answer: RingAnswer) {
    guard answer == .giveUp else { return }
    missed.append(ring.content)
    showBanners()
  }

  /// The user has seen what was missed.
  func missedSeen() {
    guard !missed.isEmpty else { return }
    missed = []
    showBanners()
  }

  /// The user has chosen an action of a banner: it is for the rings that the banner stood for, if they ring still.
  private func chosen(_ action: String, of key: String) {
    guard let banner = banners.first(where: { $0.key == key }) else { return }
    switch BannerAction(rawValue: action) {
    case .stop: perform(ringer.answered(.stop, banner.rings, now: clock.now()))
    case .snooze: perform(ringer.answered(.snooze(minutes: nil), banner.rings, now: clock.now()))
    // It has been seen, no more.
    case .default, nil: break
    }
  }
}

extension DesktopBridge {
  /// Makes the bridge of a ringer.
  init(parts: Parts, executor: QueueExecutor) {
    self.init(
      executor: executor, environment: parts.surroundings.environment, why: parts.language("An alarm is ringing."))
  }
}
