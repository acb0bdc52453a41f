/// Decides what is asked of the notification server, so that what stands on the desktop becomes what is wanted there.
///
/// It is told what is wanted and what the server says, and asked for the next deed again and again. Deeds are found by
/// comparing, not kept in a list: what changed twice while the server was slow is asked for once.
struct Bubbles {
  enum Deed: Hashable {
    /// Ask what the server can do.
    case askAbilities(Int)
    /// Show a bubble, in place of one that stands there or as a new one (0).
    case notify(Int, Bubble, ServerAbilities, replacing: UInt32)
    /// Take a bubble away.
    case close(UInt32)
  }

  private enum Server {
    /// There is none, or it does not answer; the next new bubble asks once more.
    case absent
    /// There may be one.
    case unknown
    case asked(Int)
    case present(ServerAbilities)
  }

  private enum Standing {
    /// To be shown, or shown with other words in place of an earlier one (0: of none), by the call of this number.
    case asked(Int, Bubble, replacing: UInt32)
    case shown(Bubble, id: UInt32)
    /// The user or the server has taken it away, or the server did not take it.
    case gone(Bubble)
  }

  private var wanted: [Bubble] = []
  private var standing: [String: Standing] = [:]
  private var server = Server.absent
  private var pace = Pace()
  /// Counts calls, so that the answer to one that no longer matters is known as such.
  private var count = 0
}

// MARK: what is wanted

extension Bubbles {
  /// Whether anything stands there that the user can do something with.
  var isShowing: Bool {
    standing.values.contains { state in
      if case .gone = state { false } else { true }
    }
  }

  /// A bubble is to be shown, or to say something else.
  mutating func show(_ bubble: Bubble) {
    if let place = wanted.firstIndex(where: { $0.key == bubble.key }) {
      wanted[place] = bubble
      return
    }
    wanted.append(bubble)
    // One that hung may have found its way again, and one that is started on demand be there now.
    if case .absent = server { server = .unknown }
  }

  /// The bubble of this key is no longer to be shown.
  mutating func close(_ key: String) {
    wanted.removeAll { $0.key == key }
  }

  /// Nothing is shown any longer but what the server takes away itself.
  mutating func closeAll() {
    for bubble in wanted where !bubble.stays { standing[bubble.key] = nil }
    wanted = []
  }
}

// MARK: what the server says

extension Bubbles {
  /// A server has come, perhaps in place of another; it knows nothing of what the other showed.
  mutating func serverAppeared() {
    forgetServer()
    server = .unknown
  }

  /// The server has gone, or the bus.
  mutating func serverVanished() {
    forgetServer()
    server = .absent
  }

  /// It says what it can do, or nothing.
  mutating func answered(_ number: Int, _ abilities: ServerAbilities?) {
    guard case .asked(number) = server else { return }
    server = abilities.map(Server.present) ?? .absent
  }

  /// It has shown a bubble under an id, or has not.
  mutating func shown(_ number: Int, as id: UInt32?) {
    for (key, standing) in standing {
      guard case .asked(number, let bubble, _) = standing else { continue }
      self.standing[key] = id.map { .shown(bubble, id: $0) } ?? .gone(bubble)
    }
  }

  /// It says that a bubble is no longer there; a reason of 2 means that the user has dismissed it.
  mutating func closed(_ id: UInt32, reason: UInt32) -> [DesktopEvent] {
    guard let bubble = bubble(of: id), case .shown = standing[bubble.key] else { return [] }
    standing[bubble.key] = .gone(bubble)
    return reason == 2 && isWanted(bubble) ? [.dismissed(bubble.key)] : []
  }

  /// It says that the user has chosen something; what was not offered means nothing.
  mutating func chosen(_ action: String, of id: UInt32) -> [DesktopEvent] {
    guard let bubble = bubble(of: id), isWanted(bubble) else { return [] }
    guard bubble.actions.contains(where: { $0.key == action }) else { return [] }
    return [.chosen(action: action, of: bubble.key)]
  }

  private func bubble(of id: UInt32) -> Bubble? {
    for state in standing.values {
      switch state {
      case .shown(let bubble, id), .asked(_, let bubble, replacing: id): return bubble
      case .shown, .asked, .gone: continue
      }
    }
    return nil
  }

  private func isWanted(_ bubble: Bubble) -> Bool {
    wanted.contains { $0.key == bubble.key }
  }

  private mutating func forgetServer() {
    // What the user has dismissed is not to come back with another server.
    standing = standing.filter { entry in
      if case .gone = entry.value { true } else { false }
    }
  }
}

// MARK: what is to be asked of it

extension Bubbles {
  /// When a deed that has to wait is allowed; nil when none waits.
  func deadline(_ now: MonotonicTime) -> MonotonicTime? {
    var later = self
    return later.deed() == nil ? nil : pace.next(now)
  }

  /// The next deed, which is to be done at once; nil when there is none, or none yet.
  mutating func next(_ now: MonotonicTime) -> Deed? {
    guard pace.next(now) <= now, let deed = deed() else { return nil }
    pace.called(now)
    return deed
  }

  private mutating func deed() -> Deed? {
    switch server {
    case .absent:
      standing = standing.filter { key, _ in wanted.contains { $0.key == key } }
      return nil
    case .asked: return nil
    case .unknown:
      guard wanted.contains(where: { needsShowing($0) != nil }) else { return nil }
      count += 1
      server = .asked(count)
      return .askAbilities(count)
    case .present(let abilities): return closing() ?? showing(abilities)
    }
  }

  /// Takes away what is no longer wanted; what the server has not confirmed yet when it has.
  private mutating func closing() -> Deed? {
    for (key, state) in standing where !wanted.contains(where: { $0.key == key }) {
      switch state {
      case .asked: continue
      case .gone: standing[key] = nil
      case .shown(_, let id):
        standing[key] = nil
        return .close(id)
      }
    }
    return nil
  }

  private mutating func showing(_ abilities: ServerAbilities) -> Deed? {
    for bubble in wanted {
      guard let id = needsShowing(bubble) else { continue }
      count += 1
      standing[bubble.key] = .asked(count, bubble, replacing: id)
      return .notify(count, bubble, abilities, replacing: id)
    }
    return nil
  }

  /// Which bubble it is to take the place of, 0 for none; nil when there is nothing to show.
  private func needsShowing(_ bubble: Bubble) -> UInt32? {
    switch standing[bubble.key] {
    case nil: 0
    case .asked: nil
    case .shown(let shown, let id): shown == bubble ? nil : id
    case .gone(let gone): bubble.weight > gone.weight ? 0 : nil
    }
  }
}
