import Dispatch
import Synchronization
import Waiting

/// Tells when the files of the local zone, or any of the system's zones, may have changed; it never looks by itself.
///
/// It sees what `TZ` names, or else `/etc/localtime`, replaced, linked anew, written in place, deleted and made again,
/// with every link on the way; and every folder of zones, so that zones that alarms are pinned to are seen as well. A
/// burst, such as an update of hundreds of files, is told once, when it is over. What a file system does without saying
/// is not seen: something mounted over a file, or changed on another machine of a network.
public final class ZoneWatch: Sendable {
  /// How long nothing must have happened before a change is told.
  public static let settling = Duration.milliseconds(150)
  /// How long after its first event a burst is told at the latest.
  public static let patience = Duration.milliseconds(500)

  private let clock: any WallClock
  private let onChange: @Sendable () -> Void
  private let state: Mutex<State>

  private struct State {
    var scope: ZoneWatchScope
    var sources: (watch: FileWatch, timer: WakeTimer)?
    var burst: Burst?
  }

  /// Events that have come and have not been told.
  private struct Burst {
    let end: Instant
    var isGoingOn = false
  }

  /// Begins to watch.
  ///
  /// - Parameters:
  ///   - files: where the zones are looked for.
  ///   - clock: what time it is, to wait for the end of a burst.
  ///   - queue: a serial queue; `onChange` runs on it.
  ///   - onChange: told that something may have changed, once everything that is there now is watched: what is read then
  ///     is not older than the change, and what changes later is told again.
  /// - Throws: `WatchError` when a limit of the system is reached.
  public init(
    _ files: ZoneFiles, clock: any WallClock, queue: DispatchQueue, onChange: @escaping @Sendable () -> Void
  ) throws(WatchError) {
    self.clock = clock
    self.onChange = onChange
    state = Mutex(State(scope: ZoneWatchScope(files)))
    let watch = try FileWatch(queue: queue) { [weak self] _, events in self?.heard(events) }
    let timer = try ZoneWatch.timer(queue) { [weak self] in self?.settled() }
    try state.withLock { state throws(WatchError) in
      state.sources = (watch, timer)
      try state.scope.cover(with: watch)
    }
  }

  private static func timer(
    _ queue: DispatchQueue, onWake: @escaping @Sendable () -> Void
  ) throws(WatchError) -> WakeTimer {
    do {
      // A clock that is set ends the wait as well: the time armed for may be far away then.
      return try WakeTimer(queue: queue) { _ in onWake() }
    } catch {
      switch error {
      case .refused(_, let code): throw WatchError(code: code)
      }
    }
  }
}

extension ZoneWatch {
  private func heard(_ events: [FileEvent]) {
    let now = clock.now()
    state.withLock { state in
      guard events.contains(where: state.scope.concerns) else { return }
      state.burst?.isGoingOn = true
      guard state.burst == nil else { return }
      state.burst = Burst(end: now + ZoneWatch.patience)
      state.sources?.timer.arm(now + ZoneWatch.settling)
    }
  }

  private func settled() {
    let now = clock.now()
    let isOver = state.withLock { state in
      guard let burst = state.burst else { return false }
      guard burst.isGoingOn, now < burst.end else {
        state.burst = nil
        // The limit was not reached when it began, and there is hardly more to watch now; nor could anyone do anything.
        if let watch = state.sources?.watch { try? state.scope.cover(with: watch) }
        return true
      }
      state.burst?.isGoingOn = false
      state.sources?.timer.arm(min(burst.end, now + ZoneWatch.settling))
      return false
    }
    if isOver { onChange() }
  }
}
