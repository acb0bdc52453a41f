import Glibc
import Notifications

/// Looks at the first bytes of a database file without SQLite, which might write to it.
enum StoreHeader {
  private static let magic = Array("SQLite format 3\0".utf8)
  private static let length = 100

  /// Refuses a file that is no database or was made by a newer version; a missing or empty file is fine.
  ///
  /// The schema's version stands at byte 60, big-endian, and at byte 18 by which journal it is written (SQLite's file
  /// format, "user version" and "file format write version").
  ///
  /// - Returns: whether the file has a write-ahead log; false for one that is not there.
  @discardableResult
  static func check(_ path: String, knownVersion: Int) throws(StoreFault) -> Bool {
    // Without O_NONBLOCK a pipe in its place would keep us waiting for a writer.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .unreachable(path: path, reason: "it is not a file")
    }
    guard status.st_size > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: length)
    let count = read(descriptor, &bytes, length)
    guard count == length, bytes.starts(with: magic) else { throw .damaged(path: path, keptAs: nil) }
    let version = bytes[60..<64].reduce(0) { $0 << 8 | Int($1) }
    guard version <= knownVersion else { throw .newer(path: path, version: version) }
    return bytes[18] == 2
  }
}
