import AlarmUI
import Notifications
import Testing

/// Which step of the ladder makes the first noise, by what is said of the sound.
struct FirstNoiseStepTests {
  private func step(_ notes: SoundNote..., hasBell: Bool = true) -> SoundStep? {
    var noise = FirstNoise(hasBell: hasBell)
    for note in notes {
      if let step = noise.take(note) { return step }
    }
    return nil
  }

  @Test("The chosen tone, or the one that stands in with the reason")
  func tones() {
    #expect(step(.sounding(tone: "Radar")) == SoundStep(.chosen, tone: "Radar"))
    #expect(
      step(.fellBack(from: "a.flac", to: "Radar", reason: "no such file"), .sounding(tone: "Radar"))
        == SoundStep(.standIn, tone: "Radar", reason: "no such file"))
    #expect(
      step(.muted(reason: "Master is muted"), .sounding(tone: "Radar"))
        == SoundStep(.chosen, tone: "Radar", reason: "Master is muted"))
    #expect(step(.deviceBack) == nil)
  }

  @Test("Without a device or program the bell, and nothing where there is no terminal")
  func bell() {
    for note in [SoundNote.noDevice(reason: "none"), .noSoundProgram(reason: "none")] {
      #expect(step(note, .sounding(tone: "Radar")) == SoundStep(.bell, reason: "none"))
      #expect(step(note, hasBell: false) == SoundStep(.none, reason: "none"))
    }
  }
}
