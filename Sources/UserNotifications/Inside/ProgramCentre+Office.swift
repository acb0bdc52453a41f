import Dispatch
import Glibc
import NotificationStore
import Notifications
import Timekeeping
import Waiting

/// Being the one of the program's processes that delivers.
extension ProgramCentre {
  /// Whether this process delivers.
  var isInOffice: Bool {
    if case .inOffice = delivering { true } else { false }
  }

  /// Opens the store and begins to deliver, or waits until another process of the program no longer does.
  ///
  /// A store that cannot be opened yet is tried again by every order that needs it.
  func takeUp() async {
    guard !hasTakenUp else { return }
    do {
      let store = try opened()
      hasTakenUp = true
      followZone()
      if let fault = zone.fault { say(sentence(for: NotificationError.zone(fault))) }
      await watch(store)
      categories = Dictionary(try await store.categories().map { ($0.identifier, $0) }) { _, later in later }
      await takeOffice(try surroundings.location().folder)
      // Also where another process delivers: what is delivered at once is presented here.
      if !isInOffice { await reload() }
    } catch {
      say(sentence(for: error))
    }
  }

  private func takeOffice(_ folder: String) async {
    do {
      guard let lock = try RingerLock.tryAcquire(folder: folder) else { return waitForLock(folder) }
      await begin(lock)
    } catch {
      say(sentence(for: error))
    }
  }

  private func waitForLock(_ folder: String) {
    delivering = .waiting
    let isWaiting = ParkedThread.start { [weak self] in
      do {
        let lock = try RingerLock.acquire(folder: folder)
        self?.order { await $0.begin(lock) }
      } catch {
        self?.order { $0.say($0.sentence(for: error)) }
      }
    }
    if !isWaiting { say(sentence(for: StoreFault.unexpected("no thread to wait for the lock"))) }
  }

  private func begin(_ lock: RingerLock) async {
    if case .ended = delivering { return }
    do {
      timer = try WakeTimer(queue: executor.queue) { [weak self] wake in
        self?.assumeIsolated { $0.woke(wake) }
      }
    } catch {
      return say(sentence(for: StoreFault.unexpected("no timer: \(error)")))
    }
    delivering = .inOffice(lock)
    await replan()
  }

  /// Stops delivering.
  func leave() {
    delivering = .ended
    timer?.cancel()
    timer = nil
    zoneWatch = nil
    endAllSound()
    endDesktop()
    endLocating()
  }
}

// MARK: what happens

extension ProgramCentre {
  /// Waits for what comes due next.
  func arm() {
    timer?.arm(plan.nextDue)
  }

  private func woke(_ wake: WakeTimer.Wake) {
    switch wake {
    case .due: deliverDue()
    case .clockSet: order { await $0.replan() }
    }
  }

  /// Finds every due instant anew, by clock and zone as they are now, and reads what comes next.
  ///
  /// What was delivered is recorded before, and nothing is delivered meanwhile: both are known by the instants of before.
  func replan() async {
    guard isInOffice else { return }
    for held in inHand { await record(held.number) }
    let before = plan
    plan = .empty
    do {
      try await opened().replan(surroundings.clock.reading(), in: zones)
    } catch {
      // What was found before stays.
      plan = before
      say(sentence(for: error))
    }
    await reload()
  }

  /// Reads from the store what comes next, and what the user allows.
  func reload() async {
    do {
      let store = try opened()
      settings = try await store.notificationSettings()
      guard isInOffice else { return }
      let read = try await store.plan(now: surroundings.clock.now())
      plan = Plan(requests: read.requests.filter { !isInHand($0) }, reachesTo: read.reachesTo)
      take(try await store.places())
    } catch {
      say(sentence(for: error))
    }
    deliverDue()
  }

  /// Hears from now on of what other processes commit.
  ///
  /// At the limit of the system's watches it does not, and delivers all the same.
  private func watch(_ store: NotificationStore) async {
    do {
      try await store.watch { [weak self] news in
        self?.order { await $0.heard(news) }
      }
    } catch {
      say(sentence(for: error))
    }
  }

  private func heard(_ news: FileNews) async {
    switch news {
    case .changedElsewhere: await reload()
    case .replaced: await replan()
    case .folderChanged: await followFolder()
    case .outdated: leave()
    }
  }

  /// A lock on a folder that has gone elsewhere guards nothing here.
  private func followFolder() async {
    guard case .inOffice(let lock) = delivering, let folder = try? surroundings.location().folder,
      !lock.isOn(folder: folder)
    else { return }
    delivering = .idle
    plan = .empty
    timer?.cancel()
    await takeOffice(folder)
  }

  private func followZone() {
    do {
      zoneWatch = try ZoneWatch(surroundings.zoneFiles, clock: surroundings.clock, queue: executor.queue) {
        [weak self] in
        self?.assumeIsolated { $0.zoneMayHaveChanged() }
      }
    } catch {
      return  // At the limit of the system's watches; the zone is read anew at the next start.
    }
  }

  private func zoneMayHaveChanged() {
    _ = zone.look()
    order { await $0.replan() }
  }
}
