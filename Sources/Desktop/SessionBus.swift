/// All that is done on the session's bus: shows bubbles and tells what the user does with them.
///
/// Made for a `PollLoop`; everything happens in its calls.
public final class SessionBus {
  /// How long closing what is shown may take at the end, in seconds.
  private static let patience: UInt64 = 2

  private let sender: BubbleSender
  private let tell: (DesktopEvent) -> Void
  private let keeper: BusKeeper
  private var connection: BusConnection?
  private var server: NotificationServer?
  private var isReady = false
  private var bubbles = Bubbles()
  /// The calls that are not answered yet, by their numbers.
  private var calls: [Int: BusSlot] = [:]
  private var end: MonotonicTime?

  /// Makes what connects as soon as it is served.
  ///
  /// - Parameters:
  ///   - sender: in whose name bubbles are shown.
  ///   - now: when it begins.
  ///   - tell: told what happens, also from within the calls below.
  public init(
    sender: BubbleSender = .alarm, now: MonotonicTime = .now(), tell: @escaping (DesktopEvent) -> Void
  ) {
    self.sender = sender
    self.tell = tell
    keeper = BusKeeper(.session, now: now, tell: tell)
  }

  /// Shows a bubble, or other words in the one of the same key.
  ///
  /// Without a bus or a server it is shown as soon as there is one.
  public func show(_ bubble: Bubble, now: MonotonicTime = .now()) {
    keeper.lookAgain(now)
    bubbles.show(bubble)
    act(now)
  }

  /// Takes the bubble of this key away.
  public func close(_ key: String, now: MonotonicTime = .now()) {
    bubbles.close(key)
    act(now)
  }

  /// Takes away what stays until it is closed, and is over when that is done or has taken two seconds.
  public func finish(now: MonotonicTime = .now()) {
    end = now.after(seconds: SessionBus.patience)
    bubbles.closeAll()
    act(now)
  }
}

extension SessionBus: PollSource {
  /// What it waits for; nil when there is no bus and never was, or when it has finished.
  public var interest: PollInterest? {
    guard let interest = keeper.interest, !hasFinished else { return nil }
    let now = MonotonicTime.now()
    let deadlines = [interest.deadline, isReady ? bubbles.deadline(now) : nil, end]
    return PollInterest(
      descriptor: interest.descriptor, events: interest.events, deadline: deadlines.compactMap(\.self).min())
  }

  /// Handles what has come, and opens or gives up a connection when it is time to.
  public func serve(_ now: MonotonicTime) {
    keeper.serve(now) { (news) throws(BusError) in try heard(news) }
    act(now)
  }

  private var hasFinished: Bool {
    guard let end else { return false }
    guard isReady, MonotonicTime.now() < end else { return true }
    return !bubbles.isShowing && connection?.hasSentAll ?? true
  }
}

extension SessionBus {
  private func heard(_ news: BusKeeper.News) throws(BusError) {
    switch news {
    case .opening(let connection):
      self.connection = connection
      server = try NotificationServer(connection, sender: sender) { [weak self] event in self?.heard(event) }
    case .ready:
      isReady = true
      bubbles.serverAppeared()
    case .lost:
      isReady = false
      bubbles.serverVanished()
      calls = [:]
      server = nil
      connection = nil
    }
  }

  private func heard(_ event: NotificationServer.Event) {
    let events: [DesktopEvent]
    switch event {
    case .appeared:
      bubbles.serverAppeared()
      events = []
    case .vanished:
      bubbles.serverVanished()
      events = []
    case .closed(let id, let reason): events = bubbles.closed(id, reason: reason)
    case .chosen(let action, let id): events = bubbles.chosen(action, of: id)
    }
    for event in events { tell(event) }
  }
}

extension SessionBus {
  /// Does what there is to do now; a deed that fails is taken for one that nobody answers.
  private func act(_ now: MonotonicTime) {
    guard let server, isReady else { return }
    while let deed = bubbles.next(now) {
      do throws(BusError) {
        try server.listen()
        try perform(deed, server)
      } catch {
        failed(deed)
      }
    }
    if !bubbles.isShowing { server.stopListening() }
  }

  private func perform(_ deed: Bubbles.Deed, _ server: NotificationServer) throws(BusError) {
    switch deed {
    case .askAbilities(let number):
      calls[number] = try server.abilities { [weak self] answer in
        self?.calls[number] = nil
        self?.bubbles.answered(number, answer.value)
        if case .failure(let error) = answer { self?.tell(.noServer(reason: error.description)) }
      }
    case .notify(let number, let bubble, let abilities, let id):
      calls[number] = try server.notify(bubble, for: abilities, replacing: id) { [weak self] answer in
        self?.calls[number] = nil
        self?.bubbles.shown(number, as: answer.value)
      }
    case .close(let id): try server.close(id)
    }
  }

  private func failed(_ deed: Bubbles.Deed) {
    switch deed {
    case .askAbilities(let number): bubbles.answered(number, nil)
    case .notify(let number, _, _, _): bubbles.shown(number, as: nil)
    case .close: break
    }
  }
}

extension Result {
  /// What succeeded; nil for a failure.
  fileprivate var value: Success? {
    if case .success(let value) = self { value } else { nil }
  }
}
