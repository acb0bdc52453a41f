import FoundationEssentials
import Glibc

/// A home of its own for programs: folders and environment; gone with its owner.
final class ScratchHome {
  /// The zone everything is measured in.
  static let zone = "Asia/Seoul"

  /// The folder everything lies in.
  let folder: String
  /// What the programs get to know.
  private(set) var environment: [String: String]
  private let workshop: Workshop

  /// Makes the folders.
  ///
  /// - Parameter searchPath: `PATH` for the programs.
  init(in workshop: Workshop, searchPath: String = "/usr/bin:/bin") throws(BenchmarkError) {
    self.workshop = workshop
    folder = try workshop.makeFolder()
    environment = [
      "PATH": searchPath, "LANG": "C.UTF-8", "TZ": ScratchHome.zone, "TERM": "xterm-256color",
      // What is measured is one process; none leaves another behind.
      "ALARM_BACKGROUND": "never",
    ]
    for (variable, name) in [("HOME", "home"), ("XDG_DATA_HOME", "data"), ("XDG_RUNTIME_DIR", "run")] {
      let path = folder + "/" + name
      guard mkdir(path, 0o700) == 0 else { throw .system("\(path): \(String(cString: strerror(errno)))") }
      environment[variable] = path
    }
  }

  deinit {
    workshop.remove(folder)
  }

  /// The environment as programs are handed it.
  var variables: [String] {
    environment.map { "\($0)=\($1)" }.sorted()
  }

  /// Adds a variable for the programs.
  func set(_ variable: String, to value: String) {
    environment[variable] = value
  }

  /// Writes a file into the folder.
  ///
  /// - Returns: its path.
  func write(_ text: String, to name: String) throws(BenchmarkError) -> String {
    let path = folder + "/" + name
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw .system("\(path) cannot be written")
    }
    return path
  }
}
