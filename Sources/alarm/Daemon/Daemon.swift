import AlarmStore
import AlarmUI
import Alarms
import Dispatch
import Glibc
import NotificationStore
import Notifications
import Timekeeping
import Waiting
import Words

/// A ringer without a screen: rings, and says what it does on standard output and to the service manager.
///
/// Everything that happens comes to it as mail and is dealt with in order. Nothing it does is on the way to ringing, which
/// the `LiveRinger` does by itself.
actor Daemon {
  private let executor = QueueExecutor(label: "daemon")
  private let parts: Parts
  private let ringer: LiveRinger
  private let follower: ZoneFollower
  private let post: @Sendable (DaemonMail) -> Void
  private var starter: StarterLine
  private var notifier: ServiceNotifier
  private var journal: RingJournal
  private var rings: [Ring] = []
  private var inCharge: RingerInCharge?
  private var zone: ZoneRules
  private var language: Language
  /// What was complained of last, so that what is tried again and again is said once.
  private var complaint = ""

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Makes a daemon that does nothing yet.
  ///
  /// - Parameters:
  ///   - starter: whoever started it and wants to know whether it rings.
  ///   - post: puts mail into the box that `run` reads; may be called on any queue.
  init(parts: Parts, starter: StarterLine, post: @escaping @Sendable (DaemonMail) -> Void) {
    self.parts = parts
    self.post = post
    self.starter = starter
    zone = parts.surroundings.zone.rules
    language = parts.language
    journal = RingJournal(began: parts.clock.now())
    notifier = ServiceNotifier(environment: parts.surroundings.environment)
    ringer = LiveRinger(parts: parts, kind: .daemon, sounds: parts.sounds) { post(.ringer($0)) }
    follower = ZoneFollower(parts: parts, ringer: ringer) { post(.zone($0)) }
  }

  /// Rings until it is asked to end.
  ///
  /// - Returns: the exit status: 0 when it was asked to end or is not needed, 1 when it cannot ring.
  func run(_ mail: AsyncStream<DaemonMail>) async -> Int32 {
    do {
      guard try await begin() else { return 0 }
    } catch {
      return await fail(error)
    }
    CodeMemory.giveBackOnceStarted()
    for await piece in mail {
      switch piece {
      case .ringer(.cannotRing(let error)): return await fail(error)
      case .ringer(.outdated): return await fail(.centre(.store(.outdated)))
      case .ringer(let news): await heard(news)
      case .store(let news): await heard(news)
      case .zone(let news): await heard(news)
      case .suspend: await suspend()
      case .end(let ringsOn):
        await end(ringsOn: ringsOn)
        return 0
      }
    }
    return 0
  }
}

// MARK: beginning and ending

extension Daemon {
  /// Listens for changes, then takes the lock or waits for it.
  ///
  /// - Returns: false when somebody else rings and whoever started this process needs no second one.
  private func begin() async throws(AlarmError) -> Bool {
    let (ringer, post) = (ringer, post)
    do {
      try await parts.store.watch { news in
        ringer.hear(news)
        post(.store(news))
      }
      await follower.start()
      if starter.isOpen {
        guard try await takeLock() else {
          starter.say(.taken)
          return false
        }
      }
    } catch {
      throw .centre(.store(error))
    }
    await ringer.compete()
    await followSettings()
    notifier.ready()
    // That it rings comes as news.
    if await !ringer.isRinging { await sayWaits() }
    return true
  }

  /// Says behind whom it waits; that the store cannot be asked just now is no reason to end.
  private func sayWaits() async {
    do {
      print(language.status(.waits(try await parts.store.ringerInCharge()), now: parts.clock.now(), in: zone))
    } catch {
      complain(language.sentence(for: error))
    }
    await showStanding()
  }

  /// Takes the lock, unless another process keeps it.
  private func takeLock() async throws(StoreFault) -> Bool {
    if try await ringer.takeIfFree() { return true }
    guard !RingerLock.isKept(folder: parts.location.folder) else { return false }
    return try await ringer.takeIfFree()
  }

  /// Stops this process, so that it must not be the one that rings.
  private func suspend() async {
    await ringer.resign()
    if let sentence = await parts.handOver() { print(sentence) }
    // To this very thread, which has taken it when `raise` returns: it must not compete before it stops.
    raise(SIGSTOP)
    inCharge = nil
    await ringer.compete()
    await showStanding()
  }

  private func end(ringsOn: Bool) async {
    notifier.stopping()
    let wasRinger = await ringer.release()
    if ringsOn, wasRinger { _ = await parts.handOver() }
    print(language("Ends, as it was asked to."))
  }

