import FoundationEssentials
import Glibc
import Synchronization

/// Everything the benchmark leaves lying about while it runs: its folder and the programs it has started.
///
/// One place knows of all of it, so that an interrupted benchmark can clear it away from a signal's handler too.
final class Workshop: Sendable {
  private struct State {
    var running: Set<pid_t> = []
    var folders: [String] = []
    var isClosed = false
  }

  private let state = Mutex(State())

  /// Makes a fresh folder, readable by nobody else, that goes with the workshop.
  func makeFolder() throws(BenchmarkError) -> String {
    // Sockets have short names: the folder must not be deep.
    var template = Array(("/tmp/alarm-benchmark-" + String(repeating: "X", count: 6)).utf8CString)
    let isMade = state.withLock { state in
      guard !state.isClosed, mkdtemp(&template) != nil else { return false }
      state.folders.append(Workshop.string(template))
      return true
    }
    guard isMade else { throw .system("no folder can be made in /tmp: \(String(cString: strerror(errno)))") }
    return Workshop.string(template)
  }

  /// Removes a folder made here.
  func remove(_ folder: String) {
    state.withLock { state in
      state.folders.removeAll { $0 == folder }
      Workshop.delete(folder)
    }
  }

  /// Starts a program and remembers it until it has been waited for.
  func start(_ spawn: () throws(BenchmarkError) -> pid_t) throws(BenchmarkError) -> pid_t {
    try state.withLock { state throws(BenchmarkError) in
      guard !state.isClosed else { throw .system("the benchmark is being ended") }
      let pid = try spawn()
      state.running.insert(pid)
      return pid
    }
  }

  /// Forgets a program that has been waited for.
  func ended(_ pid: pid_t) {
    state.withLock { _ = $0.running.remove(pid) }
  }

  /// Kills what runs, deletes what was made, and lets nothing more begin.
  func close() {
    state.withLock { state in
      state.isClosed = true
      for pid in state.running {
        kill(pid, SIGKILL)
        waitpid(pid, nil, 0)
      }
      state.running = []
      state.folders.forEach(Workshop.delete)
      state.folders = []
    }
  }

  private static func delete(_ folder: String) {
    // What cannot be deleted is said by nobody better than by the folder that is left.
    try? FileManager.default.removeItem(atPath: folder)
  }

  private static func string(_ characters: [CChar]) -> String {
    String(decoding: characters.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
