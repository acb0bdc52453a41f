import CALSA
import Glibc

/// ALSA's default playback device.
///
/// It is opened without waiting: a device that another program holds is an error at once rather than a hang. Underruns
/// and suspends are recovered from here; only what cannot be recovered is thrown.
final class ALSADevice: SoundDevice {
  /// The stream's buffer: what is written is heard at most this much later, in microseconds.
  private static let bufferTime: UInt32 = 100_000
  private static let periodTime: UInt32 = 20_000
  private static let longestWait = 5_000
  /// A device that fails this often without taking one frame in between is not going to.
  private static let mostFailures = 50

  private let pcm: OpaquePointer
  private let period: Int
  private let openedAt = SystemClock.elapsedMicroseconds()
  private var written = 0
  private var failures = 0

  /// Opens the device `default`, or, if that is bare hardware that does not know our format, ALSA's converter before it.
  init() throws(SoundError) {
    do throws(SoundError) {
      (pcm, period) = try Self.open("default")
    } catch {
      guard error == .device(code: -EINVAL) else { throw error }
      (pcm, period) = try Self.open("plug:default")
    }
  }

  deinit {
    snd_pcm_close(pcm)
  }

  func room() throws(SoundError) -> Int {
    try waitForTime()
    var waited = 0
    while true {
      let free = snd_pcm_avail_update(pcm)
      if free < 0 {
        try recover(from: Int32(free))
      } else if free >= period {
        return free
      } else {
        try wait(&waited)
      }
    }
  }

  var delay: Int {
    var frames: snd_pcm_sframes_t = 0
    return snd_pcm_delay(pcm, &frames) == 0 ? max(frames, 0) : 0
  }

  func write(_ samples: [Float]) throws(SoundError) {
    let integers = AudioFormat.integers(samples)
    let frames = integers.count / AudioFormat.channels
    var done = 0
    var waited = 0
    while done < frames {
      let count = integers.withUnsafeBufferPointer { buffer in
        snd_pcm_writei(pcm, buffer.baseAddress?.advanced(by: done * 2), snd_pcm_uframes_t(frames - done))
      }
      if count > 0 {
        done += count
        failures = 0
      } else if count == 0 || count == -Int(EAGAIN) {
        try wait(&waited)
      } else {
        try recover(from: Int32(count))
      }
    }
    written += frames
  }

  func drop() {
    snd_pcm_drop(pcm)
  }

  private func wait(_ waited: inout Int) throws(SoundError) {
    let result = snd_pcm_wait(pcm, 100)
    if result < 0 { return try recover(from: result) }
    guard result == 0 else { return }
    waited += 100
    guard waited < Self.longestWait else { throw .deviceStalled(milliseconds: waited) }
  }

  // EPIPE is an underrun, ESTRPIPE a suspend, EINTR a signal: ALSA's own function knows what to do about each and
  // returns every other error as it is.
  private func recover(from code: Int32) throws(SoundError) {
    failures += 1
    guard failures <= Self.mostFailures else { throw .device(code: code) }
    let result = snd_pcm_recover(pcm, code, 1)
    guard result >= 0 else { throw .device(code: result) }
  }

  // ALSA's `null` device and others without a clock take everything at once; a tone that loops would then keep a
  // processor busy. A device that really plays is never half a second ahead of time.
  private func waitForTime() throws(SoundError) {
    let ahead = AudioFormat.microseconds(frames: written) - (SystemClock.elapsedMicroseconds() - openedAt)
    if ahead > 500_000 { usleep(20_000) }
  }
}

extension ALSADevice {
  private static func open(_ name: String) throws(SoundError) -> (pcm: OpaquePointer, period: Int) {
    var opened: OpaquePointer?
    let code = snd_pcm_open(&opened, name, SND_PCM_STREAM_PLAYBACK, SND_PCM_NONBLOCK)
    guard code >= 0, let opened else { throw .device(code: code) }
    do throws(SoundError) {
      return (opened, try setHardware(opened))
    } catch {
      snd_pcm_close(opened)
      throw error
    }
  }

  private static func setHardware(_ pcm: OpaquePointer) throws(SoundError) -> Int {
    var allocated: OpaquePointer?
    try check(snd_pcm_hw_params_malloc(&allocated))
    guard let parameters = allocated else { throw .device(code: -ENOMEM) }
    defer { snd_pcm_hw_params_free(parameters) }
    try check(snd_pcm_hw_params_any(pcm, parameters))
    try check(snd_pcm_hw_params_set_rate_resample(pcm, parameters, 1))
    try check(snd_pcm_hw_params_set_access(pcm, parameters, SND_PCM_ACCESS_RW_INTERLEAVED))
    try check(snd_pcm_hw_params_set_format(pcm, parameters, SND_PCM_FORMAT_S16))
    try check(snd_pcm_hw_params_set_channels(pcm, parameters, UInt32(AudioFormat.channels)))
    try check(snd_pcm_hw_params_set_rate(pcm, parameters, UInt32(AudioFormat.rate), 0))
    var periodTime = Self.periodTime
    var bufferTime = Self.bufferTime
    // Wishes only: some hardware has sizes of its own, and any of them plays.
    snd_pcm_hw_params_set_period_time_near(pcm, parameters, &periodTime, nil)
    snd_pcm_hw_params_set_buffer_time_near(pcm, parameters, &bufferTime, nil)
    try check(snd_pcm_hw_params(pcm, parameters))
    var period: snd_pcm_uframes_t = 0
    try check(snd_pcm_hw_params_get_period_size(parameters, &period, nil))
    try setSoftware(pcm, period: period)
    return Int(period)
  }

  // The stream starts with the first period written and wakes us when there is room for another.
  private static func setSoftware(_ pcm: OpaquePointer, period: snd_pcm_uframes_t) throws(SoundError) {
    var allocated: OpaquePointer?
    try check(snd_pcm_sw_params_malloc(&allocated))
    guard let parameters = allocated else { throw .device(code: -ENOMEM) }
    defer { snd_pcm_sw_params_free(parameters) }
    try check(snd_pcm_sw_params_current(pcm, parameters))
    try check(snd_pcm_sw_params_set_start_threshold(pcm, parameters, period))
    try check(snd_pcm_sw_params_set_avail_min(pcm, parameters, period))
    try check(snd_pcm_sw_params(pcm, parameters))
  }

  private static func check(_ code: Int32) throws(SoundError) {
    guard code >= 0 else { throw .device(code: code) }
  }
}
