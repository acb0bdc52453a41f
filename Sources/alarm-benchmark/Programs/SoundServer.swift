import Children
import Glibc

/// A sound server without a sound card, and the sound it plays, handed over as it plays it.
final class SoundServer {
  /// Samples a second of what is heard: the rate the sink and the sound program have, so that nothing is converted.
  static let rate = 48_000
  /// Samples that are mixed and handed over at once: what the recorder asks for, ten milliseconds.
  private static let block = rate / 100
  /// What counts as audible: −54 dB; a null sink's silence is true silence.
  private static let threshold = 64

  private let server: Program
  private let recorder: Program
  private let pipe: Pipe
  private var buffer = [UInt8](repeating: 0, count: 65_536)

  /// Starts a server in a home, and has the home's programs play to it.
  init(_ home: ScratchHome, in workshop: Workshop) throws(BenchmarkError) {
    // Whatever a machine's own sound system is, here ALSA's default device is this server.
    let alsa = "</usr/share/alsa/alsa.conf>\npcm.!default { type pulse }\nctl.!default { type pulse }\n"
    home.set("ALSA_CONFIG_PATH", to: try home.write(alsa, to: "asound.conf"))
    let server = try Program(
      try SoundServer.path(of: "pulseaudio"),
      [
        "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no", "--log-level=error",
        "--load=module-null-sink sink_name=bench rate=\(SoundServer.rate)", "--load=module-native-protocol-unix",
      ], environment: home.variables, in: workshop)
    var pipe = try Pipe()
    do throws(BenchmarkError) {
      try SoundServer.waitUntilItAnswers(home, workshop)
      recorder = try SoundServer.startRecorder(home, output: pipe.writing ?? -1, in: workshop)
    } catch {
      server.end()
      throw error
    }
    pipe.closeWriting()
    self.server = server
    self.pipe = pipe
  }

  deinit {
    recorder.end()
    server.end()
  }

  /// Waits for something audible.
  ///
  /// A null sink mixes a block at the moment its first sample is to be played and hands it over whole, so each sample is
  /// played as long after the block's arrival as it lies behind the block's beginning.
  ///
  /// - Returns: when its first sample was played.
  func waitForSound(until deadline: ContinuousClock.Instant) throws(BenchmarkError) -> ContinuousClock.Instant {
    while case .bytes(let bytes, let arrival) = Reading.next(from: pipe.reading, until: deadline, into: &buffer) {
      guard let first = SoundServer.firstAudible(in: bytes) else { continue }
      // Blocks that piled up unread: only the last of them begins to play now.
      let before = max(bytes.count / 2 - SoundServer.block, 0)
      return arrival + .seconds(1) * (first - before) / SoundServer.rate
    }
    throw .system("nothing was heard in time")
  }

  /// Listens until nothing has been audible for a while.
  func waitForSilence(of length: Duration = .milliseconds(300)) throws(BenchmarkError) {
    let limit = ContinuousClock.now + .seconds(5)
    var silentSince = ContinuousClock.now
    while case .bytes(let bytes, let arrival) = Reading.next(from: pipe.reading, until: limit, into: &buffer) {
      if SoundServer.firstAudible(in: bytes) != nil { silentSince = arrival }
      if arrival - silentSince > length { return }
    }
    throw .waitedInVain(what: "silence", seconds: 5)
  }
}

extension SoundServer {
  /// The place of the first audible sample among bytes of 16-bit samples, little end first.
  private static func firstAudible(in bytes: ArraySlice<UInt8>) -> Int? {
    (0..<bytes.count / 2).first { place in
      let start = bytes.startIndex + 2 * place
      let sample = Int16(truncatingIfNeeded: Int(bytes[start]) | Int(bytes[start + 1]) << 8)
      return abs(Int(sample)) > threshold
    }
  }

  private static func startRecorder(
    _ home: ScratchHome, output: Int32, in workshop: Workshop
  ) throws(BenchmarkError) -> Program {
    // Without a listener that asks for less, a null sink works in blocks of two seconds.
    try Program(
      try path(of: "parec"),
      ["-d", "bench.monitor", "--latency-msec=10", "--format=s16le", "--channels=1", "--rate=\(rate)", "--raw"],
      environment: home.variables, output: .descriptor(output), in: workshop)
  }

  private static func waitUntilItAnswers(_ home: ScratchHome, _ workshop: Workshop) throws(BenchmarkError) {
    let question = try path(of: "pactl")
    for _ in 0..<100 {
      if try Program(question, ["info"], environment: home.variables, in: workshop).wait() == 0 { return }
      usleep(50_000)
    }
    throw .waitedInVain(what: "the sound server answers", seconds: 5)
  }

  private static func path(of program: String) throws(BenchmarkError) -> String {
    let finder = HelperFinder(programFolder: nil, searchPath: "/usr/bin:/usr/local/bin:/bin")
    guard let path = finder.path(of: program) else {
      throw .notStarted(program: program, reason: "it is not installed; script/benchmark installs it")
    }
    return path
  }
}
