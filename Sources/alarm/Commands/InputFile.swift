import AlarmCLI
import Glibc

/// Reads whole files for `import`.
enum InputFile {
  /// More is not read: 100,000 alarms with long labels are far smaller.
  private static let mostBytes = 256 << 20

  /// The bytes of a file; "-" is standard input.
  ///
  /// - Throws: `.unreadable` with the system's reason.
  static func bytes(of path: String) throws(CommandError) -> [UInt8] {
    guard path != "-" else { return try bytes(from: STDIN_FILENO, path) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable(path, errno) }
    defer { close(descriptor) }
    return try bytes(from: descriptor, path)
  }

  private static func bytes(from descriptor: Int32, _ path: String) throws(CommandError) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &piece, piece.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes += piece[..<count]
        guard bytes.count <= mostBytes else { throw unreadable(path, EFBIG) }
      } else if errno != EINTR {
        throw unreadable(path, errno)
      }
    }
  }

  private static func unreadable(_ path: String, _ code: Int32) -> CommandError {
    .unreadable(path: path, reason: String(cString: strerror(code)))
  }
}
