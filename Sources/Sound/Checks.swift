import CALSA
import Glibc

extension Player {
  /// Makes ALSA keep its messages to itself, for the rest of the process's life.
  public static func keepLibrariesQuiet() {
    alsa_keep_quiet()
  }

  /// Why the default device cannot be used; nil if it can.
  ///
  /// Opens it and closes it again.
  public static func deviceComplaint() -> String? {
    do throws(SoundError) {
      _ = try ALSADevice()
      return nil
    } catch {
      return error.reason
    }
  }
}

extension ToneCatalogue {
  /// Why a tone cannot be played; nil if it can.
  ///
  /// Opens its file and reads the beginning.
  public func complaint(about name: String) -> String? {
    do throws(SoundError) {
      switch try entry(named: name) {
      case .builtIn: return nil
      case .file(let path), .theme(let path): _ = try FileSource(path: path, loops: false)
      }
      return nil
    } catch {
      return error.reason
    }
  }

  /// The kind of a sound file in a few words, or why it cannot be played.
  public static func description(ofFile path: String) -> String {
    do throws(SoundError) {
      return try SoundFile(path: path).kind
    } catch {
      return error.reason
    }
  }
}

extension SoundFolders {
  /// The folders as this process's environment has them.
  ///
  /// - Parameter user: the user's folder; nil for `alarm/sounds` in the data home.
  public static func current(user: String?) -> SoundFolders {
    SoundFolders(user: user) { name in getenv(name).map { String(cString: $0) } }
  }
}
