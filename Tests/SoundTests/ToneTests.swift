import Testing

@testable import Sound

struct ToneTests {
  private func samples(_ tone: Tone) -> [Float] {
    (0..<tone.frames).map(tone.sample(atFrame:))
  }

  @Test func thereAreAtLeastEightTonesAndTheirNamesDiffer() {
    #expect(Tone.builtIn.count >= 8)
    #expect(Set(Tone.builtIn.map { $0.name.lowercased() }).count == Tone.builtIn.count)
    #expect(Tone.builtIn.first == .radar)
  }

  @Test(arguments: Tone.builtIn) func aToneIsLoudAndNeverCutOff(_ tone: Tone) {
    let samples = samples(tone)
    let peak = samples.map(abs).max() ?? 0
    #expect(peak <= 1)
    #expect(peak >= 0.4)
    #expect(level(samples) >= 0.05)
  }

  @Test(arguments: Tone.builtIn) func aToneLoopsWithoutAClick(_ tone: Tone) {
    let samples = samples(tone)
    let seam = [samples[samples.count - 1], samples[0]]
    #expect(largestStep(seam) <= largestStep(samples) / 4)
    #expect(abs(samples[0]) < 0.001)
  }

  @Test(arguments: Tone.builtIn) func aToneLastsAtMostEightSecondsAndNotesEndBeforeIt(_ tone: Tone) {
    #expect(tone.seconds <= 8)
    #expect(tone.notes.allSatisfy { $0.start >= 0 && $0.start + $0.seconds <= tone.seconds })
  }

  @Test func noTwoTonesSoundAlike() {
    let rendered = Tone.builtIn.map { tone in samples(tone).prefix(AudioFormat.rate) }
    for (index, first) in rendered.enumerated() {
      for second in rendered[(index + 1)...] {
        let product = zip(first, second).map { $0 * $1 }.reduce(0, +) / Float(first.count)
        #expect(abs(product) < 0.5 * level(first) * level(second))
      }
    }
  }

  @Test func nothingInATonesVoiceLiesAboveTwentyKilohertz() {
    for tone in Tone.builtIn {
      let highest = tone.notes.map(\.pitch).max() ?? 0
      #expect(tone.voice.partials.allSatisfy { $0.ratio * highest < 20_000 })
    }
  }

  @Test func aToneThatIsNotRepeatedEndsAfterOneLoop() throws {
    var source = ToneSource(.pulse, loops: false)
    #expect(try left(&source).count == Tone.pulse.frames)
  }

  @Test func aToneThatIsRepeatedBeginsAnew() throws {
    var source = ToneSource(.pulse, loops: true)
    let samples = try left(&source, upTo: 2 * Tone.pulse.frames)
    #expect(samples.prefix(Tone.pulse.frames) == samples.suffix(Tone.pulse.frames))
  }
}
