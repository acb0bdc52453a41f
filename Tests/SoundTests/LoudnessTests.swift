import Testing

@testable import Sound

struct LoudnessTests {
  @Test(arguments: [(100, 0.0), (50, -15), (1, -29.7)])
  func aVolumeIsAStepOfDecibels(volume: Int, decibels: Double) {
    let loudness = Loudness(volume: volume, swellSeconds: 0)
    #expect(abs(loudness.decibels(atFrame: 0) - decibels) < 1e-9)
  }

  @Test(arguments: [(0.0, -30.0), (5, -22.5), (10, -15), (20, 0), (60, 0)])
  func aSwellRisesInEqualDecibels(second: Double, decibels: Double) {
    let loudness = Loudness(volume: 100, swellSeconds: 20)
    #expect(abs(loudness.decibels(atFrame: Int(second * 48_000)) - decibels) < 1e-9)
  }

  @Test(arguments: [1, 10, 50, 100]) func aSwellRisesAtEveryVolume(volume: Int) {
    let loudness = Loudness(volume: volume, swellSeconds: 10)
    #expect(loudness.decibels(atFrame: 0) == -30)
    #expect(loudness.decibels(atFrame: 480_000) > -30)
  }

  @Test func fullVolumeLeavesTheToneAsItIs() {
    #expect(Loudness(volume: 100, swellSeconds: 0).gain(atFrame: 0) == 1)
  }

  @Test func aVolumeOutsideItsRangeIsMovedIntoIt() {
    #expect(Loudness(volume: 0, swellSeconds: 0) == Loudness(volume: 1, swellSeconds: -5))
    #expect(Loudness(volume: 400, swellSeconds: 0) == Loudness(volume: 100, swellSeconds: 0))
  }
}
