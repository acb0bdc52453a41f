import Alarms

/// The user's content extension, beside the ringing.
extension LiveRinger {
  /// Has it asked; nothing here waits for it.
  func ask(_ questions: [ExtensionQuestion], limit: Duration) {
    let queue = executor.queue
    contentExtension.ask(questions, limit: limit, zone: zones.local) { [weak self] answer in
      queue.async { [weak self] in self?.assumeIsolated { $0.heard(answer) } }
    }
  }

  private func heard(_ answer: ExtensionAnswer) {
    guard isRinging else { return }
    perform(ringer.extended(answer, now: clock.now()))
  }
}
