import Timekeeping

/// The pending requests that come due next, in order; the ringer keeps it in memory and never writes it back.
public struct Plan: Hashable, Sendable {
  /// Earliest first.
  public private(set) var requests: [PendingRequest]

  /// Whatever is due later than this may be missing; nil when the plan holds every pending request.
  public let reachesTo: Instant?

  /// How far ahead a plan looks.
  public static let horizon = Duration.seconds(48 * 3600)

  /// How many requests a plan holds at least, if there are so many.
  public static let fewest = 256

  /// The empty plan.
  public static let empty = Plan(requests: [], reachesTo: nil)

  /// Makes a plan from requests in any order.
  public init(requests: [PendingRequest], reachesTo: Instant?) {
    self.requests = requests.sorted { ($0.due, $0.request.identifier) < ($1.due, $1.request.identifier) }
    self.reachesTo = reachesTo
  }

  /// When the next request comes due.
  public var nextDue: Instant? {
    requests.first?.due
  }

  /// The requests that are due at `now`, earliest first.
  public func due(at now: Instant) -> ArraySlice<PendingRequest> {
    requests.prefix { $0.due <= now }
  }

  /// Whether a plan that does not hold everything should be read anew.
  ///
  /// How many requests it still holds does not matter: those that repeat stay in it while others, not in it yet, come
  /// nearer.
  public func runsOut(at now: Instant) -> Bool {
    guard let reachesTo else { return false }
    return requests.isEmpty || reachesTo - now < Plan.horizon / 2
  }

  /// Brings the plan in line with a change that was committed.
  public mutating func apply(_ change: CentreChange) {
    for identifier in change.removePending { replace(identifier, with: nil) }
    for pending in change.save { replace(pending.request.identifier, with: pending) }
  }

  /// Takes out what has been delivered and puts in what goes on, unless it lies beyond the plan's reach.
  public mutating func replace(_ identifier: String, with rearmed: PendingRequest?) {
    requests.removeAll { $0.request.identifier == identifier }
    guard let rearmed, reachesTo.map({ rearmed.due <= $0 }) ?? true else { return }
    let place = requests.firstIndex { $0.due > rearmed.due } ?? requests.endIndex
    requests.insert(rearmed, at: place)
  }
}
