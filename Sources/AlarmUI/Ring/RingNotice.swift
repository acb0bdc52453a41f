import Alarms
import Notifications

/// What is to be said outside the window, once, when something begins to ring.
public struct RingNotice: Sendable {
  private var known: Set<String> = []

  /// Makes one that has said nothing yet.
  public init() {}

  /// What to say, and whether the terminal's bell goes with it; nil when nothing that may show itself has begun to ring
  /// since it was asked last.
  public mutating func next(_ state: ScreenState) -> (text: String, hasBell: Bool)? {
    let former = known
    let shown = (state.ring?.rings ?? []).filter {
      $0.content.presentation(under: state.allowed).contains(.banner)
    }
    known = Set(shown.map { "\($0.identifier)@\($0.scheduled.microseconds)" })
    return known.isSubset(of: former) ? nil : (AlarmScreen.title(state), state.allowed.allowsSound)
  }
}
