import Alarms
import Waiting

extension LiveRinger {
  /// Begins to hear of the machine's sleep; after the plan and what sounds already, which nothing may hold up.
  func startDesktop() {
    desktop.assumeIsolated { bridge in
      bridge.start { [weak self] in self?.assumeIsolated { $0.resumed() } }
    }
  }

  /// The machine must not fall asleep under what rings; trying out an alarm keeps nobody awake.
  func keepAwake(while rings: [Ring]) {
    let isOn = rings.contains { !$0.isTest }
    desktop.assumeIsolated { $0.inhibitSleep(isOn) }
  }

  /// This process rings no longer.
  func endDesktop() {
    desktop.assumeIsolated { $0.end() }
  }

  /// The machine has woken.
  ///
  /// Mostly the kernel has ended the timer's wait, too; looking twice does no harm.
  private func resumed() {
    guard isRinging else { return }
    lookAtClock()
  }
}

extension DesktopBridge {
  /// Makes the bridge of a ringer.
  init(parts: Parts, executor: QueueExecutor) {
    self.init(
      executor: executor, environment: parts.surroundings.environment, why: parts.language("An alarm is ringing."))
  }
}
