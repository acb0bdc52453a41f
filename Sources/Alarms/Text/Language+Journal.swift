import Notifications
import Timekeeping
import Words

extension Language {
  /// A journal's line: what began to ring, ended or was missed.
  ///
  /// - Parameters:
  ///   - entry: what is told.
  ///   - next: when a snoozed alarm rings again; nil where that is not known.
  ///   - now: the time.
  ///   - zone: the zone times are told in.
  public func line(_ entry: JournalEntry, next: Instant?, now: Instant, in zone: ZoneRules) -> String {
    switch entry {
    case .began(let ring) where ring.isTest: self("%1 rings as a test.", name(of: ring))
    case .began(let ring): began(ring, now: now, in: zone)
    case .retitled(let ring, let title): self("%1 says “%2” now.", name(of: ring), shortened(title))
    case .ended(let ring, .stopped): self("%1 is stopped.", name(of: ring))
    case .ended(let ring, .snoozed):
      if let next {
        self("%1 is snoozed: it rings again %2.", name(of: ring), moment(next, now: now, in: zone))
      } else {
        self("%1 is snoozed.", name(of: ring))
      }
    case .ended(let ring, .unanswered): self("%1 is missed: nobody answered.", name(of: ring))
    case .ended(let ring, .withdrawn):
      self("%1 no longer rings: it was deleted, changed or switched off.", name(of: ring))
    case .ended(let ring, .voided):
      self("%1 no longer rings: the clock was set back to before its time.", name(of: ring))
    case .missed(let notification): missed(notification, now: now, in: zone)
    }
  }

  /// What a ring is called in a line: its alarm's id and what it says.
  public func name(of ring: Ring) -> String {
    let title = shortened(ring.content.title)
    return title.isEmpty ? ring.alarm.id.description : "\(ring.alarm.id) \(title)"
  }

  private func began(_ ring: Ring, now: Instant, in zone: ZoneRules) -> String {
    let due = moment(ring.scheduled, now: now, in: zone)
    var sentence =
      switch ring.lateSeconds {
      case ..<1: self("%1 rings, due %2.", name(of: ring), due)
      case let late: self("%1 rings, due %2 and %3 late.", name(of: ring), due, spanWithSeconds(.seconds(late)))
      }
    if let passed = passed(ring.passed) { sentence += " " + passed }
    return sentence
  }

  private func missed(_ notification: DeliveredNotification, now: Instant, in zone: ZoneRules) -> String {
    let occurrence = notification.occurrence
    let title = shortened(notification.request.content.title)
    let name = title.isEmpty ? occurrence.thread : "\(occurrence.thread) \(title)"
    let due = moment(occurrence.scheduled, now: now, in: zone)
    let late = spanWithSeconds(.seconds(occurrence.lateSeconds))
    let sentence =
      occurrence.settled == nil
      ? self("%1 is missed: it was due %2, %3 before anybody rang.", name, due, late)
      : self("%1 is missed: it rang %2, and nobody answered.", name, due)
    return [sentence, passed(occurrence.passed)].compactMap { $0 }.joined(separator: " ")
  }

  private func passed(_ count: Int) -> String? {
    switch count {
    case ..<1: nil
    case 1: self("One earlier ring passed unnoticed.")
    default: self("%1 earlier rings passed unnoticed.", String(count))
    }
  }
}
