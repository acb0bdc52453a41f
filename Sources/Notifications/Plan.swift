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
    var changed: [String: PendingRequest?] = [:]
    for identifier in change.removePending { changed.updateValue(nil, forKey: identifier) }
    for pending in change.save { changed[pending.request.identifier] = pending }
    replace(changed)
  }

  /// Takes out the requests that are due at `now`, earliest first.
  public mutating func takeDue(at now: Instant) -> [PendingRequest] {
    let due = Array(due(at: now))
    requests.removeFirst(due.count)
    return due
  }

  /// Puts in requests under their identifiers, or with nil takes out what is there.
  ///
  /// One beyond the plan's reach is left out, because others that the plan does not hold may come before it.
  public mutating func replace(_ changed: [String: PendingRequest?]) {
    guard !changed.isEmpty else { return }
    requests.removeAll { changed.index(forKey: $0.request.identifier) != nil }
    let new = changed.values.compactMap(\.self)
    // Thousands come due at once when the clock is set or the zone changes.
    guard new.count > 16 else { return new.forEach { insert($0) } }
    self = Plan(requests: requests + new.filter { isWithinReach($0) }, reachesTo: reachesTo)
  }

  /// Puts in a request whose identifier is not in the plan; one beyond its reach is left out.
  public mutating func insert(_ pending: PendingRequest) {
    guard isWithinReach(pending) else { return }
    var places = requests.startIndex..<requests.endIndex
    while !places.isEmpty {
      let middle = places.lowerBound + places.count / 2
      places = requests[middle].comes(before: pending) ? middle + 1..<places.upperBound : places.lowerBound..<middle
    }
    requests.insert(pending, at: places.lowerBound)
  }

  private func isWithinReach(_ pending: PendingRequest) -> Bool {
    reachesTo.map { pending.due <= $0 } ?? true
  }
}

extension PendingRequest {
  fileprivate func comes(before other: PendingRequest) -> Bool {
    (due, request.identifier) < (other.due, other.request.identifier)
  }
}
