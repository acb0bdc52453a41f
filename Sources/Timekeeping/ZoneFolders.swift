import Glibc

/// The folder of the system's zones with the folders in it.
enum ZoneFolders {
  /// Twice as many as there are on any system; a `TZDIR` that is no folder of zones is not walked to its ends.
  private static let most = 128

  /// The folder itself and all folders below it, by their paths; empty when it is not there.
  static func all(below folder: String) -> [String] {
    var found = [folder]
    var next = 0
    while next < found.count, found.count < most {
      found += folders(in: found[next])
      next += 1
    }
    return Array(found.prefix(most))
  }

  private static func folders(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) {
          String(cString: $0)
        }
      }
      guard name != ".", name != ".." else { continue }
      // Links to folders are left out: they would lead in circles, and nobody's zones lie behind them.
      if isFolder("\(folder)/\(name)", kind: entry.pointee.d_type) { names.append("\(folder)/\(name)") }
    }
    return names
  }

  private static func isFolder(_ path: String, kind: UInt8) -> Bool {
    // Some file systems do not say of what kind an entry is.
    guard kind == UInt8(DT_UNKNOWN) else { return kind == UInt8(DT_DIR) }
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
