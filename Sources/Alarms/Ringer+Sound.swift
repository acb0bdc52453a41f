import Notifications
import Timekeeping

/// What the sound helper has been told.
enum SoundNow: Hashable, Sendable {
  case none
  case prepared(String, due: Instant)
  case sounding(String)
}

// MARK: what sounds

extension Ringer {
  mutating func chooseSound(now: Instant) -> [RingerEffect] {
    guard let loudest = rings.filter({ isHeard($0.alarm) }).loudest else { return prepareSound(now: now) }
    let playing = SoundNow.sounding(loudest.identifier)
    defer { sound = playing }
    if sound == playing { return [] }
    // Prepared in time, it begins by itself.
    if case .prepared(loudest.identifier, _) = sound { return [] }
    return [.startSound(soundStart(loudest.identifier, loudest.alarm, due: nil))]
  }

  private mutating func prepareSound(now: Instant) -> [RingerEffect] {
    let wasSilent = sound == .none
    guard let due = plan.nextDue, due - now <= Ringer.lead else {
      sound = .none
      return wasSilent ? [] : [.stopSound]
    }
    let candidates = plan.due(at: due).map { ($0.request.identifier, alarm(for: $0.request)) }.filter { isHeard($0.1) }
    guard let first = candidates.first else { return [] }
    let loudest = candidates.dropFirst().reduce(first) { $1.1.volume > $0.1.volume ? $1 : $0 }
    let prepared = SoundNow.prepared(loudest.0, due: due)
    guard sound != prepared else { return [] }
    sound = prepared
    return [.startSound(soundStart(loudest.0, loudest.1, due: due))]
  }

  private func isHeard(_ alarm: Alarm) -> Bool {
    alarm.content.presentation(under: settings).contains(.sound)
  }

  private func soundStart(_ identifier: String, _ alarm: Alarm, due: Instant?) -> SoundStart {
    SoundStart(
      identifier: identifier, tone: alarm.sound ?? defaultTone, volume: alarm.volume, swellSeconds: alarm.swellSeconds,
      due: due)
  }
}
