import AlarmUI
import Alarms
import Children
import Dispatch
import HelperMessages
import Timekeeping

/// The sound program that plays now.
struct Sounding {
  let start: SoundStart
  let child: Child
  /// How often the program has died under this sound.
  let crashes: Int
  /// Whether the program has said anything yet.
  var isAnswering = false
}

extension LiveRinger {
  func startSound(_ start: SoundStart, crashes: Int = 0) {
    stopSound()
    if crashes == 0 { firstNoise = FirstNoise(hasBell: kind == .screen) }
    guard let program = sounds.program else {
      tellSound(.noSoundProgram(reason: SoundSource.notInstalled), of: start)
      return
    }
    do {
      let child = try Child(
        program: program,
        arguments: sounds.command(for: start, fallback: AlarmSettings.initial.defaultTone).arguments,
        queue: executor.queue,
        onLine: { [weak self] line in self?.assumeIsolated { $0.heard(line, from: start) } },
        onExit: { [weak self] status in self?.assumeIsolated { $0.soundEnded(start, "\(status)") } })
      sounding = Sounding(start: start, child: child, crashes: crashes)
      expectAnswer(to: start)
    } catch {
      tellSound(.noSoundProgram(reason: error.description), of: start)
      retry(start, crashes: crashes + 1)
    }
  }

  func stopSound() {
    sounding?.child.end()
    sounding = nil
  }

  private func heard(_ line: String, from start: SoundStart) {
    guard sounding?.start == start, let report = SoundReport(line: line) else { return }
    sounding?.isAnswering = true
    if let note = SoundNote(report) { tellSound(note, of: start) }
  }

  /// Tells how the sound fares, and has the first noise noted.
  private func tellSound(_ note: SoundNote, of start: SoundStart) {
    tell(.sound(note))
    guard let step = firstNoise.take(note) else { return }
    // After the effects that are being done: the ring must be recorded before its noise can be noted.
    executor.queue.async { [weak self] in
      self?.assumeIsolated { live in
        guard live.isRinging else { return }
        live.perform(live.ringer.sounded(step, for: start.identifier))
      }
    }
  }

  /// A program that hangs, on a file of a dead network mount say, sounds no better than one that is missing.
  private func expectAnswer(to start: SoundStart) {
    let now = clock.now()
    let patience = (max(start.due ?? now, now) - now) + Duration.milliseconds(1500)
    executor.queue.asyncAfter(deadline: .now() + .microseconds(Int(patience.microseconds))) { [weak self] in
      self?.assumeIsolated { ringer in
        guard ringer.sounding?.start == start, ringer.sounding?.isAnswering == false else { return }
        ringer.tellSound(.noSoundProgram(reason: "alarm-sound does not answer"), of: start)
      }
    }
  }

  /// The program has ended; if that was not our wish the ring must not stay silent.
  private func soundEnded(_ start: SoundStart, _ status: String) {
    guard let ended = sounding, ended.start == start else { return }
    sounding = nil
    tellSound(.noSoundProgram(reason: status), of: start)
    retry(start, crashes: ended.crashes + 1)
  }

  private func retry(_ start: SoundStart, crashes: Int) {
    // What crashed once on a file will again: go down a step of the ladder.
    let tone = AlarmSettings.initial.defaultTone
    let pause = crashes == 1 ? 0.0 : 2.0
    executor.queue.asyncAfter(deadline: .now() + pause) { [weak self] in
      self?.assumeIsolated { live in
        guard live.sounding == nil, live.ringer.wantsSound(for: start.identifier) else { return }
        var again = start
        again.tone = tone
        // One that was prepared and has come due meanwhile is to be heard at once.
        if let due = again.due, due <= live.clock.now() { again.due = nil }
        live.startSound(again, crashes: crashes)
      }
    }
  }
}

extension SoundNote {
  /// What a report of the sound program means for the screen; nil for what it need not know.
  init?(_ report: SoundReport) {
    switch report {
    case .ready, .ended: return nil
    case .sounding(let tone, _): self = .sounding(tone: tone)
    case .fellBack(let from, let to, let reason): self = .fellBack(from: from, to: to, reason: reason)
    case .noDevice(let reason): self = .noDevice(reason: reason)
    case .deviceBack: self = .deviceBack
    case .muted(let reason): self = .muted(reason: reason)
    }
  }
}
