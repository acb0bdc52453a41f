import AlarmStore
import AlarmUI
import Alarms
import Children
import Dispatch
import HelperMessages
import NotificationStore
import Notifications
import Synchronization
import Timekeeping
import Waiting
import Words

/// Does what the screen asks for and tells it what came of it; never on the main queue.
final class ScreenWork: Sendable {
  /// Where whatever waits for others runs.
  let executor = QueueExecutor(label: "screen-work")
  private let parts: Parts
  private let store: AlarmStore
  private let manager: AlarmManager
  private let clock: any WallClock
  private let zones: Zones
  private let ringer: LiveRinger
  private let mailbox: Mailbox
  private let preview: TonePreview
  private let refresher: Refresher
  private let follower: ZoneFollower

  init(parts: Parts, ringer: LiveRinger, mailbox: Mailbox) {
    self.parts = parts
    store = parts.store
    manager = parts.manager
    clock = parts.clock
    zones = parts.zones
    self.ringer = ringer
    self.mailbox = mailbox
    preview = TonePreview(sounds: parts.sounds) { event in mailbox.post(.event(event)) }
    refresher = Refresher(store: parts.store, clock: parts.clock, ringer: ringer) { event in
      mailbox.post(.event(event))
    }
    follower = ZoneFollower(parts: parts, ringer: ringer) { news in mailbox.post(.event(ScreenEvent(news))) }
  }

  /// Reads what the first picture left out, and listens for changes from then on.
  func start() async {
    await refresher.refresh([.list, .ringer, .rings, .badge, .links])
    if let fault = await store.shortfall { mailbox.post(.event(.warned(parts.language.warning(of: fault)))) }
    do {
      let (ringer, refresher) = (ringer, refresher)
      try await store.watch { news in
        ringer.hear(news)
        switch news {
        case .changed, .folderChanged, .outdated: break
        case .changedElsewhere, .replaced: refresher.request(.all)
        }
      }
    } catch {
      mailbox.post(.event(.failed(nil, .centre(.store(error)))))
    }
    await follower.start()
    mailbox.post(.event(.backgroundLearned(parts.starter.reach)))
  }

  /// Ends what was started for the screen.
  func end() async {
    await preview.stop()
  }

  /// What the ringer's news mean for the screen; what they make worth reading anew is read.
  func hear(_ news: RingerNews) -> [ScreenEvent] {
    switch news {
    case .rings(let rings, let instant): return [.ringingChanged(rings, at: instant)]
    case .sound(let note): return [.soundReported(note)]
    case .extended(let answer):
      // What it says when all is well is for the log.
      guard parts.language.sentence(answer.report) != nil, let line = parts.language.line(answer) else { return [] }
      return [.warned(line)]
    case .inCharge(let inCharge): return [.ringerChanged(inCharge, isHere: inCharge != nil)]
    case .replanned:
      refresher.request(.all)
      return []
    case .committed(let ids):
      refresher.request(.alarms(ids))
      return [.storeTrouble(nil)]
    case .opened(let link):
      refresher.request(.link(link))
      return []
    case .enrolled: return [.storeTrouble(nil)]
    // The screen itself shows it.
    case .unshown: return []
    case .notSaved(let error): return [.storeTrouble(error)]
    case .located(let trouble): return [.locationTrouble(trouble)]
    case .cannotRing(let error): return [.failed(nil, error)]
    case .outdated: return [.ringerChanged(nil, isHere: false), .failed(nil, .centre(.store(.outdated)))]
    }
  }

  /// Does one effect.
  func perform(_ effect: ScreenEffect) async {
    let mark = SlowMark(on: executor.queue) { [mailbox] in
      if effect.isSaved { mailbox.post(.event(.savingIsSlow)) }
    }
    do {
      try await attempt(effect)
      if await store.takeFirstYes() {
        mailbox.post(.event(.authorizationChanged(try await store.notificationSettings())))
        mailbox.post(.event(.firstYes))
      }
    } catch {
      mailbox.post(.event(.failed(effect, error)))
    }
    if mark.end(), effect.isSaved { mailbox.post(.event(.savingEnded)) }
  }
}

