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
    self.requests = requests.sorted { $0.comes(before: $1) }
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

  /// Takes out the requests that are due at `now`, earliest first.
  public mutating func takeDue(at now: Instant) -> [PendingRequest] {
    let due = Array(due(at: now))
    requests.removeFirst(due.count)
    return due
  }

  /// Puts in a request under its identifier, or with nil takes out what is there.
  ///
  /// One beyond the plan's reach is left out, because others that the plan does not hold may come before it.
  public mutating func replace(_ identifier: String, with pending: PendingRequest?) {
    requests.removeAll { $0.request.identifier == identifier }
    if let pending { insert(pending) }
  }

  /// Puts in a request whose identifier is not in the plan; one beyond its reach is left out.
  public mutating func insert(_ pending: PendingRequest) {
    guard reachesTo.map({ pending.due <= $0 }) ?? true else { return }
    var places = requests.startIndex..<requests.endIndex
    while !places.isEmpty {
      let middle = places.lowerBound + places.count / 2
      places = requests[middle].comes(before: pending) ? middle + 1..<places.upperBound : places.lowerBound..<middle
    }
    requests.insert(pending, at: places.lowerBound)
  }
}

extension PendingRequest {
  fileprivate func comes(before other: PendingRequest) -> Bool {
    (due, request.identifier) < (other.due, other.request.identifier)
  }
}
