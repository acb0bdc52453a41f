import AlarmStore
import Alarms
import Dispatch
import Glibc
import Notifications
import Timekeeping
import Waiting

/// Follows the system's zones while the program runs: what changes is read, and store, ringer and program are told.
actor ZoneFollower {
  private let executor = QueueExecutor(label: "zone")
  private let surroundings: Surroundings
  private let store: AlarmStore
  private let ringer: LiveRinger
  private let tell: @Sendable (ZoneNews) -> Void
  private var zone: LocalZone
  private var watch: ZoneWatch?
  private var worker: Task<Void, Never>?
  private var isToLook = false
  /// Wakes when a fault has stayed for long enough to be said.
  private var timer: WakeTimer?
  private var warning: String?

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Makes a follower; it follows from `start` on.
  init(parts: Parts, ringer: LiveRinger, tell: @escaping @Sendable (ZoneNews) -> Void) {
    surroundings = parts.surroundings
    zone = parts.surroundings.zone
    store = parts.store
    self.ringer = ringer
    self.tell = tell
  }

  /// Begins to watch, and says what is wrong with the zone already.
  func start() {
    do {
      watch = try surroundings.zoneWatch(queue: executor.queue) { [weak self] in
        self?.assumeIsolated { $0.lookSoon() }
      }
    } catch {
      let reason = String(cString: strerror(error.code))
      let sentence = surroundings.language("A change of the time zone is seen at the next start only (%1).", reason)
      tell(.cannotFollow(sentence))
    }
    warnOfFault()
    // It may have changed since the process started.
    lookSoon()
  }
}

extension ZoneFollower {
  /// How long files may be unusable before that is said, so that one just being written is not.
  private static let patience = Duration.seconds(2)

  private func lookSoon() {
    isToLook = true
    guard worker == nil else { return }
    worker = Task(executorPreference: executor) { await self.workOff() }
  }

  private func workOff() async {
    while isToLook {
      isToLook = false
      await look()
    }
    worker = nil
  }

  private func look() async {
    let isOther = zone.look()
    if zone.fault == nil { stopWarning() } else { warnIfFaultStays() }
    let zones = surroundings.zones(local: zone.rules)
    if isOther { tell(.changed(zone.rules)) }
    do {
      // The local zone may be the same and one that alarms are pinned to another.
      guard try await store.follow(zones) || isOther else { return }
    } catch {
      tell(.failed(error))
    }
    await ringer.zoneChanged(to: zones)
  }

  private func warnIfFaultStays() {
    do {
      if timer == nil {
        timer = try WakeTimer(queue: executor.queue) { [weak self] _ in
          self?.assumeIsolated { $0.warnOfFault() }
        }
      }
      timer?.arm(surroundings.clock.now() + ZoneFollower.patience)
    } catch {
      warnOfFault()
    }
  }

  private func stopWarning() {
    timer?.cancel()
    timer = nil
    warnOfFault()
  }

  /// Says what is wrong with the zone, once, or that nothing is any more.
  private func warnOfFault() {
    let language = surroundings.language
    let sentence = zone.fault.map { fault in
      language("Alarms ring by the time of %1. %2", language.shortened(zone.rules.name), language.sentence(for: fault))
    }
    guard sentence != warning else { return }
    warning = sentence
    tell(.fault(sentence))
  }
}
