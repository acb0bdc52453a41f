import Foundation
import Testing

/// A home of its own for the real programs: folders, environment, a sink for sound, terminals.
///
/// Nothing outlives it.
final class Workbench {
  let folder: URL
  let environment: [String: String]
  private var closers: [() -> Void] = []

  /// The folder in which the programs under test were built.
  static var programs: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  }

  /// The alarm clock under test.
  static var alarm: String { programs.appendingPathComponent("alarm").path }

  /// Makes folders and environment; the zone is Asia/Seoul unless told otherwise.
  ///
  /// - Parameters:
  ///   - zoneFolder: a folder in the bench in which zones are looked for, in place of the system's.
  ///   - ringsInBackground: whether programs may leave a ringer in the background; the bench ends it.
  init(zone: String = "Asia/Seoul", zoneFolder: String? = nil, ringsInBackground: Bool = false) throws {
    // Sockets have short names: the folder must not be deep.
    folder = URL(fileURLWithPath: "/tmp/alarm-e2e-" + String(UUID().uuidString.prefix(8)))
    for name in ["home", "data", "run"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    }
    let alsa = folder.appendingPathComponent("asound.conf")
    try Data(
      """
      </usr/share/alsa/alsa.conf>
      pcm.!default { type pulse }
      ctl.!default { type pulse }

      """.utf8
    ).write(to: alsa)
    var environment = [
      "HOME": folder.appendingPathComponent("home").path, "XDG_DATA_HOME": folder.appendingPathComponent("data").path,
      "XDG_RUNTIME_DIR": folder.appendingPathComponent("run").path, "ALSA_CONFIG_PATH": alsa.path,
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "LANG": "C.UTF-8", "TZ": zone,
      "TERM": "xterm-256color",
      // Not the machine's own; nobody is there unless a test starts a `PrivateBus` in the bench.
      "DBUS_SYSTEM_BUS_ADDRESS": "unix:path=" + folder.appendingPathComponent("bus").path,
      // No test leaves a ringer in the background that it has not asked for.
      "ALARM_BACKGROUND": ringsInBackground ? "auto" : "never",
    ]
    environment["TZDIR"] = zoneFolder.map { [folder] in folder.appendingPathComponent($0).path }
    self.environment = environment
  }

  deinit {
    for close in closers.reversed() { close() }
    endPrograms()
    Workbench.removeFaketimeTraces()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Waits until no program of the bench runs any more, and ends what does not end by itself.
  ///
  /// A clock whose terminal is gone still commits what is on its way: its folder must not go first.
  private func endPrograms() {
    _ = find(within: 3, every: 0.01) {
      // A screen that ends with its terminal hands over: what it starts is there only later.
      for process in programs() where Processes.words(process).contains("--detached") { kill(process, SIGTERM) }
      return programs().isEmpty ? true : nil
    }
    _ = find(within: 3, every: 0.01) {
      // Other programs too: `faketime` that is ended leaves alone what it has started.
      let left = processes()
      for process in left { kill(process, SIGKILL) }
      return left.isEmpty ? true : nil
    }
  }

  /// Takes away what `faketime` leaves in shared memory when it is killed, as with the terminal it runs in.
  ///
  /// Its names carry its process id, and a later one of the same id would refuse to start.
  private static func removeFaketimeTraces() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/shm")) ?? []
    for name in names where name.hasPrefix("faketime_shm_") || name.hasPrefix("sem.faketime_sem_") {
      guard let process = name.split(separator: "_").last.flatMap({ Int32($0) }) else { continue }
      if kill(process, 0) != 0, errno == ESRCH { unlink("/dev/shm/" + name) }
    }
  }

  /// The processes of a program, the alarm clock unless told otherwise, whose home is in the bench.
  func programs(_ program: String = "alarm") -> [Int32] {
    processes { FileManager.default.contents(atPath: "/proc/\($0)/comm") == Data("\(program)\n".utf8) }
  }

  /// The processes whose home is in the bench, of those that `isMeant` lets through.
  private func processes(_ isMeant: (Int32) -> Bool = { _ in true }) -> [Int32] {
    let home = Data("HOME=\(folder.path)/".utf8)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { Int32($0) }.filter { process in
      isMeant(process)
        && FileManager.default.contents(atPath: "/proc/\(process)/environ")?.range(of: home) != nil
    }
  }

  /// Has something undone before the folders go.
  func onClose(_ close: @escaping () -> Void) {
    closers.append(close)
  }

  /// Runs a command of the alarm clock to its end.
  func alarm(_ words: String..., input: String? = nil) throws -> Finished {
    try Shell.run([Workbench.alarm] + words, environment: environment, input: input)
  }

  /// Answers what rings, once it is recorded: neither the sound nor the screen waits for the disk.
  func answer(_ words: String...) throws {
    try eventually("“\(words.joined(separator: " "))” finds a ring") {
      try Shell.run([Workbench.alarm] + words, environment: environment).status == 0
    }
  }

  /// Runs a shell script in which `$alarm` is the program.
  ///
  /// - Parameter changes: variables that differ from the bench's; nil takes one away.
  func shell(_ script: String, _ changes: [String: String?] = [:], input: String? = nil) throws -> Finished {
    try Shell.run(["bash", "-c", script], environment: environment(changes), input: input)
  }

  /// The bench's environment with `$alarm` and some variables changed; nil takes one away.
  func environment(_ changes: [String: String?]) -> [String: String] {
    var changed = environment.merging(["alarm": Workbench.alarm]) { own, _ in own }
    for (name, value) in changes { changed[name] = value }
    return changed
  }

  /// The database.
  var database: URL { store.appendingPathComponent("alarm.db") }

  /// The store's folder.
  var store: URL { folder.appendingPathComponent("data/alarm") }

  /// What every run of the clock under a moved time needs before its own words.
  ///
  /// - Parameter time: local time such as "2027-01-05 06:59:57"; the clock goes on from there.
  static func faketime(_ time: String) -> [String] {
    ["faketime", "-f", "@" + time]
  }
}