  private func fail(_ error: AlarmError) async -> Int32 {
    notifier.stopping()
    let sentence = language.sentence(for: error)
    StandardOutput.complaints.write(sentence + "\n")
    starter.say(.failed(sentence))
    await ringer.release()
    return 1
  }
}

// MARK: what happens

extension Daemon {
  private func heard(_ news: RingerNews) async {
    if let trouble = language.trouble(news) { complain(trouble) }
    if let notice = language.notice(news) { print(notice) }
    switch news {
    case .rings(let rings, _):
      self.rings = rings
      tell(journal.rings(rings))
      await settleJournal()
      await showStanding()
    case .inCharge(let inCharge):
      tookOffice(inCharge)
      await showStanding()
    case .opened(let link): await show(link)
    case .enrolled: starter.say(.rings)
    case .committed:
      complaint = ""
      await settleJournal()
      await showStanding()
    case .replanned:
      // A clock set back takes back what had come due.
      await settleJournal()
      await showStanding()
    // It rings all the same.
    case .notSaved: starter.say(.rings)
    case .sound, .extended, .unshown, .located, .cannotRing, .outdated: break
    }
  }

  private func heard(_ news: StoreNews) async {
    switch news {
    case .changed, .changedElsewhere, .replaced:
      await followSettings()
      await settleJournal()
      await showStanding()
    // The ringer sees to both, and tells.
    case .folderChanged, .outdated: break
    }
  }

  private func heard(_ news: ZoneNews) async {
    let line = language.line(news, zone: zone)
    switch news {
    case .changed(let rules):
      zone = rules
      print(line)
      await showStanding()
    case .fault, .cannotFollow: print(line)
    case .failed: complain(line)
    }
  }

  private func tookOffice(_ inCharge: RingerInCharge?) {
    // It is told anew after a change of zone, which is said by itself.
    if let inCharge, self.inCharge == nil {
      journal = RingJournal(began: parts.clock.now())
      print(
        language(
          "Rings from now on (process %1), by the time of %2.", String(inCharge.pid),
          language.shortened(inCharge.zone)))
    }
    self.inCharge = inCharge
  }
}

// MARK: what is said

extension Daemon {
  /// Shows where a notification leads: on a screen that is open, else in a terminal of its own.
  private func show(_ link: DeepLink) async {
    do {
      try await parts.store.leave(link)
      await executor.pause(for: ScreenLink.patience)
      guard try await parts.store.takeBack(link) else { return }
      guard NewTerminal(parts).open(link) else {
        return print(language("No alarm clock is open to show what was chosen, and no terminal can be opened for one."))
      }
    } catch {
      complain(language.sentence(for: error))
    }
  }

  /// Tells times as the settings say; what cannot be read leaves them as they were told.
  private func followSettings() async {
    if let settings = try? await parts.store.settings() { language = parts.language.following(settings.clock) }
  }

  private func print(_ line: String) {
    // Whoever started it waits for one word there.
    guard !starter.isOpen else { return }
    // A journal that is gone is no reason not to ring.
    StandardOutput.answers.write(line + "\n")
  }

  private func complain(_ line: String) {
    guard line != complaint else { return }
    complaint = line
    print(line)
  }

  private func tell(_ entries: [JournalEntry]) {
    let now = parts.clock.now()
    for entry in entries { print(language.line(entry, next: nil, now: now, in: zone)) }
  }

  /// Finds out how what no longer rings has ended.
  private func settleJournal() async {
    guard inCharge != nil else { return }
    do {
      let entries = journal.delivered(try await parts.store.delivered(), now: parts.clock.now())
      let lines = try await language.lines(entries, from: parts.store, now: parts.clock.now(), in: zone)
      for line in lines { print(line) }
    } catch {
      complain(language.sentence(for: error))
    }
  }

  private func showStanding() async {
    guard notifier.isHeard else { return }
    do {
      notifier.say(language.status(try await standing(), now: parts.clock.now(), in: zone))
    } catch {
      complain(language.sentence(for: error))
    }
  }

  private func standing() async throws(AlarmError) -> DaemonStanding {
    if inCharge == nil { return .waits(try await parts.store.ringerInCharge()) }
    guard rings.isEmpty else { return .rings(rings) }
    guard let next = try await parts.store.next() else {
      return try await parts.store.places().isEmpty ? .watches(next: nil) : .watchesPlaces
    }
    return .watches(next: next)
  }
}
