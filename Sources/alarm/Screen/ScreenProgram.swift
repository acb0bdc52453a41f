import AlarmUI
import Alarms
import Curses
import Dispatch
import Glibc
import NotificationStore
import Notifications
import TerminalUI
import Timekeeping

/// The program with a screen: connects terminal, screen, ringer and store, and ends them in order.
@MainActor
final class ScreenProgram {
  private let parts: Parts
  private let terminal: CursesTerminal
  private let ringer: LiveRinger
  private let work: ScreenWork
  private var loop: Loop<ScreenState, ScreenEvent, ScreenEffect>?
  private var ticker: Ticker?
  private var title = ""
  private var notice = RingNotice()
  /// Whether nobody in front of this terminal sees what the desktop here shows.
  private let isOffDesktop: Bool
  private var isEnding = false

  /// Opens the screen and runs it until the process ends.
  ///
  /// - Throws: `CursesError` when the terminal cannot be used, `TimerError` when the kernel gives no timer.
  static func show(_ parts: Parts, opening: Opening) async throws -> Never {
    let program = try ScreenProgram(parts, opening: opening)
    program.start()
    while true {
      // Nothing resumes it: whatever ends the screen ends the process.
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      withExtendedLifetime(program) {}
    }
  }

  /// Opens the screen on the terminal and paints it; from then on it lives by its events.
  private init(_ parts: Parts, opening: Opening) throws {
    self.parts = parts
    terminal = try CursesTerminal()
    isOffDesktop = parts.surroundings.isOffDesktop
    let mailbox = Mailbox()
    ringer = LiveRinger(parts: parts, kind: .screen, sounds: parts.sounds) { news in mailbox.post(.ringer(news)) }
    work = ScreenWork(parts: parts, ringer: ringer, mailbox: mailbox)
    mailbox.open { [weak self] mail in self?.receive(mail) }
    ticker = try Ticker { [weak self] in self?.ticked() }
    startLoop(
      opening.state(
        parts.surroundings, now: parts.clock.now(), size: terminal.size, usesASCII: terminal.usesASCII,
        prefersColor: terminal.prefersColor))
  }

  /// Starts everything that the first picture does not need.
  private func start() {
    loop?.send(.started)
    let (work, ringer) = (work, ringer)
    Task(executorPreference: work.executor) {
      await work.start()
      await ringer.compete()
      CodeMemory.giveBackOnceStarted()
    }
  }
}

extension ScreenProgram {
  private func startLoop(_ state: ScreenState) {
    let work = work
    loop = Loop(
      state: state, terminal: terminal,
      event: { [weak self] event in self?.screenEvent(for: event) },
      update: { [weak self] state, event in
        let effects = AlarmScreen.update(&state, event)
        self?.keepUp(with: state)
        return effects
      },
      render: AlarmScreen.render, overtakes: \.isHeard, performingOn: work.executor,
      perform: { effect in await work.perform(effect) })
    keepUp(with: state)
  }

  /// What a terminal's event means to the screen; what only concerns the program is done here.
  private func screenEvent(for event: TerminalEvent) -> ScreenEvent? {
    let now = parts.clock.now()
    switch event {
    case .key(let key): return .key(key, at: now)
    case .resized(let size): return .resized(size)
    case .suspendAsked: return .key(.control("z"), at: now)
    case .resumed(let size):
      loop?.send(.resized(size))
      return .resumed(now)
    case .terminate(SIGINT): return .quitAsked
    case .terminate(let signal):
      end(code: 128 + signal, .unasked)
      return nil
    case .gone:
      end(code: 0, .unasked)
      return nil
    }
  }

  private func receive(_ mail: Mail) {
    switch mail {
    case .event(.settingsChanged(let settings)):
      loop?.send(.settingsChanged(parts.surroundings.inForce(settings)))
    case .event(let event):
      // What is in the future is said in relation to now, and the last tick may be most of a minute old.
      loop?.send(.tick(parts.clock.now()))
      loop?.send(event)
    // At once: posted again, it would come after what was posted later.
    case .ringer(let news): for event in work.hear(news) { receive(.event(event)) }
    case .suspend(let sentence, let continued):
      // One that is ending meanwhile must not stop first.
      if !isEnding { terminal.suspend(saying: sentence.map { $0 + "\n" } ?? "") }
      continued()
    case .quit(let ringsOn): end(code: 0, ringsOn ? .ringsOn : .silent)
    }
  }

  private func ticked() {
    guard let loop else { return }
    if AlarmScreen.wantsBell(loop.state) { terminal.ring() }
    loop.send(.tick(parts.clock.now()))
  }

  /// After each event: the terminal's title and mouse, and when the picture next changes by itself.
  private func keepUp(with state: ScreenState) {
    ticker?.wake(at: AlarmScreen.nextTick(state, after: parts.clock.now()))
    if let (text, hasBell) = notice.next(state), isOffDesktop {
      terminal.notify(title: parts.language("Alarm"), text)
      // The sound may come from a machine far away.
      if hasBell { terminal.ring() }
    }
    terminal.takesMouse = AlarmScreen.takesMouse(state)
    let wanted = AlarmScreen.title(state)
    guard wanted != title else { return }
    title = wanted
    terminal.setTitle(wanted)
  }

  /// What becomes of the alarms when the program ends.
  private enum Afterwards {
    /// Nothing rings, or somebody else does: that was answered.
    case silent
    /// They ring on in the background: that was answered.
    case ringsOn
    /// Nobody can be asked: the terminal is gone, or the program is told to end.
    case unasked
  }

  /// How long a store that takes nothing may hold up the end, in seconds; the lock goes with the process.
  private static let patience = 2.0

  /// Gives the terminal back, lets the lock go, does what was still asked for, and ends the program.
  ///
  /// Where a ringer is started in the background, what came of it is said on the terminal.
  private func end(code: Int32, _ afterwards: Afterwards) {
    guard !isEnding else { return }
    isEnding = true
    terminal.close()
    let (parts, loop, work, ringer) = (parts, loop, work, ringer)
    let canRingOn = loop.map { AlarmScreen.canRingOn($0.state) } ?? false
    let starting = afterwards == .silent ? 0 : Double(RingerStarter.longest.components.seconds)
    // Not `exit`: it tears down the Swift runtime's tables while the main thread still uses them.
    work.executor.queue.asyncAfter(deadline: .now() + ScreenProgram.patience + starting) { _exit(code) }
    let rest = Task(executorPreference: work.executor) {
      await loop?.finish()
      await work.end()
    }
    // Beside it, so that what is slow to save does not hold up a ring.
    Task(executorPreference: work.executor) {
      let wasRinger = await ringer.release()
      let sentence: String? =
        switch afterwards {
        case .silent: nil
        case .unasked where !wasRinger: nil
        // What this screen has not heard of yet, the store knows.
        case .ringsOn, .unasked: canRingOn ? await parts.handOver(.auto) : await parts.handOver()
        }
      if let sentence { StandardOutput.complaints.write(sentence + "\n") }
      await rest.value
      _exit(code)
    }
  }
}
