import Alarms
import Dispatch

/// The user's content extension, beside the ringing.
extension LiveRinger {
  /// Has it asked; nothing here waits for it.
  func ask(_ questions: [ExtensionQuestion], limit: Duration) {
    let queue = executor.queue
    contentExtension.ask(questions, limit: limit, zone: zones.local) { [weak self] answer in
      queue.async { [weak self] in self?.assumeIsolated { $0.heard(answer) } }
    }
  }

  /// How long a file system that hangs may hold up the end.
  private static let startPatience = DispatchTimeInterval.milliseconds(300)

  /// What was just being started when all was ended is killed once it runs: this process must not end before.
  func settleExtension() async {
    guard contentExtension.isStarting else { return }
    let queue = executor.queue
    contentExtension.afterStart { [weak self] in
      queue.async { [weak self] in self?.assumeIsolated { $0.goOn() } }
    }
    queue.asyncAfter(deadline: .now() + LiveRinger.startPatience) { [weak self] in
      self?.assumeIsolated { $0.goOn() }
    }
    await withCheckedContinuation { onIdle = $0 }
  }

  private func heard(_ answer: ExtensionAnswer) {
    guard isRinging else { return }
    perform(ringer.extended(answer, now: clock.now()))
  }
}
