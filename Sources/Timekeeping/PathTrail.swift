import Glibc

/// Everything a path leads through on its way to a file: change any of it and the path may lead elsewhere.
///
/// Found as the kernel finds it, part by part, with symbolic links followed wherever they stand.
struct PathTrail: Hashable {
  /// A name in a folder that decides where the path leads: a link, the file at the end, or the first that is missing.
  struct Entry: Hashable {
    let folder: String
    let name: String
  }

  /// The real folders it leads through, the root first.
  private(set) var folders: [String] = []
  /// The names that decide where it leads.
  private(set) var entries: [Entry] = []
  /// The file at its end, by its real path; nil when something is missing or it goes in circles.
  private(set) var file: String?

  /// As many links as the kernel follows (path_resolution(7)).
  private static let linkLimit = 40

  /// Follows a path as it leads now.
  ///
  /// - Parameter path: absolute, or relative to the process's working directory.
  init(_ path: String) {
    var parts = PathTrail.parts(of: path.hasPrefix("/") ? path : PathTrail.workingDirectory + "/" + path)
    var folder: [String] = []
    var links = 0
    while let part = parts.popLast() {
      pass(folder)
      if part == ".." {
        folder = folder.dropLast()
        continue
      }
      let place = PathTrail.path(of: folder + [part])
      if let target = ZoneFile.linkTarget(place) {
        entries.append(Entry(folder: PathTrail.path(of: folder), name: part))
        links += 1
        guard links <= PathTrail.linkLimit else { return }
        if target.hasPrefix("/") { folder = [] }
        parts += PathTrail.parts(of: target)
      } else if PathTrail.isFolder(place) {
        folder.append(part)
      } else {
        entries.append(Entry(folder: PathTrail.path(of: folder), name: part))
        file = parts.isEmpty && access(place, F_OK) == 0 ? place : nil
        return
      }
    }
    pass(folder)
  }

  private mutating func pass(_ folder: [String]) {
    let path = PathTrail.path(of: folder)
    if !folders.contains(path) { folders.append(path) }
  }

  private static var workingDirectory: String {
    guard let buffer = getcwd(nil, 0) else { return "" }
    defer { free(buffer) }
    return String(cString: buffer)
  }

  /// The parts of a path, the first one last, so that it can be taken from the end.
  private static func parts(of path: String) -> [String] {
    path.split(separator: "/").filter { $0 != "." }.reversed().map(String.init)
  }

  private static func path(of parts: [String]) -> String {
    "/" + parts.joined(separator: "/")
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
