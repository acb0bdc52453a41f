import Alarms
import HelperMessages
import Notifications
import Timekeeping
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
    case .locating: tell(.located(trouble: nil))
    case .located(let position): located(position)
    case .notLocated(let reason): tell(.located(trouble: reason))
    case .unshown(let reason): tell(.unshown(reason: reason))
    // Which may be over by now: what was meant for it is then meant for nothing.
    case .responded(let action, let key):
      guard let banner = banners.first(where: { $0.key == key }) else { return }
      perform(ringer.responded(to: banner.responses(action), now: clock.now()))
    }
  }
}

// MARK: where the machine is

extension LiveRinger {
  /// Has it told where the machine is, each time it has moved so many metres; with nil no more.
  func locate(every metres: Int?) {
    desktop.assumeIsolated { $0.locate(every: metres) }
    if metres == nil { tell(.located(trouble: nil)) }
  }

  private func located(_ found: DesktopPosition) {
    let now = clock.now()
    // What is nowhere on the earth, or has no accuracy, says nothing.
    guard let point = Coordinates(latitude: found.latitude, longitude: found.longitude),
      let position = Position(
        point, accuracy: found.accuracy, taken: found.taken.map(Instant.init(microseconds:)) ?? now)
    else { return tell(.located(trouble: language("the position has no accuracy"))) }
    tell(.located(trouble: nil))
    perform(ringer.moved(to: position, now: now))
  }
}

// MARK: what the desktop shows

extension LiveRinger {
  /// Shows on the desktop what rings and what was missed, and nothing else.
  func showBanners() {
    let language = self.language.following(ringer.clock)
    let plan = BannerPlan(
      rings: ringer.rings, missed: missed, settings: ringer.settings, language: language, zone: zones.local)
    banners = plan.banners
    let shown = banners.map { DesktopBanner($0, language) }
    desktop.assumeIsolated { $0.show(shown) }
  }

  /// Something came due too late to ring.
  func noteMissed(_ deliveries: [PlannedDelivery]) {
    let late = deliveries.filter(\.delivery.isMissed).map(\.delivery.request)
    guard !late.isEmpty else { return }
    missed += late
    showBanners()
  }

  /// A ring has ended, perhaps because nobody answered.
  func noteMissed(_ ring: Ring, answered answer: RingAnswer) {
    guard answer == .giveUp else { return }
    missed.append(ring.request)
    showBanners()
  }

  /// The user has seen what was missed.
  func missedSeen() {
    guard !missed.isEmpty else { return }
    missed = []
    showBanners()
  }
}

extension DesktopBridge {
  /// Makes the bridge of a ringer.
  init(parts: Parts, executor: QueueExecutor) {
    self.init(
      executor: executor, environment: parts.surroundings.environment, why: parts.language("An alarm is ringing."))
  }
}
