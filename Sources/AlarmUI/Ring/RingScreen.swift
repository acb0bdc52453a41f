import Alarms
import Timekeeping

/// What rings, which of it keys go to, and what has been typed.
struct RingScreen: Hashable, Sendable {
  /// What rings, the one that sounds first; never empty.
  private(set) var rings: [Ring]
  /// Which of them keys go to.
  private(set) var selected: Int
  /// Keeps keys off that were meant for something else.
  var keyGuard: KeyGuard
  /// The minutes typed for a snooze; empty for the alarm's own.
  private(set) var minutes = ""
  /// Why the latest key did nothing; nil when it did something.
  var note: String?
  /// Whether someone has asked to quit while it rings.
  var isQuitAsked = false

  private var answered: Set<Identity> = []

  private struct Identity: Hashable, Sendable {
    let identifier: String
    let scheduled: Instant
    let isTest: Bool
  }

  /// Shows rings that have just begun; nil when there are none.
  init?(_ rings: [Ring], at now: Instant) {
    guard !rings.isEmpty else { return nil }
    self.rings = rings
    selected = 0
    keyGuard = KeyGuard(from: now)
  }

  /// The ring that keys go to; nil when all of them have been answered.
  var current: Ring? { isAnswered(rings[selected]) ? nil : rings[selected] }

  /// The rings that nobody has answered here.
  var open: [Ring] { rings.filter { !isAnswered($0) } }

  /// Shows what rings now, the selected one staying selected, and says whether anything is left.
  mutating func show(_ rings: [Ring]) -> Bool {
    guard !rings.isEmpty else { return false }
    let identity = RingScreen.identity(self.rings[selected])
    let present = Set(rings.map(RingScreen.identity))
    self.rings = rings
    answered.formIntersection(present)
    selected = rings.firstIndex { RingScreen.identity($0) == identity } ?? min(selected, rings.count - 1)
    selectOpen()
    return true
  }

  /// Goes to the ring above or below; stays at the ends.
  mutating func move(by steps: Int) {
    selected = min(max(0, selected + steps), rings.count - 1)
  }

  /// Goes to an alarm's ring.
  mutating func select(_ alarm: AlarmID) {
    selected = rings.firstIndex { $0.alarm.id == alarm && !isAnswered($0) } ?? selected
  }

  /// Notes that a ring has been answered, and goes to one that has not.
  mutating func answer(_ ring: Ring) {
    answered.insert(RingScreen.identity(ring))
    minutes = ""
    selectOpen()
  }

  /// Notes that the answer to an alarm's ring could not be carried out; with nil of every ring.
  mutating func takeBackAnswer(of alarm: AlarmID?) {
    for ring in rings where alarm == nil || ring.alarm.id == alarm { answered.remove(RingScreen.identity(ring)) }
    selectOpen()
  }

  /// Whether a ring has been answered and only has to end.
  func isAnswered(_ ring: Ring) -> Bool {
    answered.contains(RingScreen.identity(ring))
  }

  /// Types a digit of the minutes; a third one begins anew.
  mutating func type(_ digit: Int) {
    minutes = minutes.count >= 2 ? String(digit) : minutes + String(digit)
  }

  /// Deletes the last digit typed, or all of them.
  mutating func erase(all: Bool) {
    minutes = all ? "" : String(minutes.dropLast())
  }

  private mutating func selectOpen() {
    guard isAnswered(rings[selected]), let place = rings.firstIndex(where: { !isAnswered($0) }) else { return }
    selected = place
  }

  private static func identity(_ ring: Ring) -> Identity {
    Identity(identifier: ring.identifier, scheduled: ring.scheduled, isTest: ring.isTest)
  }
}
