import Glibc
import Testing

@testable import Sound

struct LadderTests {
  private func ladder(_ chosen: String, fallback: String = "Chime") -> ToneLadder {
    ToneLadder(
      chosen: chosen, fallback: fallback, catalogue: ToneCatalogue(folders: SoundFolders(own: [], themes: [])),
      loops: true)
  }

  @Test func aToneThatCanBePlayedIsPlayed() {
    var ladder = ladder("Bell")
    #expect(ladder.step().failures == [])
    #expect(ladder.name == "Bell")
  }

  @Test func aFileThatIsGoneIsReplacedByTheDefaultToneAndNamed() {
    var ladder = ladder("/nonexistent/x.wav")
    let failures = ladder.step().failures
    #expect(ladder.name == "Chime")
    #expect(failures.map(\.name) == ["/nonexistent/x.wav"])
    #expect(failures.first?.reason == "/nonexistent/x.wav cannot be read: No such file or directory")
  }

  @Test func aDefaultToneThatIsGoneTooIsReplacedByTheBuiltInOne() {
    var ladder = ladder("/nonexistent/x.wav", fallback: "no such tone")
    #expect(ladder.step().failures.map(\.name) == ["/nonexistent/x.wav", "no such tone"])
    #expect(ladder.name == "Radar")
  }

  @Test func aFileThatEndsForGoodWhileItSoundsIsReplaced() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(WaveFile(seconds: 0.5).bytes, as: "a.wav")
    var playback = Playback(
      ladder: ladder(path), loudness: Loudness(volume: 100, swellSeconds: 0), due: 0, loops: true)
    #expect(playback.takeFailures() == [])
    _ = playback.next(room: 960, delay: 0, now: 0)
    try #require(truncate(path, 44) == 0)
    let samples = (0..<100).flatMap { _ in playback.next(room: 960, delay: 0, now: 0).samples }
    #expect(playback.takeFailures().map(\.name) == [path])
    #expect(playback.tone == "Chime")
    #expect(level(samples.suffix(48_000)) > 0.02)
  }
}
