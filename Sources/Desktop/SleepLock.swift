/// Decides how the machine is kept awake: what is asked of logind, and what is made of its answers.
struct SleepLock: Hashable {
  enum Effect: Hashable {
    /// Ask for a lock against this, the words of logind.
    case ask(what: String, why: String)
    /// An answer that is still to come is of no interest any more.
    case stopAsking
    /// Give back the lock that is held.
    case letGo
    /// Tell how it stands.
    case tell(DesktopEvent)
  }

  /// What is asked for, one after the other until something is allowed: by default a session in the background may not
  /// hold off sleep, but anyone may say that the machine is not idle.
  static let ladder = ["sleep:idle", "sleep", "idle"]

  private var why: String?
  private var isConnected = false
  /// The step of the ladder that logind has been asked for.
  private var asked: Int?
  private var isHeld = false
  /// Why the first step was refused: the reason that counts when all are.
  private var refusal: BusError?

  /// From now on the machine is to stay awake, for a reason that the user may be shown.
  mutating func wanted(why: String) -> [Effect] {
    guard self.why == nil else { return [] }
    self.why = why
    return ask(0)
  }

  /// It may sleep again.
  mutating func unwanted() -> [Effect] {
    guard why != nil else { return [] }
    why = nil
    asked = nil
    isHeld = false
    return [.stopAsking, .letGo, .tell(.released)]
  }

  /// The bus has let us in.
  mutating func connected() -> [Effect] {
    isConnected = true
    return ask(0)
  }

  /// The connection is over.
  ///
  /// A lock that is held stays: it hangs on its descriptor alone.
  mutating func disconnected() -> [Effect] {
    isConnected = false
    guard asked != nil else { return [] }
    asked = nil
    return [.stopAsking]
  }

  /// A logind has appeared, perhaps one that knows nothing of the lock that the one before it gave.
  mutating func loginAppeared() -> [Effect] {
    ask(0)
  }

  /// The machine has woken; one that was already going to sleep gave no lock.
  mutating func resumed() -> [Effect] {
    isHeld ? [] : ask(0)
  }

  /// Logind has given what it was asked for.
  mutating func granted() -> [Effect] {
    guard let step = asked else { return [] }
    asked = nil
    isHeld = true
    return [.tell(.inhibited(what: SleepLock.ladder[step]))]
  }

  /// Logind has not given what it was asked for.
  mutating func refused(_ error: BusError) -> [Effect] {
    guard let step = asked else { return [] }
    asked = nil
    if step == 0 { refusal = error }
    // Only what we may not do is worth asking for in part.
    if error.meansForbidden, step + 1 < SleepLock.ladder.count { return ask(step + 1) }
    return [.tell(.notInhibited(reason: (refusal ?? error).description))]
  }

  private mutating func ask(_ step: Int) -> [Effect] {
    guard let why, isConnected else { return [] }
    asked = step
    return [.ask(what: SleepLock.ladder[step], why: why)]
  }
}
