import Glibc
import HelperMessages
import Sound

/// Writes reports, each with one `write`, so that lines of two threads never mix.
enum Output {
  static func report(_ report: SoundReport) {
    line(report.line)
  }

  static func line(_ text: String) {
    write(text, to: STDOUT_FILENO)
  }

  /// For a person who typed the command wrong.
  static func complain(_ text: String) {
    write(text, to: STDERR_FILENO)
  }

  private static func write(_ text: String, to descriptor: Int32) {
    let bytes = Array((text + "\n").utf8)
    _ = Glibc.write(descriptor, bytes, bytes.count)
  }
}

extension SoundReport {
  /// What the player tells, as it is told to `alarm`.
  init(_ event: Player.Event) {
    self =
      switch event {
      case .ready: .ready
      case .sounding(let tone, let lateness): .sounding(tone: tone, latenessMicroseconds: lateness)
      case .fellBack(let from, let to, let reason): .fellBack(from: from, to: to, reason: reason)
      case .noDevice(let reason): .noDevice(reason: reason)
      case .deviceBack: .deviceBack
      }
  }
}
