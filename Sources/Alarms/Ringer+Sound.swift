import Notifications
import Timekeeping

/// What made the first noise of the sound that was started last.
struct FirstNoiseHeard: Hashable, Sendable {
  var identifier: String
  var step: SoundStep
  /// Whether the store has been asked to note it.
  var isNoted = false
}

/// What the sound helper has been told.
enum SoundNow: Hashable, Sendable {
  case none
  case prepared(SoundStart)
  case sounding(String)
}

// MARK: what sounds

extension Ringer {
  /// Something has made noise for a request, or was to and could not; the first of its ring is noted.
  ///
  /// A sound that was prepared may be heard of before its ring is due: then it is noted when that is recorded, or what
  /// came in its place until then.
  public mutating func sounded(_ step: SoundStep, for identifier: String) -> [RingerEffect] {
    if firstNoise?.identifier != identifier || firstNoise?.isNoted == false {
      firstNoise = FirstNoiseHeard(identifier: identifier, step: step)
    }
    return noteSound()
  }

  /// Whether a request is to be heard now, or when it comes due: what was started for it must not end by itself.
  public func wantsSound(for identifier: String) -> Bool {
    switch sound {
    case .none: false
    case .prepared(let start): start.identifier == identifier
    case .sounding(let wanted): wanted == identifier
    }
  }

  /// Notes the first noise, once its ring has begun; to come after what records that.
  mutating func noteSound() -> [RingerEffect] {
    guard let heard = firstNoise, !heard.isNoted else { return [] }
    guard let ring = rings.first(where: { $0.identifier == heard.identifier && !$0.isTest }) else { return [] }
    firstNoise?.isNoted = true
    return [.noteSound(heard.step, ring)]
  }

  mutating func chooseSound(now: Instant) -> [RingerEffect] {
    guard let loudest = rings.filter({ isHeard($0.content) }).loudest else { return prepareSound(now: now) }
    let playing = SoundNow.sounding(loudest.identifier)
    defer { sound = playing }
    if sound == playing { return [] }
    // Prepared in time, it begins by itself.
    if case .prepared(let start) = sound, start.identifier == loudest.identifier { return [] }
    firstNoise = nil
    return [.startSound(soundStart(loudest.identifier, loudest.content, due: nil))]
  }

  private mutating func prepareSound(now: Instant) -> [RingerEffect] {
    guard let due = plan.nextDue, due - now <= Ringer.lead else { return beSilent() }
    let candidates = plan.due(at: due).map { ($0.request.identifier, preparedContent(of: $0)) }
      .filter { isHeard($0.1) }
    guard let first = candidates.first else { return beSilent() }
    let loudest = candidates.dropFirst().reduce(first) { $1.1.volume > $0.1.volume ? $1 : $0 }
    let start = soundStart(loudest.0, loudest.1, due: due)
    if case .prepared(let earlier) = sound, earlier.identifier == start.identifier, earlier.due == due {
      // What is prepared sounds on time; another sound would have to be ready by then.
      if earlier == start || !isTimeToChangeSound(before: due, now: now) { return [] }
    }
    sound = .prepared(start)
    firstNoise = nil
    return [.startSound(start)]
  }

  private mutating func beSilent() -> [RingerEffect] {
    let wasSilent = sound == .none
    sound = .none
    firstNoise = nil
    return wasSilent ? [] : [.stopSound]
  }

  private func isHeard(_ content: NotificationContent) -> Bool {
    content.presentation(under: settings).contains(.sound)
  }

  private func soundStart(_ identifier: String, _ content: NotificationContent, due: Instant?) -> SoundStart {
    let sound = content.sound ?? .default
    return SoundStart(
      identifier: identifier, tone: sound.tone ?? defaultTone, volume: sound.volume, swellSeconds: sound.swellSeconds,
      due: due)
  }
}
