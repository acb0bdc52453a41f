import AlarmStore
import AlarmUI
import Alarms
import Children
import Dispatch
import HelperMessages
import NotificationStore
import Notifications
import Waiting
import Timekeeping

/// Does what the screen asks for and tells it what came of it; never on the main queue.
final class ScreenWork: Sendable {
  /// Where whatever waits for others runs.
  let executor = QueueExecutor(label: "screen-work")
  private let store: AlarmStore
  private let manager: AlarmManager
  private let clock: any WallClock
  private let ringer: LiveRinger
  private let mailbox: Mailbox
  private let preview: TonePreview
  private let refresher: Refresher

  init(parts: Parts, ringer: LiveRinger, mailbox: Mailbox) {
    store = parts.store
    manager = parts.manager
    clock = parts.clock
    self.ringer = ringer
    self.mailbox = mailbox
    preview = TonePreview(sounds: parts.sounds) { event in mailbox.post(.event(event)) }
    refresher = Refresher(store: parts.store, clock: parts.clock, ringer: ringer) { event in
      mailbox.post(.event(event))
    }
  }

  /// Reads what the first picture left out, and listens for changes from then on.
  func start() async {
    await refresher.refresh([.list, .ringer, .rings])
    do {
      let (ringer, refresher) = (ringer, refresher)
      try await store.watch { news in
        ringer.hear(news)
        switch news {
        case .changed: break
        case .changedElsewhere, .replaced: refresher.request(.all)
        }
      }
    } catch {
      mailbox.post(.event(.failed(nil, .centre(.store(error)))))
    }
  }

  /// Ends what was started for the screen.
  func end() async {
    await preview.stop()
  }

  /// The ringer's news, as far as they concern the screen.
  func hear(_ news: RingerNews) {
    switch news {
    case .rings(let rings, let instant): mailbox.post(.event(.ringingChanged(rings, at: instant)))
    case .sound(let note): mailbox.post(.event(.soundReported(note)))
    case .inCharge(let inCharge):
      mailbox.post(.event(.ringerChanged(inCharge, isHere: inCharge != nil)))
    case .committed(let ids): refresher.request(.alarms(ids))
    case .notSaved(let error): mailbox.post(.event(.failed(nil, error)))
    }
  }

  /// Does one effect.
  func perform(_ effect: ScreenEffect) async {
    let slow = SlowMark(on: executor) { [mailbox] in mailbox.post(.event(.savingIsSlow)) }
    defer { slow.cancel() }
    do {
      try await attempt(effect)
    } catch {
      mailbox.post(.event(.failed(effect, error)))
    }
  }
}

extension ScreenWork {
  private func attempt(_ effect: ScreenEffect) async throws(AlarmError) {
    switch effect {
    case .save(let alarm): mailbox.post(.event(.saved(try await manager.save(alarm))))
    case .delete(let id):
      _ = try await manager.delete([id])
      mailbox.post(.event(.deleted(id)))
    case .answer(let answer, let id): try await self.answer(answer, id)
    case .test(let alarm): try await test(alarm)
    case .preview(let tone, let volume): await preview.play(tone, volume: volume)
    case .stopPreview: await preview.stop()
    case .markSeen(let identifiers):
      try await store.markSeen(identifiers)
      refresher.request(.badge)
    case .listTones: await preview.listTones()
    case .suspend: await suspend()
    case .quit: mailbox.post(.quit)
    }
  }

  private func answer(_ answer: RingAnswer, _ id: AlarmID?) async throws(AlarmError) {
    if await ringer.answer(answer, id) { return }
    let answered = try await manager.answer(answer, id)
    refresher.request(.alarms(answered.map(\.id)))
    refresher.request(.rings)
  }

  private func test(_ alarm: Alarm) async throws(AlarmError) {
    if await ringer.test(alarm) { return }
    try await store.post(.test(alarm.id))
  }

  /// The lock goes first, so that another process rings while this one is stopped.
  private func suspend() async {
    await ringer.resign()
    await withCheckedContinuation { continuation in
      mailbox.post(.suspend(continued: { continuation.resume() }))
    }
    await ringer.compete()
    refresher.request(.all)
  }
}

/// Tells once if something has not ended after 150 ms.
private struct SlowMark: Sendable {
  private let task: Task<Void, Never>

  init(on executor: QueueExecutor, _ tell: @escaping @Sendable () -> Void) {
    task = Task(executorPreference: executor) {
      await executor.pause(for: .milliseconds(150))
      if !Task.isCancelled { tell() }
    }
  }

  func cancel() {
    task.cancel()
  }
}
