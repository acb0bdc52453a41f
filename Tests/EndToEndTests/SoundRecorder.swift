import Foundation
import Testing

/// A sound server without a sound card, and a recording of everything it plays.
final class SoundRecorder {
  private let recording: URL
  private static let rate = 16_000

  /// Starts both on a bench; they end with it.
  init(_ bench: Workbench) throws {
    recording = bench.folder.appendingPathComponent("played.raw")
    try SoundRecorder.start(
      [
        "pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no", "--log-level=error",
        "--load=module-null-sink sink_name=test", "--load=module-native-protocol-unix",
      ], bench)
    try eventually("the sound server answers") {
      try Shell.run(["pactl", "info"], environment: bench.environment).status == 0
    }
    try SoundRecorder.start(
      [
        "parec", "-d", "test.monitor", "--latency-msec=10", "--format=s16le", "--channels=1",
        "--rate=\(SoundRecorder.rate)", recording.path,
      ], bench)
    try eventually("the recording runs") { seconds > 0.2 }
  }

  /// How much has been recorded.
  var seconds: Double {
    let attributes = try? FileManager.default.attributesOfItem(atPath: recording.path)
    return Double(attributes?[.size] as? Int ?? 0) / 2 / Double(SoundRecorder.rate)
  }

  /// The loudest sample from a second of the recording on, of at most `length` seconds; 1 is full scale.
  func peak(from start: Double, length: Double = .infinity) throws -> Double {
    let data = try Data(contentsOf: recording)
    let samples = data.withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) }
    let first = max(0, Int(start * Double(SoundRecorder.rate)))
    let count = min(Double(samples.count - first), length * Double(SoundRecorder.rate))
    guard count > 0 else { return 0 }
    return samples[first..<first + Int(count)].reduce(0.0) { max($0, abs(Double($1)) / 32_768) }
  }

  /// Waits until something has been heard in the last third of a second.
  func waitForSound(within seconds: Double = 5) throws {
    try eventually("something is heard", within: seconds) { try peak(from: self.seconds - 0.3) > 0.005 }
  }

  /// Waits until a third of a second has been silent.
  func waitForSilence(within seconds: Double) throws {
    try eventually("it is silent", within: seconds) { try peak(from: self.seconds - 0.3) < 0.0005 }
  }

  private static func start(_ words: [String], _ bench: Workbench) throws {
    let program = RunningProgram(words, environment: bench.environment)
    try program.start()
    bench.onClose { program.end() }
  }
}
