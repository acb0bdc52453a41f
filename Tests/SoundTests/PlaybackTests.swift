import Testing

@testable import Sound

struct PlaybackTests {
  private func playback(_ tone: String = "Pulse", due: Int64, loops: Bool = true, swell: Int = 0) -> Playback {
    let catalogue = ToneCatalogue(folders: SoundFolders(own: [], themes: []))
    return Playback(
      ladder: ToneLadder(chosen: tone, fallback: "Radar", catalogue: catalogue, loops: loops),
      loudness: Loudness(volume: 100, swellSeconds: swell), due: due, loops: loops)
  }

  @Test func theFirstFrameIsPlacedWhereTheStreamIsHeardAtTheDueInstant() {
    var playback = playback(due: 1_000_000)
    // 20 ms before it is due, with 10 ms still unheard: 10 ms of silence, then the tone.
    let block = playback.next(room: 960, delay: 480, now: 980_000)
    #expect(block.toneStart == 480)
    #expect(block.samples.count == 1920)
    #expect(block.samples.prefix(960).allSatisfy { $0 == 0 })
    #expect(level(block.samples.suffix(480)) > 0.1)
  }

  @Test func untilItIsDueThereIsSilence() {
    var playback = playback(due: 1_000_000)
    let block = playback.next(room: 960, delay: 0, now: 980_000)
    #expect(block.toneStart == nil)
    #expect(block.samples == [Float](repeating: 0, count: 1920))
    #expect(!playback.isSounding)
  }

  @Test(arguments: [Int64(1_000_000), 1_000_001, 99_000_000_000_000])
  func whatIsDueNowOrPastBeginsAtOnce(now: Int64) {
    var playback = playback(due: 1_000_000)
    #expect(playback.next(room: 960, delay: 4800, now: now).toneStart == 0)
  }

  @Test func aClockSetBackWhileWaitingPutsItOff() {
    var playback = playback(due: 1_000_000)
    #expect(playback.next(room: 960, delay: 0, now: 900_000).toneStart == nil)
    #expect(playback.next(room: 960, delay: 960, now: -3_600_000_000).toneStart == nil)
    #expect(playback.next(room: 960, delay: 960, now: 970_000).toneStart == 480)
  }

  @Test func anInstantBeyondAllReasonIsWaitedFor() {
    var playback = playback(due: .max)
    #expect(playback.next(room: 960, delay: 0, now: 0).toneStart == nil)
  }

  @Test func aToneHeardOnceIsFollowedByTheSilenceThatLetsItBeHeard() {
    var playback = playback(due: 0, loops: false)
    var frames = 0
    while !playback.isOver, frames < 480_000 {
      _ = playback.next(room: 960, delay: 4800, now: 0)
      frames += 960
    }
    #expect(48_000 + 4_800...48_000 + 6_720 ~= frames)
  }

  @Test func aLongFileHeardOnceEndsSoftlyAfterTenSeconds() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(WaveFile(rate: 8_000, seconds: 12).bytes, as: "long.wav")
    var playback = playback(path, due: 0, loops: false)
    let samples = (0..<550).flatMap { _ in playback.next(room: 960, delay: 0, now: 0).samples }
    #expect(playback.isOver)
    #expect(samples.lastIndex { $0 != 0 }.map { $0 / 2 } ?? 0 < 480_000)
    #expect(largestStep(stride(from: 0, to: samples.count, by: 2).map { samples[$0] }) < 0.03)
  }

  @Test func theSwellBeginsThirtyDecibelsDown() {
    var soft = playback(due: 0, swell: 20)
    var loud = playback(due: 0)
    let ratio =
      level(soft.next(room: 960, delay: 0, now: 0).samples) / level(loud.next(room: 960, delay: 0, now: 0).samples)
    #expect(abs(ratio - 0.0317) < 0.001)
  }

  @Test func afterTheDeviceWasAwayTheSwellIsWhereTimeIs() {
    var playback = playback(due: 0, swell: 20)
    _ = playback.next(room: 960, delay: 0, now: 0)
    playback.resume(now: 20_000_000)
    #expect(level(playback.next(room: 960, delay: 0, now: 0).samples) > 0.3)
  }
}
