import AlarmCLI
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

/// The alarm clock as a prompt: rings as a screen does, and says and is told everything in lines.
///
/// Everything that happens comes to it as mail and is dealt with in order; a command is performed beside that, so that a
/// ring is announced while it lasts.
actor Plain {
  let executor = QueueExecutor(label: "plain")
  let parts: Parts
  let ringer: LiveRinger
  private let follower: ZoneFollower
  let post: @Sendable (PlainMail) -> Void
  var output = PlainOutput()
  /// Where commands are performed.
  let commandExecutor = QueueExecutor(label: "plain-command")
  /// Whether a command is being performed.
  var isBusy = false
  /// What was entered meanwhile.
  var waiting: [String] = []
  /// Whether nothing more can be entered: once everything that was is done, this ends.
  var hasInputEnded = false
  /// The question on leaving, while it stands.
  var question: Leaving?
  var rings: [Ring] = []
  var journal: RingJournal
  /// What was answered here, and needs no further word.
  var answered: Set<OccurrenceKey> = []
  /// The missed notifications that were told, until somebody is seen to be there; nil when nothing is to be seen.
  var unseen: [String]?
  var sound = SoundState()
  var beeping: Task<Void, Never>?
  private(set) var language: Language
  private var isRinger = false
  /// The rules that local times follow.
  private(set) var here: ZoneRules
  /// What was complained of last, so that what is tried again and again is said once.
  private var complaint = ""

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Makes a prompt that does nothing yet.
  ///
  /// - Parameter post: puts mail into the box that `run` reads; may be called on any queue.
  init(parts: Parts, post: @escaping @Sendable (PlainMail) -> Void) {
    self.parts = parts
    self.post = post
    language = parts.language
    here = parts.surroundings.zone.rules
    journal = RingJournal(began: parts.clock.now())
    ringer = LiveRinger(parts: parts, kind: .screen, sounds: parts.sounds) { post(.ringer($0)) }
    follower = ZoneFollower(parts: parts, ringer: ringer) { post(.zone($0)) }
  }

  /// Takes commands and rings until it is left.
  ///
  /// - Returns: the exit status.
  func run(_ mail: AsyncStream<PlainMail>) async -> Int32 {
    do {
      try await begin()
    } catch {
      return await fail(error)
    }
    CodeMemory.giveBackOnceStarted()
    for await piece in mail {
      if let status = await dealWith(piece) { return status }
      if !output.isRead { return await end(ringsOn: true, status: 0) }
    }
    return 0
  }
}

// MARK: beginning and ending

extension Plain {
  /// Listens for changes, says what there is, takes the lock or waits for it, and reads what is typed.
  private func begin() async throws(AlarmError) {
    let (ringer, post) = (ringer, post)
    do {
      try await parts.store.watch { news in
        ringer.hear(news)
        post(.store(news))
      }
    } catch {
      throw .centre(.store(error))
    }
    try await readSettings()
    await follower.start()
    await ringer.compete()
    isRinger = await ringer.isRinging
    output.say(try await greeting(isRinger: isRinger))
    if !isRinger { await lookAtRings() }
    let isReading = InputLines.start { piece in
      switch piece {
      case .line(let line): post(.line(line))
      case .overlong: post(.overlong)
      case .end: post(.gone(status: 0))
      }
    }
    guard isReading else { throw .centre(.store(.unexpected("no thread to read the input in"))) }
    output.ask()
  }

  /// Stops this process, so that it must not be the one that rings.
  private func suspend() async {
    output.lineVoided()
    let wasRinger = await ringer.isRinging
    await ringer.resign()
    if wasRinger, let sentence = await parts.handOver() { output.say([sentence]) }
    // To this very thread, which has taken it when `raise` returns: it must not compete before it stops.
    raise(SIGSTOP)
    await ringer.compete()
    isRinger = await ringer.isRinging
    if !isBusy { output.ask() }
  }

  /// How long a store that takes nothing may hold up the end, in seconds; the lock goes with the process.
  private static let patience = 2.0

  /// Lets the lock go and ends; with `ringsOn` what is on rings on in the background.
  func end(ringsOn: Bool, status: Int32) async -> Int32 {
    let starting = ringsOn ? Double(RingerStarter.longest.components.seconds) : 0
    DispatchQueue.main.asyncAfter(deadline: .now() + Plain.patience + starting) { _exit(status) }
    let wasRinger = await ringer.release()
    if ringsOn, wasRinger, let sentence = await parts.handOver() {
      StandardOutput.complaints.write(sentence + "\n")
    }
    return status
  }

  private func fail(_ error: AlarmError) async -> Int32 {
    output.say([language.sentence(for: error)])
    return await end(ringsOn: false, status: 1)
  }
}

// MARK: what happens

extension Plain {
  /// Deals with one piece of mail; the exit status when that was the last.
  private func dealWith(_ mail: PlainMail) async -> Int32? {
    switch mail {
    case .line(let line): return await take(line)
    case .overlong:
      output.lineEntered()
      output.say([language("That line is too long: nothing was done.")])
      output.ask()
    case .done(let result): return await finish(result)
    case .ringer(.cannotRing(let error)): return await fail(error)
    case .ringer(.outdated): return await fail(.centre(.store(.outdated)))
    case .ringer(let news): await heard(news)
    case .store:
      await followSettings()
      await lookAtRings()
    case .zone(let news):
      output.say([language.line(news, zone: here)])
      if case .changed(let rules) = news { here = rules }
    case .interrupted: return await interrupted()
    case .suspend: await suspend()
    case .gone(let status):
      // What was entered before the end is still done.
      guard status == 0, isBusy || !waiting.isEmpty else {
        output.lineVoided()
        return await end(ringsOn: true, status: status)
      }
      hasInputEnded = true
    }
    return nil
  }

  private func heard(_ news: RingerNews) async {
    if let trouble = language.trouble(news) { complain(trouble) }
    switch news {
    case .rings(let rings, _): await show(rings)
    case .sound(let note):
      sound.take(note)
      beep()
    case .inCharge(let inCharge):
      if inCharge != nil, !isRinger { output.say([language("This alarm clock rings from now on.")]) }
      isRinger = inCharge != nil
    case .committed, .replanned:
      complaint = ""
      await settleJournal()
    case .opened(let link):
      // What was chosen on a notification is told here, where nothing else can be shown.
      if let id = link.alarm { _ = await perform(asked: "why \(id)") }
    case .extended: if let notice = language.notice(news) { output.say([notice]) }
    // The terminal itself shows it.
    case .unshown, .enrolled, .notSaved, .located, .cannotRing, .outdated: break
    }
  }

  /// The clock, and on which day a week begins, follow the settings.
  private func readSettings() async throws(AlarmError) {
    language = parts.language.following(try await parts.store.settings())
  }

  /// The same where the alarm clock goes on without them.
  func followSettings() async {
    do {
      try await readSettings()
    } catch {
      complain(language.sentence(for: error))
    }
  }

  private func complain(_ line: String) {
    guard line != complaint else { return }
    complaint = line
    output.say([line])
  }
}
