import Alarms
import AlarmStore
import Dispatch
import HelperMessages
import NotificationStore
import Notifications
import Waiting
import Timekeeping

/// Rings: does what a `Ringer` decides, with a timer, a sound program and the store.
///
/// It runs on a queue of its own. Nothing on the way from the timer to the sound waits for the store: what is to be
/// committed goes into a list that one task works off beside it.
actor LiveRinger {
  let executor = QueueExecutor(label: "ringer")
  let door: any AlarmDoor
  let manager: AlarmManager
  let clock: any WallClock
  let zones: Zones
  let location: StoreLocation
  let kind: RingerInCharge.Kind
  let sounds: SoundSource
  let tell: @Sendable (RingerNews) -> Void

  var ringer: Ringer
  var lock: RingerLock?
  /// Whether this process wants to ring.
  var isCompeting = false
  /// Whether a thread waits for the lock.
  var isWaiting = false
  var sounding: Sounding?
  private var timer: WakeTimer?
  private var reading: ClockReading
  private var deeds: [Deed] = []
  /// Whether this process is about to stop ringing; then a store that does not take something is asked only once.
  private var isLeaving = false
  private var worker: Task<Void, Never>?

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Makes a ringer that does not ring yet; `compete` starts it.
  ///
  /// - Parameter tell: told what the screen is to show; called on the ringer's queue, must be quick.
  init(
    parts: Parts, kind: RingerInCharge.Kind, sounds: SoundSource, tell: @escaping @Sendable (RingerNews) -> Void
  ) {
    door = parts.store
    manager = parts.manager
    clock = parts.clock
    zones = parts.zones
    location = parts.location
    self.kind = kind
    self.sounds = sounds
    self.tell = tell
    ringer = Ringer(zones: parts.zones)
    reading = parts.clock.reading()
  }
}

// MARK: what happens

extension LiveRinger {
  /// Whether this process is the one that rings.
  var isRinging: Bool { lock != nil }

  /// Something was committed to the store.
  ///
  /// Hands it to the ringer's queue, in order, without waiting.
  nonisolated func hear(_ news: StoreNews) {
    executor.queue.async { self.assumeIsolated { $0.heard(news) } }
  }

  /// The user answered on this process's screen.
  ///
  /// - Returns: false when another process rings, and the answer has to go through the store.
  func answer(_ answer: RingAnswer, _ id: AlarmID?) -> Bool {
    guard lock != nil else { return false }
    perform(ringer.answered(answer, id, now: clock.now()))
    return true
  }

  /// The user wants to hear an alarm.
  ///
  /// - Returns: false when another process rings.
  func test(_ alarm: Alarm) -> Bool {
    guard lock != nil else { return false }
    perform(ringer.test(alarm, now: clock.now()))
    return true
  }

  private func heard(_ news: StoreNews) {
    guard lock != nil else { return }
    switch news {
    case .changed(let change): perform(ringer.changed(change, now: clock.now()))
    case .changedElsewhere: enqueue(.reload)
    }
  }

  private func woke(_ wake: WakeTimer.Wake) {
    guard lock != nil else { return }
    switch wake {
    case .due: perform(ringer.woke(now: clock.now()))
    case .clockSet: clockWasSet()
    }
  }

  private func clockWasSet() {
    let before = reading
    reading = clock.reading()
    let step = reading.step(since: before) ?? .zero
    perform(ringer.clockSet(now: reading.realtime, step: step))
  }
}

// MARK: what is done

extension LiveRinger {
  /// Starts to ring: the lock is ours.
  func begin(_ lock: RingerLock) {
    self.lock = lock
    isLeaving = false
    let inCharge = RingerInCharge(kind: kind, pid: getProcessID(), zone: zones.local.name)
    do {
      timer = try WakeTimer(queue: executor.queue) { [weak self] wake in
        self?.assumeIsolated { $0.woke(wake) }
      }
    } catch {
      tell(.notSaved(.centre(.store(.unexpected("no timer: \(error)")))))
    }
    enqueue(.takeOffice(inCharge))
    enqueue(.reload)
    tell(.inCharge(inCharge))
  }

  /// Stops ringing and lets the lock go, so that another process can ring on.
  func resign() async {
    isCompeting = false
    guard lock != nil else { return }
    isLeaving = true
    perform(ringer.resign())
    await worker?.value
    timer?.cancel()
    timer = nil
    await door.resignAsRinger()
    lock = nil
    tell(.inCharge(nil))
  }

  func perform(_ effects: [RingerEffect]) {
    for effect in effects {
      switch effect {
      case .arm(let instant): timer?.arm(instant)
      case .startSound(let start): startSound(start)
      case .stopSound: stopSound()
      case .record(let deliveries, let instant): enqueue(.record(deliveries, at: instant))
      case .answer(let answer, let ring, let instant): enqueue(.answer(answer, ring, at: instant))
      case .replan(let step): enqueue(.replan(reading, step: step))
      case .reload: enqueue(.reload)
      case .show(let rings): tell(.rings(rings, at: clock.now()))
      }
    }
  }

  private func enqueue(_ deed: Deed) {
    if case .reload = deed, case .reload? = deeds.last { return }
    deeds.append(deed)
    guard worker == nil else { return }
    worker = Task(executorPreference: executor) { await self.workOff() }
  }

  /// How long to wait before asking a store again that did not take something.
  private static let retryAfter = Duration.seconds(2)

  private func workOff() async {
    while let deed = deeds.first {
      do {
        try await attempt(deed)
        deeds.removeFirst()
      } catch {
        tell(.notSaved(error))
        guard error.mayPass, !isLeaving else {
          deeds.removeFirst()
          continue
        }
        await executor.pause(for: LiveRinger.retryAfter)
      }
    }
    worker = nil
  }

  private func attempt(_ deed: Deed) async throws(AlarmError) {
    switch deed {
    case .takeOffice(let inCharge):
      try await door.becomeRinger(inCharge)
      let earlier = try await door.clockReading()
      reading = clock.reading()
      try await door.replan(reading, step: earlier.flatMap { reading.step(since: $0) } ?? .zero)
    case .record(let deliveries, let instant):
      let superseded = try await manager.record(deliveries, at: instant)
      perform(ringer.recorded(deliveries, superseded: superseded, now: clock.now()))
      tell(.committed(deliveries.compactMap { AlarmID(requestIdentifier: $0.delivery.request.identifier) }))
    case .answer(let answer, let ring, let instant):
      do {
        _ = try await manager.answer(answer, ring.alarm.id, at: instant)
      } catch {
        // Somebody else has answered, deleted or changed it meanwhile: then there is nothing left to answer.
        if error.mayPass { throw error }
      }
      ringer.answerRecorded(ring)
      tell(.committed([ring.alarm.id]))
    case .replan(let reading, let step):
      try await door.replan(reading, step: step)
    case .reload:
      let plan = try await door.ringPlan(now: clock.now())
      perform(ringer.loaded(plan, now: clock.now()))
      for message in try await door.takeMessages() { await obey(message) }
    }
  }

  private func obey(_ message: InboxMessage) async {
    switch message {
    case .test(let id):
      guard let row = try? await door.alarms([id]).first else { return }
      _ = test(row.alarm)
    }
  }
}
