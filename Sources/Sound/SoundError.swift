import CALSA
import Glibc

/// Why something cannot be heard.
public enum SoundError: Error, Hashable, Sendable {
  /// No tone, sound file or theme sound has this name.
  case unknownTone(name: String)
  /// The file cannot be opened or is no ordinary file.
  case unreadable(path: String, errno: Int32)
  /// The path names a folder.
  case isFolder(path: String)
  /// The file holds no sound at all.
  case noFrames(path: String)
  /// libsndfile does not understand the file; its own words.
  case notSound(path: String, detail: String)
  /// The file's header asks for something that no sound has.
  case badHeader(path: String, rate: Int, channels: Int)
  /// ALSA will not open, or no longer runs, the device; a negative error number.
  case device(code: Int32)
  /// The device is open but has taken no sound for this many milliseconds.
  case deviceStalled(milliseconds: Int)
  /// The device has not answered while it was being opened.
  case deviceSilent
}

extension SoundError {
  /// The reason in words, without a full stop.
  public var reason: String {
    switch self {
    case .unknownTone(let name): "there is no tone or sound file named “\(name)”"
    case .unreadable(let path, let errno): "\(path) cannot be read: \(String(cString: strerror(errno)))"
    case .isFolder(let path): "\(path) is a folder, not a sound file"
    case .noFrames(let path): "\(path) holds no sound"
    case .notSound(let path, let detail): "\(path) is no sound file that can be played: \(detail)"
    case .badHeader(let path, let rate, let channels):
      "\(path) cannot be played: \(channels) channels at \(rate) Hz"
    case .device(let code): Self.deviceReason(code)
    case .deviceStalled: "the sound device takes no more sound"
    case .deviceSilent: "the sound device does not answer"
    }
  }

  private static func deviceReason(_ code: Int32) -> String {
    switch -code {
    case ENOENT, ENODEV, ENXIO: "no sound device was found"
    case EBUSY, EAGAIN: "another program holds the sound device"
    case EACCES, EPERM: "the sound device may not be used by this user"
    case ECONNREFUSED: "the sound server does not answer"
    default: "the sound device cannot be used: \(String(cString: snd_strerror(code)))"
    }
  }
}