extension ScreenWork {
  private func attempt(_ effect: ScreenEffect) async throws(AlarmError) {
    switch effect {
    case .save(let alarm): mailbox.post(.event(.saved(try await manager.save(alarm))))
    case .saveAll(let alarms): mailbox.post(.event(.savedAll(try await manager.save(alarms))))
    case .skip(let id):
      for skipped in try await manager.skip([id]) { mailbox.post(.event(.skipped(skipped.row, skipped.instants))) }
    case .ringInstead(let id, let time, let substitute):
      mailbox.post(.event(.rangInstead(try await manager.ringInstead(id, at: time, as: substitute))))
    case .takeBack(let alarm, let substitute):
      mailbox.post(.event(.tookBack(try await manager.takeBack(alarm, from: substitute), removed: substitute)))
    case .delete(let id):
      _ = try await manager.delete([id])
      mailbox.post(.event(.deleted(id)))
    case .deleteAll(let ids):
      _ = try await manager.delete(ids)
      mailbox.post(.event(.deletedAll(ids)))
    case .answer(let answer, let id): try await self.answer(answer, id)
    case .test(let alarm): try await test(alarm)
    case .preview(let tone, let volume): await preview.play(tone, volume: volume)
    case .stopPreview: await preview.stop()
    case .markSeen(let identifiers):
      try await store.markSeen(identifiers)
      await ringer.missedSeen()
      refresher.request(.badge)
    case .listTones: await preview.listTones()
    case .readZone(let name): mailbox.post(.event(.zoneRead(name, zone(name))))
    case .suspend: await suspend()
    case .set(let setting, let value):
      try await store.set(setting, to: value)
      mailbox.post(.event(.settingsChanged(try await store.settings())))
    case .authorize(let order):
      mailbox.post(.event(.authorized(try await manager.authorize(order))))
      // Which alarms ring has changed with it.
      refresher.request(.all)
    case .quit(let ringsOn): mailbox.post(.quit(ringsOn: ringsOn))
    }
  }

  private func zone(_ name: String) -> ZoneAnswer {
    do throws(NotificationError) {
      return .rules(try zones.zone(name))
    } catch {
      guard case .zone(let reason) = error else { return .refused(.unknown(name: name)) }
      return .refused(reason)
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

  /// The lock goes first, so that another process rings while this one is stopped; one that waits, or one started for it.
  private func suspend() async {
    let isRinger = await ringer.isRinging
    await ringer.resign()
    let sentence = isRinger ? await parts.handOver() : nil
    await withCheckedContinuation { continuation in
      mailbox.post(.suspend(saying: sentence, continued: { continuation.resume() }))
    }
    await ringer.compete()
    refresher.request(.all)
  }
}

extension ScreenEvent {
  /// What news of the zone mean for the screen.
  fileprivate init(_ news: ZoneNews) {
    switch news {
    case .changed(let rules): self = .zoneChanged(rules)
    case .fault(let sentence): self = .zoneWarned(sentence)
    case .cannotFollow(let sentence): self = .warned(sentence)
    case .failed(let error): self = .failed(nil, error)
    }
  }
}

/// Tells once if something has not ended after 150 ms.
private final class SlowMark: Sendable {
  private enum State {
    case waiting, told, over
  }

  private let state = Mutex(State.waiting)

  /// - Parameter queue: where `tell` is called; `end` is to be called there too, so that nothing is told after it.
  init(on queue: DispatchQueue, _ tell: @escaping @Sendable () -> Void) {
    queue.asyncAfter(deadline: .now() + .milliseconds(150)) {
      let isSlow = self.state.withLock { state in
        guard state == .waiting else { return false }
        state = .told
        return true
      }
      if isSlow { tell() }
    }
  }

  /// Tells nothing from now on; true if it has been told.
  func end() -> Bool {
    state.withLock { state in
      defer { state = .over }
      return state == .told
    }
  }
}
