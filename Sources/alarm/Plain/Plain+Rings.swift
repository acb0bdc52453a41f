import AlarmUI
import Alarms
import Notifications
import Timekeeping
import Waiting

/// What a prompt says of what rings, and what was missed.
extension Plain {
  /// Announces what has begun to ring, with the terminal's bell.
  func show(_ rings: [Ring]) async {
    self.rings = rings
    let now = parts.clock.now()
    let entries = journal.rings(rings)
    var lines = entries.map { language.line($0, next: nil, now: now, in: here) }
    let isNew = entries.contains { if case .began = $0 { true } else { false } }
    if isNew { lines.append(language("Type stop or snooze.")) }
    output.say(lines, bell: isNew)
    if rings.isEmpty { sound = SoundState() } else if isNew { unseen = unseen ?? [] }
    beep()
    await settleJournal()
  }

  /// Looks what rings by the store's account, where another process rings.
  func lookAtRings() async {
    guard await !ringer.isRinging else { return await settleJournal() }
    do {
      let rings = try await parts.store.rings()
      sound.take(recorded: rings.compactMap(\.recordedSound))
      await show(rings)
    } catch {
      output.say([language.sentence(for: error)])
    }
  }

  /// Says how what no longer rings has ended, and what was missed.
  func settleJournal() async {
    do {
      let delivered = try await parts.store.delivered()
      let now = parts.clock.now()
      let entries = journal.delivered(delivered, now: now).filter { !isAnsweredHere($0) }
      for case .missed(let notification) in entries { unseen = (unseen ?? []) + [notification.request.identifier] }
      output.say(try await language.lines(entries, from: parts.store, now: now, in: here))
    } catch {
      output.say([language.sentence(for: error)])
    }
  }

  /// Somebody is there: what was missed and told has been seen.
  func markSeen() async {
    guard let seen = unseen else { return }
    unseen = nil
    do {
      try await parts.store.markSeen(seen)
      await ringer.missedSeen()
    } catch {
      output.say([language.sentence(for: error)])
    }
  }

  private func isAnsweredHere(_ entry: JournalEntry) -> Bool {
    switch entry {
    case .ended(let ring, .stopped), .ended(let ring, .snoozed): answered.remove(ring.key) != nil
    case .began, .retitled, .ended, .missed: false
    }
  }
}

// MARK: a ring that is not heard

extension Plain {
  /// Rings the terminal's bell every second while something rings and nothing is heard.
  func beep() {
    guard beeping == nil, isUnheard else { return }
    beeping = Task(executorPreference: executor) { [executor] in
      repeat { await executor.pause(for: .seconds(1)) } while await self.beepOnce()
    }
  }

  private var isUnheard: Bool { !rings.isEmpty && sound.isSilent }

  private func beepOnce() -> Bool {
    guard isUnheard else {
      beeping = nil
      return false
    }
    output.ring()
    return true
  }
}

extension Ring {
  /// Which occurrence it is of.
  var key: OccurrenceKey { OccurrenceKey(identifier: identifier, scheduled: scheduled) }
}
