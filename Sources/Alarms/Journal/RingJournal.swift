import Notifications
import Timekeeping

/// Keeps a journal of what rings: told what rings and what the store holds, it answers with what is new.
///
/// A value without a clock or a store, for a ringer that nobody looks at. Each thing is told once.
public struct RingJournal: Sendable {
  /// When this process began to ring: what was missed before is another's to tell.
  private let began: Instant
  /// What has begun to ring and of whose end nothing was told.
  private var open: [OccurrenceKey: Ring] = [:]
  /// What rings now.
  private var ringing: Set<OccurrenceKey> = []
  /// What was missed and told.
  private var told: Set<OccurrenceKey> = []

  /// Makes an empty journal.
  ///
  /// - Parameter began: when this process began to ring.
  public init(began: Instant) {
    self.began = began
  }

  /// These ring now.
  public mutating func rings(_ rings: [Ring]) -> [JournalEntry] {
    let begun = rings.filter { !ringing.contains($0.key) && open[$0.key] == nil }
    let retitled = rings.compactMap { ring -> JournalEntry? in
      guard let title = ring.changedContent?.title, let earlier = open[ring.key], earlier.content.title != title else {
        return nil
      }
      return .retitled(earlier, title)
    }
    ringing = Set(rings.map(\.key))
    for ring in rings { open[ring.key] = ring }
    // A test is recorded nowhere: it is over when it no longer rings.
    open = open.filter { !$0.value.isTest || ringing.contains($0.key) }
    return begun.map(JournalEntry.began) + retitled
  }

  /// The store holds these deliveries; `now` tells a ring that is still to come by the clock from one that was withdrawn.
  public mutating func delivered(_ delivered: [DeliveredNotification], now: Instant) -> [JournalEntry] {
    let occurrences = Dictionary(delivered.map { ($0.occurrence.key, $0.occurrence) }) { first, _ in first }
    var entries: [JournalEntry] = []
    for (key, ring) in open.sorted(by: { $0.value.started < $1.value.started }) where !ringing.contains(key) {
      let state = occurrences[key]?.state ?? state(of: ring, delivered, now: now)
      guard let ending = JournalEntry.Ending(state) else { continue }
      open[key] = nil
      told.insert(key)
      entries.append(.ended(ring, ending))
    }
    let missed = delivered.filter { $0.occurrence.state == .missed && missedAt($0.occurrence) >= began }
    for notification in missed where open[notification.occurrence.key] == nil {
      if told.insert(notification.occurrence.key).inserted { entries.append(.missed(notification)) }
    }
    told.formIntersection(occurrences.keys)
    return entries
  }

  /// When it was missed: given up, perhaps by another than the one that rang, or noticed too late to ring.
  private func missedAt(_ occurrence: Occurrence) -> Instant {
    occurrence.settled ?? occurrence.delivered
  }

  /// What became of a ring that is in the list no longer: a clock set back, or the next time of the same alarm, which came
  /// before anybody answered; nil when it was taken out.
  private func state(of ring: Ring, _ delivered: [DeliveredNotification], now: Instant) -> OccurrenceState? {
    if ring.liesAhead(of: now) { return .voided }
    let next = delivered.first { $0.request.identifier == ring.identifier }
    return next.map { $0.occurrence.scheduled > ring.scheduled } ?? false ? .missed : nil
  }
}

/// One thing of the journal.
public enum JournalEntry: Hashable, Sendable {
  /// An alarm has begun to ring.
  case began(Ring)
  /// It says something else from now on.
  case retitled(Ring, String)
  /// It no longer rings.
  case ended(Ring, Ending)
  /// An alarm came due so long ago that it makes no noise, or another rang it and nobody answered.
  case missed(DeliveredNotification)

  /// How a ring ended.
  public enum Ending: Hashable, Sendable {
    /// Someone stopped it.
    case stopped
    /// Someone put it off.
    case snoozed
    /// Nobody answered.
    case unanswered
    /// Its alarm was deleted, changed or switched off.
    case withdrawn
    /// The clock was set back to before its time: it is still to come.
    case voided

    /// How an occurrence in that state has ended; nil while it rings by the store's account.
    fileprivate init?(_ state: OccurrenceState?) {
      switch state {
      case .ringing: return nil
      case .stopped: self = .stopped
      case .snoozed: self = .snoozed
      case .missed: self = .unanswered
      case .voided: self = .voided
      case nil: self = .withdrawn
      }
    }
  }
}
