import Glibc

/// Reads one file of the system's time zones.
enum ZoneFile {
  /// More than ten times the largest zone there is.
  private static let sizeLimit = 1 << 20

  /// All bytes of a regular file; nil if there is no such file or it is of another kind, as a directory.
  ///
  /// - Throws: `ZoneError.unreadable` if it is there but cannot be read, `malformed` past one mebibyte.
  static func read(_ path: String) throws(ZoneError) -> [UInt8]? {
    // Without O_NONBLOCK a named pipe would wait for a writer for ever.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else {
      if [ENOENT, ENOTDIR, ENAMETOOLONG, ELOOP].contains(errno) { return nil }
      throw unreadable(path)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw unreadable(path) }
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    return try bytes(of: descriptor, path: path)
  }

  private static func bytes(of descriptor: Int32, path: String) throws(ZoneError) -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 8192)
    while bytes.count <= sizeLimit {
      let count = Glibc.read(descriptor, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw unreadable(path) }
      guard count > 0 else { return bytes }
      bytes += part.prefix(count)
    }
    throw .malformed(name: path, reason: "it is too large for a zone")
  }

  /// Where a symbolic link points; nil if it is none.
  static func linkTarget(_ path: String) -> String? {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = bytes.withUnsafeMutableBytes { buffer in
      buffer.baseAddress.map { readlink(path, $0, buffer.count) } ?? 0
    }
    return count > 0 ? String(decoding: bytes.prefix(count), as: UTF8.self) : nil
  }

  /// The error of the call that just failed.
  private static func unreadable(_ path: String) -> ZoneError {
    .unreadable(path: path, reason: String(cString: strerror(errno)))
  }
}
