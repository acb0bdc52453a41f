import Alarms
import AlarmStore
import AlarmUI
import Dispatch
import HelperMessages
import NotificationStore
import Notifications
import Waiting
import Timekeeping
import Words

/// Rings: does what a `Ringer` decides, with a timer, a sound program and the store.
///
/// It runs on a queue of its own. Nothing on the way from the timer to the sound waits for the store: what is to be
/// committed goes into a list that one task works off beside it.
actor LiveRinger {
  let executor = QueueExecutor(label: "ringer")
  let door: any AlarmDoor
  let manager: AlarmManager
  let clock: any WallClock
  let location: StoreLocation
  let kind: RingerInCharge.Kind
  let sounds: SoundSource
  let desktop: DesktopBridge
  let contentExtension: ContentExtension
  let language: Language
  let tell: @Sendable (RingerNews) -> Void

  private(set) var zones: Zones
  var ringer: Ringer
  var lock: RingerLock?
  /// Whether this process wants to ring.
  var isCompeting = false
  /// Whether a thread waits for the lock.
  var isWaiting = false
  private var isResigning = false
  /// Whether a newer program has taken over the store: then this process never rings again.
  var isOutdated = false
  var sounding: Sounding?
  var soundsStarted = 0
  var firstNoise = FirstNoise(hasBell: false)
  /// What the banners on the desktop stand for.
  var banners: [Banner] = []
  /// What was missed since this process rings and has not been seen.
  var missed: [NotificationRequest] = []
  var timer: WakeTimer?
  var reading: ClockReading
  var deeds = RingerDeeds()
  var worker: Task<Void, Never>?
  /// Tells the store that this process has given way; taking office again comes after it.
  var resignation: Task<Void, Never>?
  var onIdle: CheckedContinuation<Void, Never>?

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
    desktop = DesktopBridge(parts: parts, executor: executor)
    contentExtension = ContentExtension(environment: parts.surroundings.environment, profile: parts.profile)
    language = parts.language
    self.tell = tell
    ringer = Ringer(zones: parts.zones)
    reading = parts.clock.reading()
  }
}

// MARK: what happens

extension LiveRinger {
  /// Whether this process is the one that rings.
  var isRinging: Bool { lock != nil && !isResigning }

  /// Has something told that holds only while another process rings, in order with what this one tells.
  ///
  /// What was read before this process began to ring would contradict it afterwards.
  func unlessRinging(_ tellIt: @Sendable () -> Void) {
    if !isRinging { tellIt() }
  }

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
    guard isRinging else { return false }
    perform(ringer.answered(answer, id, now: clock.now()))
    return true
  }

  /// The user wants to hear an alarm.
  ///
  /// - Returns: false when another process rings.
  func test(_ alarm: Alarm) -> Bool {
    guard isRinging else { return false }
    perform(ringer.test(alarm, now: clock.now()))
    return true
  }

  /// The local zone, or the rules of some zone, are others from now on; the store knows it already.
  func zoneChanged(to zones: Zones) {
    self.zones = zones
    guard isRinging else {
      ringer = Ringer(zones: zones)
      return
    }
    perform(ringer.zoneChanged(to: zones, now: clock.now()))
  }

  private func heard(_ news: StoreNews) {
    stopHandedOverSound()
    if case .outdated = news { giveWay() }
    guard isRinging else { return }
    switch news {
    case .changed(let change):
      perform(ringer.changed(change, now: clock.now()))
      // What may show itself may have changed, and nothing that rings.
      showBanners()
    case .changedElsewhere: enqueue(.reload)
    case .replaced: takeOffice()
    case .folderChanged: followFolder()
    case .outdated: return
    }
  }

  private func woke(_ wake: WakeTimer.Wake) {
    guard isRinging else { return }
    switch wake {
    case .due: perform(ringer.woke(now: clock.now()))
    case .clockSet: lookAtClock()
    }
  }

  /// The clock was set, or may have gone on while nobody looked.
  func lookAtClock() {
    let before = reading
    reading = clock.reading()
    let step = reading.step(since: before) ?? .zero
    perform(ringer.clockSet(now: reading.realtime, step: step))
  }
}

