import Notifications
import Timekeeping

/// The missed notifications that nobody has seen, shown until they are closed.
struct MissedList: Hashable, Sendable {
  /// Those to be shown, the latest first, those of one moment in the order given.
  private(set) var unseen: [DeliveredNotification] = []
  /// The first line in sight.
  private(set) var first = 0

  /// Closed here and perhaps not yet out of the store's list.
  private var closed: Set<Occurrence> = []

  /// Takes in what the store's list holds; what was closed here is not shown again.
  mutating func load(_ notifications: [DeliveredNotification]) {
    let missed = notifications.filter { $0.occurrence.state == .missed }
    closed.formIntersection(missed.map(\.occurrence))
    unseen = missed.filter { !closed.contains($0.occurrence) }.enumerated().sorted { one, other in
      let (first, second) = (one.element.occurrence.scheduled, other.element.occurrence.scheduled)
      return first == second ? one.offset < other.offset : first > second
    }.map(\.element)
  }

  /// Closes all of them and returns the identifiers of their requests.
  mutating func close() -> [String] {
    let identifiers = unseen.map(\.request.identifier)
    closed.formUnion(unseen.map(\.occurrence))
    unseen = []
    first = 0
    return identifiers
  }

  /// Notes that closing did not reach the store, so that they are shown again.
  mutating func reopen() {
    closed = []
  }

  /// Moves by so many lines; stays at the ends.
  ///
  /// - Parameter last: the last line that may be the first in sight.
  mutating func scroll(by steps: Int, last: Int) {
    first = min(max(0, min(first, last) + steps), max(0, last))
  }
}
