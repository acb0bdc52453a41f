import Dispatch
import Glibc
import HelperMessages
import Sound

/// Sounds one order until its input closes.
enum Ringing {
  /// How long the player gets to end by itself once the input has closed; then the process ends under it.
  private static let graceMilliseconds = 60

  /// Plays; `startedAt` is what "at once" is counted from, microseconds since 1970.
  static func run(_ order: SoundOrder, startedAt: Int64) {
    let stop = StopSignal()
    watchInput(stop)
    reportMixer()
    let catalogue = ToneCatalogue(folders: .current(user: order.soundFolder))
    let ladder = ToneLadder(
      chosen: order.tone, fallback: order.fallbackTone, catalogue: catalogue, loops: order.loops)
    let playback = Playback(
      ladder: ladder, loudness: Loudness(volume: order.volume, swellSeconds: order.swellSeconds),
      due: order.due ?? startedAt, loops: order.loops)
    var player = Player(stop: stop) { Output.report(SoundReport($0)) }
    player.play(playback)
    end()
  }

  // A parked thread of its own, because the player's thread may be caught in a device that does not return.
  private static func watchInput(_ stop: StopSignal) {
    DispatchQueue(label: "input").async {
      var buffer = [UInt8](repeating: 0, count: 256)
      while true {
        let count = read(STDIN_FILENO, &buffer, buffer.count)
        if count == 0 || (count < 0 && errno != EINTR) { break }
      }
      stop.raise()
      usleep(UInt32(graceMilliseconds) * 1_000)
      end()
    }
  }

  // Beside the player: a mixer that does not answer must not hold up the tone.
  private static func reportMixer() {
    DispatchQueue(label: "mixer").async {
      if let reason = Mixer.complaint() { Output.report(.muted(reason: reason)) }
    }
  }

  // Without the handlers of `exit`: those of a sound server's library wait for its thread.
  private static func end() -> Never {
    Output.report(.ended)
    _exit(0)
  }
}
