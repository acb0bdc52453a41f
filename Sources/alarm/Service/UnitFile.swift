import AlarmCLI
import Glibc

/// The file of a unit, read and replaced whole.
struct UnitFile: Hashable, Sendable {
  let path: String

  /// What it says; nil when it is not there or cannot be read.
  var text: String? {
    do {
      return String(decoding: try InputFile.bytes(of: path), as: UTF8.self)
    } catch {
      return nil
    }
  }

  /// Whether there is anything by that name, be it a link to nowhere.
  var exists: Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Replaces it in one step, and makes its folders; readable by everyone, as units are.
  ///
  /// - Throws: `.unwritable` with the system's reason; then the old file is as it was.
  func write(_ text: String) throws(ServiceError) {
    try makeFolders()
    let draft = path + ".new"
    unlink(draft)
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw unwritable() }
    var isWritten = fchmod(descriptor, 0o644) == 0 && UnitFile.write(text, to: descriptor) && fsync(descriptor) == 0
    var code = errno
    if close(descriptor) != 0 { (isWritten, code) = (false, errno) }
    if isWritten, rename(draft, path) == 0 { return }
    if isWritten { code = errno }
    unlink(draft)
    throw .unwritable(path: path, reason: String(cString: strerror(code)))
  }

  /// Deletes it.
  ///
  /// - Throws: `.unwritable` with the system's reason; that it is not there is none.
  func remove() throws(ServiceError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw unwritable() }
  }

  private func makeFolders() throws(ServiceError) {
    for index in path.indices.dropFirst() where path[index] == "/" {
      guard mkdir(String(path[..<index]), 0o755) == 0 || errno == EEXIST || errno == EISDIR else {
        throw unwritable()
      }
    }
  }

  private static func write(_ text: String, to descriptor: Int32) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        guard count >= 0 || errno == EINTR else { return false }
        if count > 0 { rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count)) }
      }
      return true
    }
  }

  private func unwritable() -> ServiceError {
    .unwritable(path: path, reason: String(cString: strerror(errno)))
  }
}
