/// One ring as a stream of frames: silence until it is due, the tone, and, if it ends, silence until it was heard.
///
/// Pure decisions: how far the device is behind and what time it is are handed in with every question.
public struct Playback {
  /// What came next in the stream.
  struct Block {
    /// Interleaved samples.
    var samples: [Float]
    /// The frame of this block at which the tone begins; nil if it does not begin here.
    var toneStart: Int?
  }

  /// A tone that is to be heard once lasts no longer than this.
  private static let longestPreview = 10 * AudioFormat.rate
  private static let previewFade = AudioFormat.rate / 20

  private enum Phase {
    case waiting
    case sounding
    case ending(framesLeft: Int)
  }

  /// When the tone begins, microseconds since 1970.
  let due: Int64
  /// True once everything has been heard.
  var isOver: Bool {
    if case .ending(0) = phase { true } else { false }
  }
  /// The name of the tone that sounds or is going to.
  var tone: String { ladder.name }
  /// True from the tone's first frame on.
  var isSounding: Bool {
    if case .waiting = phase { false } else { true }
  }

  private var phase = Phase.waiting
  private var ladder: ToneLadder
  private var source: any SoundSource
  private var failures: [ToneLadder.Failure]
  private let loudness: Loudness
  private let limit: Int?
  private var frame = 0

  /// Opens the tone.
  ///
  /// - Parameters:
  ///   - ladder: what to play, and what else if that cannot be played.
  ///   - loudness: how loud, from the tone's first frame.
  ///   - due: when it begins, microseconds since 1970; the past means at once.
  ///   - loops: false ends after one pass, and after ten seconds at the latest.
  public init(ladder: ToneLadder, loudness: Loudness, due: Int64, loops: Bool) {
    self.ladder = ladder
    (source, failures) = self.ladder.step()
    self.loudness = loudness
    self.due = due
    limit = loops ? nil : Self.longestPreview
  }

  /// The tones that could not be played since this was last asked.
  mutating func takeFailures() -> [ToneLadder.Failure] {
    defer { failures = [] }
    return failures
  }

  /// What the device gets next.
  ///
  /// - Parameters:
  ///   - room: how many frames, at least 1.
  ///   - delay: frames between the next one given and the one heard now.
  ///   - now: microseconds since 1970.
  mutating func next(room: Int, delay: Int, now: Int64) -> Block {
    switch phase {
    case .waiting:
      let lead = max(AudioFormat.frames(microseconds: due - now) - delay, 0)
      guard lead < room else { return Block(samples: silence(room), toneStart: nil) }
      phase = .sounding
      return Block(samples: silence(lead) + sound(room - lead, delay: delay + lead), toneStart: lead)
    case .sounding:
      return Block(samples: sound(room, delay: delay), toneStart: nil)
    case .ending(let framesLeft):
      phase = .ending(framesLeft: max(framesLeft - room, 0))
      return Block(samples: silence(room), toneStart: nil)
    }
  }

  /// Goes on where the swell would be by now, after a device was away; the tone itself goes on where it was.
  mutating func resume(now: Int64) {
    guard isSounding else { return }
    frame = max(frame, AudioFormat.frames(microseconds: now - due))
  }
}

extension Playback {
  private func silence(_ frames: Int) -> [Float] {
    [Float](repeating: 0, count: frames * AudioFormat.channels)
  }

  private mutating func sound(_ frames: Int, delay: Int) -> [Float] {
    let wanted = max(min(frames, (limit ?? .max) - frame), 0)
    var samples = nextOfSource(wanted)
    let count = samples.count / AudioFormat.channels
    for index in 0..<count {
      let gain = loudness.gain(atFrame: frame + index) * previewGain(atFrame: frame + index)
      samples[2 * index] *= gain
      samples[2 * index + 1] *= gain
    }
    frame += count
    guard count < frames else { return samples }
    // What was just given is heard after `delay` more frames; the silence behind it keeps the device going until then.
    phase = .ending(framesLeft: max(delay + count - (frames - count), 0))
    return samples + silence(frames - count)
  }

  private func previewGain(atFrame frame: Int) -> Float {
    guard let limit, frame > limit - Self.previewFade else { return 1 }
    return Float(limit - frame) / Float(Self.previewFade)
  }

  private mutating func nextOfSource(_ frames: Int) -> [Float] {
    while true {
      do throws(SoundError) {
        return try source.next(frames)
      } catch {
        failures.append(ToneLadder.Failure(name: ladder.name, reason: error.reason))
        let (next, more) = ladder.step()
        source = next
        failures += more
      }
    }
  }
}
