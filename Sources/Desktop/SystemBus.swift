/// All that is done on the system's bus: keeps connected to it and to who is on it, and tells what they say.
///
/// Made for a `PollLoop`; everything happens in its calls.
public final class SystemBus {
  private let tell: (DesktopEvent) -> Void
  private let keeper: BusKeeper
  private var login: LoginManager?
  private var sleepLock = SleepLock()
  private var held: InhibitorLock?
  private var asking: BusSlot?
  private let locator: Locator

  /// Makes what connects as soon as it is served.
  ///
  /// - Parameters:
  ///   - now: when it begins.
  ///   - tell: told what happens, also from within the calls below.
  public init(now: MonotonicTime = .now(), tell: @escaping (DesktopEvent) -> Void) {
    self.tell = tell
    locator = Locator(tell: tell)
    keeper = BusKeeper(.system, now: now, tell: tell)
  }

  /// Keeps the machine awake from now on; a reason in a sentence is shown to whoever asks why it does not sleep.
  ///
  /// What comes of it is told. A bus or a logind that comes back is asked again.
  public func inhibit(why: String) {
    perform(sleepLock.wanted(why: why))
  }

  /// Tells where the machine is from now on, each time it has moved so many metres; with nil no more.
  ///
  /// A GeoClue that comes back is asked again.
  public func locate(every stride: UInt32?) {
    // Whether there is a bus is told anew to whoever did not need it before.
    if stride != nil { keeper.lookAgain(.now()) }
    locator.locate(every: stride, .now())
  }

  /// Lets the machine sleep again.
  public func release() {
    perform(sleepLock.unwanted())
  }
}

extension SystemBus: PollSource {
  /// What it waits for; nil when there is no bus and never was.
  public var interest: PollInterest? {
    guard let wanted = keeper.interest, let deadline = locator.deadline else { return keeper.interest }
    let first = [wanted.deadline, deadline].compactMap(\.self).min()
    return PollInterest(descriptor: wanted.descriptor, events: wanted.events, deadline: first)
  }

  /// Handles what has come, and opens or gives up a connection when it is time to.
  public func serve(_ now: MonotonicTime) {
    keeper.serve(now) { (news) throws(BusError) in try heard(news) }
    locator.elapsed(now)
  }
}

extension SystemBus {
  private func heard(_ news: BusKeeper.News) throws(BusError) {
    switch news {
    case .opening(let connection):
      login = try LoginManager(connection) { [weak self] event in self?.heard(event) }
      locator.opening(connection)
    case .ready:
      perform(sleepLock.connected())
      locator.connected()
    case .lost:
      perform(sleepLock.disconnected())
      locator.disconnected()
      login = nil
    }
  }

  private func heard(_ event: LoginManager.Event) {
    switch event {
    case .sleeping: tell(.sleeping)
    case .resumed:
      tell(.resumed)
      perform(sleepLock.resumed())
    case .appeared: perform(sleepLock.loginAppeared())
    }
  }
}

extension SystemBus {
  private func perform(_ effects: [SleepLock.Effect]) {
    for effect in effects {
      switch effect {
      case .ask(let what, let why): ask(what, why)
      case .stopAsking: asking = nil
      case .letGo: held = nil
      case .tell(let event): tell(event)
      }
    }
  }

  private func ask(_ what: String, _ why: String) {
    do throws(BusError) {
      asking = try login?.inhibit(what, why: why) { [weak self] answer in self?.answered(answer) }
    } catch {
      perform(sleepLock.refused(error))
    }
  }

  private func answered(_ answer: Result<InhibitorLock, BusError>) {
    asking = nil
    switch answer {
    case .success(let lock):
      // The new one is there before the old one goes.
      held = lock
      perform(sleepLock.granted())
    case .failure(let error): perform(sleepLock.refused(error))
    }
  }
}
