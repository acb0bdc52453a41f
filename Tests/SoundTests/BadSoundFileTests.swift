import Glibc
import Testing

@testable import Sound

struct BadSoundFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func failure(_ path: String) -> SoundError? {
    do throws(SoundError) {
      _ = try left(ofFile: path)
      return nil
    } catch {
      return error
    }
  }

  @Test func aHeaderThatPromisesMoreThanThereIsPlaysWhatThereIs() throws {
    let path = try folder.write(WaveFile(claimedBytes: 960_000).bytes, as: "a.wav")
    #expect(try left(ofFile: path).count == 48_000)
  }

  @Test func aHeaderThatPromisesTheLongestLengthPlaysWhatThereIs() throws {
    let path = try folder.write(WaveFile(claimedBytes: .max).bytes, as: "a.wav")
    #expect(try left(ofFile: path).count == 48_000)
  }

  @Test func aFileCutInTheMiddlePlaysWhatThereIs() throws {
    let path = try folder.write(WaveFile().bytes.dropLast(48_001), as: "a.wav")
    #expect(abs(try left(ofFile: path).count - 24_000) < 3)
  }

  @Test func aFileThatIsNotThereIsNamed() {
    #expect(failure("/nonexistent/a.wav") == .unreadable(path: "/nonexistent/a.wav", errno: ENOENT))
    #expect(failure("/nonexistent/a.wav")?.reason == "/nonexistent/a.wav cannot be read: No such file or directory")
  }

  @Test func aFolderIsNoSoundFile() {
    #expect(failure(folder.path) == .isFolder(path: folder.path))
  }

  @Test func aPipeNobodyWritesToDoesNotHang() throws {
    let path = folder.path + "/pipe"
    try #require(mkfifo(path, 0o600) == 0)
    #expect(failure(path) == .unreadable(path: path, errno: EINVAL))
  }

  @Test func anEmptyFileHoldsNoSound() throws {
    let path = try folder.write([], as: "a.wav")
    #expect(failure(path) == .noFrames(path: path))
  }

  @Test func aHeaderWithoutSamplesHoldsNoSound() throws {
    let path = try folder.write(WaveFile(seconds: 0).bytes, as: "a.wav")
    #expect(failure(path) == .noFrames(path: path))
  }

  @Test(arguments: [
    Array("This is a letter, not a sound.\n".utf8), Array(WaveFile().bytes.prefix(20)),
    WaveFile(claimedRate: 0).bytes, WaveFile(claimedChannels: 0).bytes, WaveFile(claimedRate: .max).bytes,
    WaveFile(claimedChannels: .max).bytes,
  ])
  func whatIsNoSoundIsRefusedWithAReason(bytes: [UInt8]) throws {
    let path = try folder.write(bytes, as: "a.wav")
    let reason = try #require(failure(path)?.reason)
    #expect(reason.hasPrefix(path))
    #expect(reason.count > path.count + 10)
  }

  @Test func aFileThatCannotBeReadLeavesNoDescriptorOpen() throws {
    let path = try folder.write(Array("letter".utf8), as: "a.wav")
    let before = open("/dev/null", O_RDONLY | O_CLOEXEC)
    close(before)
    for _ in 1...200 { _ = failure(path) }
    let after = open("/dev/null", O_RDONLY | O_CLOEXEC)
    close(after)
    #expect(after < before + 100)
  }

  @Test func whatIsNoNumberBecomesSilenceAndWhatIsTooLoudIsCutOff() {
    #expect(AudioFormat.integers([.nan, .infinity, -2, 0, 1]) == [0, 32_767, -32_767, 0, 32_767])
  }
}
