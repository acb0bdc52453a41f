import Glibc

/// A tone made by arithmetic: notes on a voice, repeated after a fixed time.
///
/// Every note begins and ends in silence and the last one ends before the loop does, so the seam cannot click; voices
/// are sums of sines below 20 kHz, so nothing folds back at the sample rate.
public struct Tone: Hashable, Sendable {
  /// The name it is chosen by.
  public let name: String
  /// How it sounds, in a few words.
  public let description: String
  /// How long it takes until it begins anew.
  public let seconds: Double

  let voice: Voice
  let notes: [Note]

  /// The length of the loop in frames.
  var frames: Int { Int((seconds * Double(AudioFormat.rate)).rounded()) }

  /// The sample at a frame of the loop, −1…1; silence outside it.
  func sample(atFrame frame: Int) -> Float {
    let time = Double(frame) / Double(AudioFormat.rate)
    var sum = 0.0
    for note in notes where note.start <= time && time < note.start + note.seconds {
      sum += voice.sample(of: note, at: time - note.start)
    }
    return Float(sum)
  }
}

/// One note of a tone.
struct Note: Hashable, Sendable {
  /// Seconds from the start of the loop.
  let start: Double
  let seconds: Double
  /// The pitch in hertz.
  let pitch: Double
  /// 0…1; notes that overlap must not exceed 1 together.
  let level: Double
}

/// What notes sound like: a sum of sines, each dying away at its own speed, between a soft start and a soft end.
struct Voice: Hashable, Sendable {
  struct Partial: Hashable, Sendable {
    /// Its pitch as a multiple of the note's.
    let ratio: Double
    /// Its share of the note's level; the shares of a voice add up to at most 1.
    let level: Double
    /// Seconds until it has fallen to 1/e (−8.7 dB); infinite for a steady one.
    let decay: Double
  }

  let partials: [Partial]
  /// Seconds from silence to full level.
  let attack: Double
  /// Seconds from full level to silence, at the end of the note.
  let release: Double

  /// The sample of a note, `time` seconds after its start.
  func sample(of note: Note, at time: Double) -> Double {
    var sum = 0.0
    for partial in partials {
      sum += partial.level * exp(-time / partial.decay) * sin(2 * .pi * note.pitch * partial.ratio * time)
    }
    let edge = min(time / attack, (note.seconds - time) / release, 1)
    // A raised cosine: unlike a straight line it has no corner, which would be heard as a tick.
    return note.level * sum * (1 - cos(.pi * max(edge, 0))) / 2
  }
}
