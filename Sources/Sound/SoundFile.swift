import CSndFile
import Glibc

/// An open sound file, read from its start to its end, as two channels at the file's own rate.
///
/// What the header says about the length is never believed: headers lie, and files are cut short. The file ends where no
/// more frames come.
final class SoundFile {
  /// The file's frames per second, 1,000…384,000.
  let rate: Int
  /// The kind of file in libsndfile's words, such as "WAV (Microsoft)".
  let kind: String

  private let path: String
  private let channels: Int
  private let handle: OpaquePointer

  /// Opens a file and checks that sound can be read from it.
  ///
  /// - Throws: `SoundError` saying what is wrong with it.
  init(path: String) throws(SoundError) {
    var header = SF_INFO()
    // libsndfile closes the descriptor, also when it does not understand the file.
    let opened = sf_open_fd(try Self.openRegularFile(path), Int32(SFM_READ), &header, 1)
    guard let opened else { throw .notSound(path: path, detail: String(cString: sf_strerror(nil))) }
    rate = Int(header.samplerate)
    channels = Int(header.channels)
    kind = Self.kind(of: header.format)
    handle = opened
    self.path = path
    guard 1_000...384_000 ~= rate, 1...64 ~= channels else {
      throw .badHeader(path: path, rate: rate, channels: channels)
    }
  }

  deinit {
    sf_close(handle)
  }

  /// The next frames, interleaved left and right; empty at the end.
  ///
  /// More than two channels become their mean.
  func read(_ count: Int) -> [Float] {
    var samples = [Float](repeating: 0, count: count * channels)
    let read = Int(sf_readf_float(handle, &samples, sf_count_t(count)))
    guard read > 0 else { return [] }
    samples.removeLast((count - read) * channels)
    return channels == 2 ? samples : stereo(samples)
  }

  /// Goes back to the first frame.
  func rewind() throws(SoundError) {
    guard sf_seek(handle, 0, Int32(SEEK_SET)) == 0 else {
      throw .notSound(path: path, detail: String(cString: sf_strerror(handle)))
    }
  }

  private func stereo(_ samples: [Float]) -> [Float] {
    var result: [Float] = []
    result.reserveCapacity(samples.count / channels * 2)
    for start in stride(from: 0, to: samples.count, by: channels) {
      let mean = samples[start..<start + channels].reduce(0, +) / Float(channels)
      result.append(mean)
      result.append(mean)
    }
    return result
  }

  // Without waiting: the path may name a pipe nobody writes to.
  private static func openRegularFile(_ path: String) throws(SoundError) -> Int32 {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable(path: path, errno: errno) }
    var status = stat()
    let failure: SoundError? =
      if fstat(descriptor, &status) != 0 {
        .unreadable(path: path, errno: errno)
      } else if status.st_mode & S_IFMT == S_IFDIR {
        .isFolder(path: path)
      } else if status.st_mode & S_IFMT != S_IFREG {
        .unreadable(path: path, errno: EINVAL)
      } else if status.st_size == 0 {
        .noFrames(path: path)
      } else {
        nil
      }
    guard let failure else { return descriptor }
    close(descriptor)
    throw failure
  }

  private static func kind(of format: Int32) -> String {
    var description = SF_FORMAT_INFO()
    description.format = format & Int32(SF_FORMAT_TYPEMASK)
    let result = sf_command(nil, Int32(SFC_GET_FORMAT_INFO), &description, Int32(MemoryLayout<SF_FORMAT_INFO>.size))
    guard result == 0, let name = description.name else { return "sound file" }
    return String(cString: name)
  }
}
