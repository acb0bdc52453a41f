import FoundationEssentials
import Testing

@testable import Sound

struct SoundFileTests {
  @Test(arguments: [8_000, 11_025, 22_050, 44_100, 48_000, 96_000, 192_000])
  func everyRateKeepsItsLengthAndPitch(rate: UInt32) throws {
    let folder = try TemporaryFolder()
    let samples = try left(ofFile: folder.write(WaveFile(rate: rate).bytes, as: "a.wav"))
    #expect(abs(samples.count - 48_000) < 100)
    #expect(abs(pitch(of: samples) - 440) < 0.5)
    #expect(abs(level(samples) - 0.3535) < 0.01)
  }

  @Test(arguments: [WaveFile.Format.unsigned8, .signed16, .signed24, .float32])
  func everySampleFormatSoundsTheSame(format: WaveFile.Format) throws {
    let folder = try TemporaryFolder()
    let samples = try left(ofFile: folder.write(WaveFile(format: format).bytes, as: "a.wav"))
    #expect(abs(pitch(of: samples) - 440) < 0.5)
    #expect(abs(level(samples) - 0.3535) < 0.01)
  }

  @Test(arguments: [UInt16(1), 2, 3, 6]) func channelsBecomeTwo(channels: UInt16) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(WaveFile(channels: channels, seconds: 0.5).bytes, as: "a.wav")
    let samples = try left(ofFile: path)
    #expect(samples.count == 24_000)
    #expect(abs(pitch(of: samples) - 440) < 0.5)
  }

  // MP3 knows whole blocks only, which make it longer by silence.
  @Test(arguments: [(EncodedSound.flac, 12_000), (.vorbis, 12_000), (.mp3, 17_000)])
  func codedFilesAreRead(sound: EncodedSound, mostFrames: Int) throws {
    let folder = try TemporaryFolder()
    let bytes = try #require(Data(base64Encoded: sound.base64))
    let samples = try left(ofFile: folder.write(Array(bytes), as: "a.sound"))
    #expect(11_900...mostFrames + 100 ~= samples.count)
    #expect(abs(pitch(of: samples) - 440) < 9)
  }

  @Test func aFileCanBeginAnewWithoutAClick() throws {
    let folder = try TemporaryFolder()
    // Ends in the middle of a wave: played as it is, the seam would jump by half the level.
    let path = try folder.write(WaveFile(seconds: 0.1 + 0.25 / 440).bytes, as: "a.wav")
    var source = try FileSource(path: path, loops: true)
    let samples = try left(&source, upTo: 48_000)
    #expect(samples.count == 48_000)
    #expect(largestStep(samples) < 0.031)
    #expect(level(samples) > 0.3)
  }

  @Test func aVeryShortFileCanBeRepeated() throws {
    let folder = try TemporaryFolder()
    var source = try FileSource(path: folder.write(WaveFile(seconds: 0.001).bytes, as: "a.wav"), loops: true)
    #expect(try left(&source, upTo: 4_800).count == 4_800)
  }

  @Test func theStartIsNotDelayedByTheResampler() throws {
    let folder = try TemporaryFolder()
    let slow = try left(ofFile: folder.write(WaveFile(rate: 8_000, pitch: 100).bytes, as: "slow.wav"))
    let plain = try left(ofFile: folder.write(WaveFile(rate: 48_000, pitch: 100).bytes, as: "plain.wav"))
    #expect(zip(slow, plain).prefix(4_800).allSatisfy { abs($0 - $1) < 0.01 })
  }
}
