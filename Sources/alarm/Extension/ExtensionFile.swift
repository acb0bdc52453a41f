import Glibc

/// The file of the content extension, and whether it may be run.
struct ExtensionFile: Hashable, Sendable {
  /// Where it is looked for; nil where there is no home.
  let path: String?

  /// `alarm/extension` below `XDG_CONFIG_HOME` when that is absolute, else below `HOME` with `.config`.
  init(environment: [String: String]) {
    let (configuration, home) = (environment["XDG_CONFIG_HOME"] ?? "", environment["HOME"] ?? "")
    let folder: String? = configuration.hasPrefix("/") ? configuration : home.hasPrefix("/") ? home + "/.config" : nil
    path = folder.map { $0 + "/alarm/extension" }
  }

  /// What was found.
  enum Finding: Hashable, Sendable {
    /// There is none.
    case missing
    /// It is not run, because somebody else may have a hand in it; why, as a phrase.
    case refused(String)
    /// It cannot be run; why, as a phrase.
    case unusable(String)
    /// It can be run.
    case usable(String)
  }

  /// Looks at the file and at its folder; where there is none, at nothing else.
  func look() -> Finding {
    guard let path else { return .missing }
    var status = stat()
    guard stat(path, &status) == 0 else {
      let code = errno
      return code == ENOENT || code == ENOTDIR ? .missing : .unusable(String(cString: strerror(code)))
    }
    guard status.st_mode & S_IFMT == S_IFREG else { return .unusable("it is no file") }
    if let reason = ExtensionFile.objection(to: status, at: path) ?? objectionToFolders() { return .refused(reason) }
    guard access(path, X_OK) == 0 else { return .unusable("it is not executable: chmod u+x \(path)") }
    return .usable(path)
  }

  /// Why somebody else may put another file in its place: where it lies, where each link lies, and where the last leads.
  private func objectionToFolders() -> String? {
    guard let path else { return nil }
    var paths = ExtensionFile.links(from: path)
    if let real = realpath(path, nil) {
      paths.append(String(cString: real))
      free(real)
    }
    for folder in paths.map(ExtensionFile.folder(of:)) {
      var status = stat()
      guard stat(folder, &status) == 0 else { return "\(folder) cannot be looked at" }
      if let reason = ExtensionFile.objection(to: status, at: folder) { return reason }
    }
    return nil
  }

  /// The path, and what each link leads to as long as that is one; no more than the system follows.
  private static func links(from path: String) -> [String] {
    var paths = [path]
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    while paths.count <= 40, let last = paths.last {
      let length = readlink(last, &buffer, buffer.count)
      guard length > 0 else { break }
      let target = String(decoding: buffer[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self)
      paths.append(target.hasPrefix("/") ? target : folder(of: last) + "/" + target)
    }
    return paths
  }

  /// The folder in which a path lies.
  private static func folder(of path: String) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }

  private static func objection(to status: stat, at path: String) -> String? {
    guard status.st_uid == geteuid() || status.st_uid == 0 else { return "\(path) belongs to another user" }
    guard status.st_mode & (S_IWGRP | S_IWOTH) == 0 else { return "others may write to \(path): chmod go-w \(path)" }
    return nil
  }
}
