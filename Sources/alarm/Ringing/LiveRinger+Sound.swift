import AlarmUI
import Alarms
import Children
import Dispatch
import HelperMessages
import Timekeeping

/// The sound program that plays now.
struct Sounding {
  /// Which of all the programs started it is: one that was ended takes its time, and what it still says, or its end, is
  /// not the present one's, be the order the same.
  let number: Int
  let child: Child
  /// How often the program has died under this sound.
  let crashes: Int
  /// Whether the program has said anything yet.
  var isAnswering = false
  /// How many lines it has written that mean nothing.
  var nonsense = 0
}

extension LiveRinger {
  func startSound(_ start: SoundStart, crashes: Int = 0) {
    stopSound()
    if crashes == 0 { firstNoise = FirstNoise(hasBell: kind == .screen) }
    guard let program = sounds.program else {
      tellSound(.noSoundProgram(reason: SoundSource.notInstalled), of: start)
      return
    }
    soundsStarted += 1
    let number = soundsStarted
    do {
      let child = try Child(
        program: program,
        arguments: sounds.command(for: start, fallback: AlarmSettings.initial.defaultTone).arguments,
        queue: executor.queue,
        onLine: { [weak self] line in self?.assumeIsolated { $0.heard(line, from: number, of: start) } },
        onExit: { [weak self] status in self?.assumeIsolated { $0.soundEnded(number, start, "\(status)") } })
      sounding = Sounding(number: number, child: child, crashes: crashes)
      expectAnswer(from: number, to: start)
    } catch {
      tellSound(.noSoundProgram(reason: error.description), of: start)
      retry(start, crashes: crashes + 1)
    }
  }

  func stopSound() {
    sounding?.child.end()
    sounding = nil
  }

  private func heard(_ line: String, from number: Int, of start: SoundStart) {
    guard let sounding, sounding.number == number, sounding.nonsense < LiveRinger.mostNonsense else { return }
    guard let report = SoundReport(line: line) else { return endNonsense() }
    self.sounding?.isAnswering = true
    if let note = SoundNote(report) { tellSound(note, of: start) }
  }

  /// How many lines that mean nothing are borne: a newer program may say more than this one knows.
  private static let mostNonsense = 100

  /// A program gone wild is ended, and its end dealt with as any other: it makes no sound and keeps the machine busy.
  private func endNonsense() {
    sounding?.nonsense += 1
    if sounding?.nonsense == LiveRinger.mostNonsense { sounding?.child.end() }
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
  private func expectAnswer(from number: Int, to start: SoundStart) {
    let now = clock.now()
    let patience = (max(start.due ?? now, now) - now) + Duration.milliseconds(1500)
    executor.queue.asyncAfter(deadline: .now() + .microseconds(Int(patience.microseconds))) { [weak self] in
      self?.assumeIsolated { ringer in
        guard ringer.sounding?.number == number, ringer.sounding?.isAnswering == false else { return }
        ringer.tellSound(.noSoundProgram(reason: "alarm-sound does not answer"), of: start)
      }
    }
  }

  /// The program has ended; if that was not our wish the ring must not stay silent.
  private func soundEnded(_ number: Int, _ start: SoundStart, _ status: String) {
    guard let ended = sounding, ended.number == number else { return }
    sounding = nil
    tellSound(.noSoundProgram(reason: status), of: start)
    retry(start, crashes: ended.crashes + 1)
  }

  private func retry(_ start: SoundStart, crashes: Int) {
    let pause = crashes == 1 ? 0.0 : 2.0
    executor.queue.asyncAfter(deadline: .now() + pause) { [weak self] in
      self?.assumeIsolated { live in
        guard live.sounding == nil, live.ringer.wantsSound(for: start.identifier) else { return }
        live.startSound(live.standIn(for: start), crashes: crashes)
      }
    }
  }

  /// A step down the ladder: what crashed once on a file will again.
  ///
  /// What is only prepared must not begin early.
  private func standIn(for start: SoundStart) -> SoundStart {
    let now = clock.now()
    return SoundStart(
      identifier: start.identifier, tone: AlarmSettings.initial.defaultTone, volume: start.volume,
      swellSeconds: start.swellSeconds, due: start.due.flatMap { $0 > now ? $0 : nil })
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
