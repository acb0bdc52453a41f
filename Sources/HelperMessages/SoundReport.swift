/// What `alarm-sound` tells while it works, one line of its output each.
public enum SoundReport: Hashable, Sendable {
  /// The device is open and silence flows.
  case ready
  /// The tone's first frame has its place in the stream; it is heard `latenessMicroseconds` after the due instant
  /// (negative: before it; for "at once", after the helper's start).
  case sounding(tone: String, latenessMicroseconds: Int64)
  /// `from` cannot be played, for this reason; `to` sounds in its place.
  case fellBack(from: String, to: String, reason: String)
  /// No device takes the sound, for this reason; it is tried again every 2 s.
  case noDevice(reason: String)
  /// The device that was missing takes sound again.
  case deviceBack
  /// The output is muted or at zero, as the mixer said when the device was opened; the tone plays all the same.
  case muted(reason: String)
  /// The helper is about to end, because its input closed or the tone was played once.
  case ended
}

extension SoundReport {
  /// The report as one line, without the line feed; whatever its texts hold.
  public var line: String {
    switch self {
    case .ready: Fields.join(["ready"])
    case .sounding(let tone, let lateness): Fields.join(["sounding", String(lateness), tone])
    case .fellBack(let from, let to, let reason): Fields.join(["fell-back", from, to, reason])
    case .noDevice(let reason): Fields.join(["no-device", reason])
    case .deviceBack: Fields.join(["device-back"])
    case .muted(let reason): Fields.join(["muted", reason])
    case .ended: Fields.join(["ended"])
    }
  }

  /// Reads a report; nil for any other line, such as one of a newer helper.
  public init?(line: String) {
    let fields = Fields.split(line)
    switch (fields[0], fields.count) {
    case ("ready", 1): self = .ready
    case ("sounding", 3):
      guard let lateness = Int64(fields[1]) else { return nil }
      self = .sounding(tone: fields[2], latenessMicroseconds: lateness)
    case ("fell-back", 4): self = .fellBack(from: fields[1], to: fields[2], reason: fields[3])
    case ("no-device", 2): self = .noDevice(reason: fields[1])
    case ("device-back", 1): self = .deviceBack
    case ("muted", 2): self = .muted(reason: fields[1])
    case ("ended", 1): self = .ended
    default: return nil
    }
  }
}
