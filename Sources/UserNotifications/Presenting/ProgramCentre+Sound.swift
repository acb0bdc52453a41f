import Children
import Dispatch
import HelperMessages
import Timekeeping
import Words

/// What plays now.
struct Sounding {
  /// Of which delivery it is the sound.
  let number: Int
  let started: Instant
  let child: Child
}

/// A sound that came due while another had just begun.
struct WaitingSound: Hashable, Sendable {
  let number: Int
  let sound: SoundRecord
}

/// Playing sounds, by `alarm-sound`.
extension ProgramCentre {
  /// How long a sound is played at most, in seconds; a ringtone is repeated for as long.
  private static let longest = 30.0
  /// What comes due within this time shares one sound.
  private static let together = Duration.seconds(1)

  /// Plays a sound in place of what plays now; nothing for nil.
  ///
  /// Of several that come due together the first is played, and the next one only if that is forbidden.
  func startSound(_ sound: SoundRecord?, _ number: Int) {
    guard let sound else { return }
    let now = surroundings.clock.now()
    if let sounding, now - sounding.started < ProgramCentre.together {
      return waitingSounds.append(WaitingSound(number: number, sound: sound))
    }
    endAllSound()
    play(sound, number, now)
  }

  private func play(_ sound: SoundRecord, _ number: Int, _ now: Instant) {
    guard let program = surroundings.finder.path(of: "alarm-sound") else {
      return remainSilent(surroundings.language("alarm-sound is neither beside this program nor on PATH; install it"))
    }
    do {
      let child = try Child(
        program: program, arguments: SoundLookup(surroundings).order(for: sound).arguments, queue: executor.queue,
        onLine: { [weak self] line in self?.assumeIsolated { $0.heard(SoundReport(line: line), number) } },
        onExit: { [weak self] _ in self?.assumeIsolated { $0.soundEnded(number) } })
      sounding = Sounding(number: number, started: now, child: child)
    } catch {
      return remainSilent(error.description)
    }
    executor.queue.asyncAfter(deadline: .now() + ProgramCentre.longest) { [weak self] in
      self?.assumeIsolated { $0.endSound(number) }
    }
  }

  /// The delegate does not want a delivery to be heard: what came due together with it is heard instead.
  func forbidSound(_ number: Int) {
    waitingSounds.removeAll { $0.number == number }
    guard sounding?.number == number else { return }
    stopSound()
    guard !waitingSounds.isEmpty else { return }
    let next = waitingSounds.removeFirst()
    play(next.sound, next.number, surroundings.clock.now())
  }

  /// A delivery has been heard, or is answered or removed: that ends the sound it shares with others.
  func endSound(_ number: Int) {
    if sounding?.number == number { endAllSound() } else { waitingSounds.removeAll { $0.number == number } }
  }

  func endAllSound() {
    stopSound()
    waitingSounds = []
  }

  private func stopSound() {
    sounding?.child.end()
    sounding = nil
  }

  private func soundEnded(_ number: Int) {
    if sounding?.number == number { endAllSound() }
  }

  private func heard(_ report: SoundReport?, _ number: Int) {
    guard sounding?.number == number else { return }
    switch report {
    case .fellBack(let from, let to, let reason):
      say(
        surroundings.language(
          "%1: %2 sounds instead of %3: %4", ownName, to, from.visible, surroundings.language.phrase(reason.visible)))
    case .noDevice(let reason): remainSilent(reason)
    case .ready, .sounding, .deviceBack, .muted, .ended, nil: return
    }
  }

  /// Says why nothing is heard, and rings the terminal's bell.
  private func remainSilent(_ reason: String) {
    say(surroundings.language("%1: no sound: %2", ownName, surroundings.language.phrase(reason.visible)))
    ErrorLine.ringBell()
  }

  var ownName: String { surroundings.name.visible }
}
