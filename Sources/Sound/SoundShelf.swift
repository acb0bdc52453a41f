import Glibc

/// What lies in one folder of sound files, by its names.
struct SoundShelf {
  static let extensions = ["wav", "flac", "ogg", "oga", "mp3", "opus", "aiff", "aif", "au"]

  let folder: String
  /// The files that are sounds by their names, with these names less the extension, sorted.
  let sounds: [(stem: String, file: String)]

  /// Files by their lower-case names, whole ones before those without extension.
  private let files: [String: String]
  private let stems: [String: String]

  /// Reads a folder; one that cannot be read is empty.
  init(_ folder: String) {
    self.folder = folder
    let entries = visibleEntries(of: folder)
    sounds = entries.compactMap { file in Self.stem(of: file).map { ($0, file) } }
    files = Dictionary(entries.map { ($0.lowercased(), $0) }) { first, _ in first }
    stems = Dictionary(sounds.map { ($0.stem.lowercased(), $0.file) }) { first, _ in first }
  }

  /// The path of a file, with or without its extension.
  ///
  /// - Parameter name: in lower case.
  func path(of name: String) -> String? {
    (files[name] ?? stems[name]).map { folder + "/" + $0 }
  }

  /// The name without its extension; nil for a file that is no sound by its name.
  static func stem(of file: String) -> String? {
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return nil }
    return extensions.contains(file[file.index(after: dot)...].lowercased()) ? String(file[..<dot]) : nil
  }
}

/// The names of the entries of a folder, sorted, hidden ones and folders left out; none if it cannot be read.
private func visibleEntries(of folder: String) -> [String] {
  guard let directory = opendir(folder) else { return [] }
  defer { closedir(directory) }
  var names: [String] = []
  while let entry = readdir(directory) {
    guard entry.pointee.d_type != UInt8(DT_DIR) else { continue }
    let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    if !name.hasPrefix(".") { names.append(name) }
  }
  return names.sorted()
}
