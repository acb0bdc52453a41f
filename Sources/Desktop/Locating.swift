/// Decides how the machine's position is asked for: what is asked of GeoClue, and what is made of its answers.
struct Locating: Hashable {
  enum Effect: Hashable {
    /// Ask GeoClue for a client; it is started for it where it can be.
    case ask
    /// Say who we are and how exact it is to be, and that each so many metres are to be told.
    case configure(client: String, stride: UInt32)
    /// Listen to the client, then start it.
    case start(client: String)
    /// Read the location of this path.
    case look(location: String)
    /// Stop the client and give it back.
    case stop(client: String)
    /// What is still to come from GeoClue is of no interest any more.
    case forget
    /// Tell how it stands.
    case tell(DesktopEvent)
  }

  enum State: Hashable {
    /// Nobody wants to know, or there is no bus.
    case idle
    /// To be asked at this instant.
    case waiting(until: MonotonicTime)
    /// Asked for a client.
    case asking
    /// The client is being started.
    case starting(client: String)
    /// The client runs; a first position is to come by this instant, nil once it has.
    case running(client: String, until: MonotonicTime?)
  }

  /// The longest pause between two attempts, in seconds.
  static let longestPause: UInt64 = 300
  /// How long a first position may take before that is told, in seconds; it is waited for all the same.
  static let patience: UInt64 = 60

  private(set) var state = State.idle
  private var stride: UInt32?
  private var isConnected = false
  private var failures: UInt64 = 0

  /// When something is to be done although nothing has happened.
  var deadline: MonotonicTime? {
    switch state {
    case .waiting(let instant): instant
    case .running(_, let instant): instant
    case .idle, .asking, .starting: nil
    }
  }

  /// From now on the position is to be told, each time it has moved so many metres.
  mutating func wanted(stride: UInt32, _ now: MonotonicTime) -> [Effect] {
    let before = self.stride
    self.stride = stride
    switch state {
    case .starting(let client), .running(let client, _):
      return before == stride ? [] : [.configure(client: client, stride: stride)]
    case .idle: return isConnected ? ask() : []
    case .waiting, .asking: return []
    }
  }

  /// Nobody needs to know any more.
  mutating func unwanted() -> [Effect] {
    guard stride != nil else { return [] }
    stride = nil
    failures = 0
    defer { state = .idle }
    switch state {
    case .starting(let client), .running(let client, _): return [.stop(client: client), .forget]
    case .idle, .waiting, .asking: return [.forget]
    }
  }

  /// The bus has let us in.
  mutating func connected() -> [Effect] {
    isConnected = true
    return stride == nil ? [] : ask()
  }

  /// The connection is over, and every client with it, or never came about.
  mutating func disconnected() -> [Effect] {
    isConnected = false
    state = .idle
    return [.forget] + (stride == nil ? [] : [.tell(.notLocated(reason: "the system's bus cannot be reached"))])
  }

  /// GeoClue has gone and taken its clients along; it may be started again, or come back.
  mutating func vanished(_ now: MonotonicTime) -> [Effect] {
    switch state {
    case .starting, .running: [.forget] + waitAgain(now)
    // It ends by itself where nobody wants anything; an answer that is still to come says so.
    case .idle, .waiting, .asking: []
    }
  }

  /// GeoClue has come.
  mutating func appeared() -> [Effect] {
    if case .waiting = state { ask() } else { [] }
  }

  /// GeoClue has given a client.
  mutating func got(client: String) -> [Effect] {
    guard state == .asking, let stride else { return [.stop(client: client)] }
    state = .starting(client: client)
    return [.configure(client: client, stride: stride), .start(client: client)]
  }

  /// The client runs.
  mutating func started(_ now: MonotonicTime) -> [Effect] {
    guard case .starting(let client) = state else { return [] }
    state = .running(client: client, until: now.after(seconds: Locating.patience))
    return [.tell(.locating)]
  }

  /// GeoClue has not given what it was asked for.
  mutating func refused(_ error: BusError, _ now: MonotonicTime) -> [Effect] {
    let left: [Effect] = if case .starting(let client) = state { [.stop(client: client)] } else { [] }
    return left + [.forget, .tell(.notLocated(reason: error.description))] + waitAgain(now)
  }

  /// The client says that the position is another.
  mutating func moved(location: String) -> [Effect] {
    switch state {
    case .starting, .running: [.look(location: location)]
    case .idle, .waiting, .asking: []
    }
  }

  /// A position has been read; nil when it could not be.
  mutating func read(_ fix: LocationFix?) -> [Effect] {
    guard let fix, stride != nil else { return [] }
    failures = 0
    if case .running(let client, _) = state { state = .running(client: client, until: nil) }
    return [.tell(.located(fix))]
  }

  /// Time has passed.
  mutating func elapsed(_ now: MonotonicTime) -> [Effect] {
    guard let deadline, now >= deadline else { return [] }
    if case .running(let client, _) = state {
      state = .running(client: client, until: nil)
      return [.tell(.notLocated(reason: "no position has come yet"))]
    }
    return ask()
  }

  private mutating func ask() -> [Effect] {
    state = .asking
    return [.ask]
  }

  private mutating func waitAgain(_ now: MonotonicTime) -> [Effect] {
    guard isConnected, stride != nil else {
      state = .idle
      return []
    }
    state = .waiting(until: now.after(seconds: min(1 << min(failures, 16), Locating.longestPause)))
    failures += 1
    return []
  }
}

/// A position as GeoClue gives it.
public struct LocationFix: Hashable, Sendable {
  /// Degrees north of the equator.
  public let latitude: Double
  /// Degrees east of Greenwich.
  public let longitude: Double
  /// How far off it may be, in metres; negative when that is not known.
  public let accuracy: Double
  /// When it was found, in microseconds since 1970; nil when that is not known.
  public let taken: Int64?

  /// Makes a position.
  public init(latitude: Double, longitude: Double, accuracy: Double, taken: Int64?) {
    self.latitude = latitude
    self.longitude = longitude
    self.accuracy = accuracy
    self.taken = taken
  }
}
