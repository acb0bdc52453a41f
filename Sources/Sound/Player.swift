/// Plays a `Playback` on the default device until it is over or stopped, whatever happens to the device meanwhile.
public struct Player {
  /// What a player tells while it works.
  public enum Event: Hashable, Sendable {
    /// The device is open.
    case ready
    /// The tone's first frame has its place in the stream; heard so much after it was due (negative: before).
    case sounding(tone: String, latenessMicroseconds: Int64)
    /// A tone could not be played; another one takes its place.
    case fellBack(from: String, to: String, reason: String)
    /// There is no device; told once, and again when the reason changes.
    case noDevice(reason: String)
    /// There is a device again.
    case deviceBack
  }

  private static let retryMilliseconds = 2_000

  private let stop: StopSignal
  private let openDevice: () throws(SoundError) -> any SoundDevice
  private let now: () -> Int64
  private let report: @Sendable (Event) -> Void
  private var missing: SoundError?

  /// Makes a player for ALSA's default device.
  ///
  /// - Parameters:
  ///   - stop: raised from another thread to end it; the sound ends within a period of the device, 20 ms as a rule.
  ///   - report: called for each event, also from another thread.
  public init(stop: StopSignal, report: @escaping @Sendable (Event) -> Void) {
    self.init(
      stop: stop, openDevice: { () throws(SoundError) in try ALSADevice() }, now: SystemClock.realMicroseconds,
      report: report)
  }

  init(
    stop: StopSignal, openDevice: @escaping () throws(SoundError) -> any SoundDevice,
    now: @escaping () -> Int64, report: @escaping @Sendable (Event) -> Void
  ) {
    self.stop = stop
    self.openDevice = openDevice
    self.now = now
    self.report = report
  }

  /// Plays; returns when everything has been heard or the signal is raised, and blocks its thread until then.
  public mutating func play(_ playback: Playback) {
    var playback = playback
    let report = report
    let heartbeat = Heartbeat { report(.noDevice(reason: SoundError.deviceSilent.reason)) }
    defer { heartbeat.end() }
    reportFailures(of: &playback)
    while !stop.isRaised, !playback.isOver {
      do throws(SoundError) {
        let device = try openReporting(heartbeat)
        playback.resume(now: now())
        try feed(device, &playback, heartbeat)
        device.drop()
      } catch {
        if heartbeat.beat() { missing = .deviceSilent }
        if error != missing { report(.noDevice(reason: error.reason)) }
        missing = error
        stop.wait(milliseconds: Self.retryMilliseconds)
        _ = heartbeat.beat()
      }
    }
  }
}

extension Player {
  private mutating func openReporting(_ heartbeat: Heartbeat) throws(SoundError) -> any SoundDevice {
    let device = try openDevice()
    let wasMissing = heartbeat.beat() || missing != nil
    report(wasMissing ? .deviceBack : .ready)
    missing = nil
    return device
  }

  private func feed(
    _ device: any SoundDevice, _ playback: inout Playback, _ heartbeat: Heartbeat
  ) throws(SoundError) {
    while !playback.isOver {
      let room = try device.room()
      guard !stop.isRaised else { return }
      let block = playback.next(room: room, delay: device.delay, now: now())
      try device.write(block.samples)
      if heartbeat.beat() { report(.deviceBack) }
      if let start = block.toneStart {
        let behind = device.delay - (room - start)
        let lateness = now() + AudioFormat.microseconds(frames: behind) - playback.due
        report(.sounding(tone: playback.tone, latenessMicroseconds: lateness))
      }
      reportFailures(of: &playback)
    }
  }

  private func reportFailures(of playback: inout Playback) {
    let failures = playback.takeFailures()
    for (index, failure) in failures.enumerated() {
      let next = index + 1 < failures.count ? failures[index + 1].name : playback.tone
      report(.fellBack(from: failure.name, to: next, reason: failure.reason))
    }
  }
}
