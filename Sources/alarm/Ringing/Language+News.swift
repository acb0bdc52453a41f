import AlarmStore
import AlarmUI
import Alarms
import Timekeeping
import Words

extension Language {
  /// What is wrong by a ringer's news, for whoever reads lines; nil for news of other things.
  func trouble(_ news: RingerNews) -> String? {
    switch news {
    case .sound(let note): line(note)
    case .notSaved(let error), .cannotRing(let error): sentence(for: error)
    case .located(let trouble): trouble.map(unlocated)
    case .outdated: sentence(for: .outdated)
    case .rings, .extended, .inCharge, .unshown, .opened, .enrolled, .committed, .replanned: nil
    }
  }

  /// What else a ringer's news say that is told once; nil for what shows itself otherwise.
  func notice(_ news: RingerNews) -> String? {
    switch news {
    case .extended(let answer): line(answer)
    case .unshown(let reason): self("No desktop shows what rings (%1).", self.reason(reason))
    case .rings, .sound, .inCharge, .opened, .enrolled, .committed, .replanned, .notSaved, .located, .cannotRing,
      .outdated:
      nil
    }
  }

  /// What news of the system's zones say.
  ///
  /// - Parameter zone: the local zone until then.
  func line(_ news: ZoneNews, zone: ZoneRules) -> String {
    switch news {
    case .changed(let rules): self("Alarms ring by the time of %1.", shortened(rules.name))
    case .fault(let sentence?), .cannotFollow(let sentence): sentence
    case .fault(nil): self("Alarms ring by the time of %1.", shortened(zone.name))
    case .failed(let error): sentence(for: error)
    }
  }

  /// The lines of a journal's entries; of what is snoozed with when it rings again.
  func lines(
    _ entries: [JournalEntry], from door: any AlarmDoor, now: Instant, in zone: ZoneRules
  ) async throws(AlarmError) -> [String] {
    var lines: [String] = []
    for entry in entries {
      var next: Instant?
      if case .ended(let ring, .snoozed) = entry { next = try await door.alarms([ring.alarm.id]).first?.nextRing }
      lines.append(line(entry, next: next, now: now, in: zone))
    }
    return lines
  }
}
