import Timekeeping

/// Keeps keys that were meant for something else from acting on what has just appeared: a ring, or what lay below it.
///
/// Keys count once nobody has pressed any for a moment, or when it has been on the screen long enough to be seen.
struct KeyGuard: Hashable, Sendable {
  /// How long it must be quiet.
  static let quiet = Duration.milliseconds(600)
  /// How long keys are held off at most: while a ring appears, and when it has gone.
  static let longest = (appearing: Duration.seconds(5), leaving: Duration.seconds(2))

  private let longest: Duration
  private var appeared: Instant
  private var quietSince: Instant
  private var isOpen = false

  /// Holds keys off from this instant on, for so long at most.
  init(from instant: Instant, longest: Duration = KeyGuard.longest.appearing) {
    self.longest = longest
    appeared = instant
    quietSince = instant
  }

  /// Whether a key pressed at an instant counts; one that does not starts the quiet anew.
  mutating func admits(_ instant: Instant) -> Bool {
    if isOpen { return true }
    // A clock that is set back must not make the wait longer.
    appeared = min(appeared, instant)
    isOpen = instant - quietSince >= KeyGuard.quiet || instant - appeared >= longest
    quietSince = instant
    return isOpen
  }
}

/// The key that answered the last ring, so that holding it down or pressing it twice does nothing to what comes after.
struct AnsweringKey<Key: Hashable & Sendable>: Hashable, Sendable {
  private let key: Key
  private var latest: Instant

  /// Notes that a key answered a ring.
  init(_ key: Key, at instant: Instant) {
    self.key = key
    latest = instant
  }

  /// Whether a key pressed at an instant still belongs to the answer.
  mutating func swallows(_ pressed: Key, at instant: Instant) -> Bool {
    guard pressed == key, instant >= latest, instant - latest < KeyGuard.quiet else { return false }
    latest = instant
    return true
  }
}