// MARK: what is done

extension LiveRinger {
  /// Starts to ring: the lock is ours.
  ///
  /// - Throws: `.unexpected` when the system gives no timer; the lock is free again then, for somebody who has one.
  func begin(_ lock: RingerLock) throws(StoreFault) {
    do {
      timer = try WakeTimer(queue: executor.queue) { [weak self] wake in
        self?.assumeIsolated { $0.woke(wake) }
      }
    } catch {
      throw .unexpected("no timer: \(error)")
    }
    self.lock = lock
    takeOffice()
  }

  private func takeOffice() {
    let mayOversleep = MachineSleep().mayOversleep(timerWakes: timer?.wakesFromSleep ?? false)
    let inCharge = RingerInCharge(
      kind: kind, pid: getProcessID(), zone: zones.local.name, mayOversleep: mayOversleep)
    enqueue(.takeCharge(inCharge))
    enqueue(.reload)
    tell(.inCharge(inCharge))
  }

  /// How long a store that takes nothing may hold up whoever rings next.
  private static let patience = Duration.milliseconds(500)

  /// Stops ringing and lets the lock go, so that another process can ring on.
  ///
  /// Returns when the store has nothing in hand any more.
  func resign() async {
    guard await release() else { return }
    await door.resignAsRinger()
    tell(.inCharge(nil))
  }

  /// The same for a process that ends: it does not wait for a store that is in use.
  ///
  /// What the store has not taken by then is given up: the next ringer finds it undone and rings it, which is better than
  /// a lock held in silence.
  ///
  /// - Returns: whether this process was the ringer.
  @discardableResult
  func release() async -> Bool {
    isCompeting = false
    guard isRinging else {
      // After giving way something may still sound.
      stopSound()
      return false
    }
    isResigning = true
    contentExtension.end()
    perform(ringer.resign())
    await settleDeeds()
    deeds.forgetAll()
    endDesktop()
    timer?.cancel()
    timer = nil
    lock = nil
    isResigning = false
    await settleExtension()
    return true
  }

  private func settleDeeds() async {
    guard worker != nil else { return }
    executor.queue.asyncAfter(deadline: .now() + .microseconds(Int(LiveRinger.patience.microseconds))) { [weak self] in
      self?.assumeIsolated { $0.goOn() }
    }
    await withCheckedContinuation { onIdle = $0 }
  }

  func goOn() {
    onIdle?.resume()
    onIdle = nil
  }

  func perform(_ effects: [RingerEffect]) {
    for effect in effects {
      switch effect {
      case .arm(let instant): timer?.arm(instant)
      case .startSound(let start): startSound(start)
      case .stopSound: stopSound()
      case .record(let deliveries, let instant):
        enqueue(.record(deliveries, at: instant))
        noteMissed(deliveries)
      case .answer(let answer, let ring, let instant):
        enqueue(.answer(answer, ring, at: instant))
        noteMissed(ring, answered: answer)
      case .noteSound(let step, let ring): enqueue(.noteSound(step, ring))
      case .extend(let questions, let limit): ask(questions, limit: limit)
      case .noteExtension(let answer): enqueue(.noteExtension(answer))
      case .tellExtension(let answer): tell(.extended(answer))
      case .recordSightings(let places): enqueue(.recordSightings(places))
      case .locate(let metres): locate(every: metres)
      case .replan(let step): enqueue(.replan(reading, step: step))
      case .takeCharge: takeOffice()
      case .reload: enqueue(.reload)
      case .show(let rings):
        tell(.rings(rings, at: clock.now()))
        keepAwake(while: rings)
        contentExtension.forgetAll(but: rings, at: clock.now())
        showBanners()
      case .open(let link): tell(.opened(link))
      }
    }
  }
}
