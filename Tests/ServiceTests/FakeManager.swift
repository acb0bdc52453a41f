import Children
import Dispatch
import Foundation
import NotificationStore
import TestSupport

@testable import alarm

/// A home with a program installed in it, and a `systemctl` that only writes down what it is asked.
final class FakeManager {
  let folder: TemporaryFolder
  let home: String
  let environment: [String: String]

  /// - Parameter prefix: where in the home the program is installed.
  init(prefix: String = ".local", hasSystemctl: Bool = true) throws {
    folder = try TemporaryFolder()
    home = folder.path + "/home"
    environment = [
      "HOME": home, "PATH": folder.path + "/bin" + (hasSystemctl ? "" : "/none"), "XDG_RUNTIME_DIR": folder.path,
    ]
    for name in ["bin", "answers", "home/\(prefix)/bin", "home/\(prefix)/libexec/alarm"] {
      try FileManager.default.createDirectory(
        atPath: folder.path + "/" + name, withIntermediateDirectories: true)
    }
    try folder.writeProgram(script, to: "bin/systemctl")
    try write("#!/bin/sh\n", to: program(in: prefix))
    try write("#!/bin/sh\n", to: home + "/\(prefix)/libexec/alarm/alarm-sound")
    try answer("show", "ActiveState=active\nMainPID=4711\nUnitFileState=enabled\nLoadState=loaded")
  }

  /// The service under test.
  func service(_ changes: [String: String] = [:], profile: String? = nil) throws -> UserService {
    let environment = environment.merging(changes) { _, new in new }
    return UserService(
      environment: environment, location: try StoreLocation(environment: environment, profile: profile),
      profile: profile)
  }

  /// The installed program.
  func program(in prefix: String = ".local") -> String { home + "/\(prefix)/bin/alarm" }

  /// The unit's file.
  var unit: String { home + "/.config/systemd/user/alarm.service" }

  /// The unit's text; nil when there is none.
  var unitText: String? { FileManager.default.contents(atPath: unit).map { String(decoding: $0, as: UTF8.self) } }

  /// Puts another unit in its place.
  func writeUnit(_ text: String) throws {
    try FileManager.default.createDirectory(
      atPath: home + "/.config/systemd/user", withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: unit))
  }

  /// What systemctl was asked, a call a line.
  var calls: [String] {
    let calls = FileManager.default.contents(atPath: folder.path + "/calls") ?? Data()
    return String(decoding: calls, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Has systemctl answer an order.
  func answer(_ order: String, _ text: String) throws {
    try write(text, to: folder.path + "/answers/" + order)
  }

  /// Has systemctl refuse an order.
  func refuse(_ order: String, saying text: String) throws {
    try write(text, to: folder.path + "/answers/\(order).refused")
  }

  /// Has systemctl not come back from an order.
  func stall(_ order: String) throws {
    try write("", to: folder.path + "/answers/\(order).stalled")
  }

  private var script: String {
    """
    #!/bin/sh
    echo "$*" >> '\(folder.path)/calls'
    answer='\(folder.path)/answers/'$2
    [ -e "$answer.stalled" ] && exec /bin/sleep 60
    [ -e "$answer.refused" ] && /bin/cat "$answer.refused" >&2 && exit 1
    [ -e "$answer" ] && /bin/cat "$answer"
    exit 0
    """
  }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }
}

/// Runs a program to its end.
func run(_ program: String, _ words: [String], _ environment: [String: String]) async throws -> (ExitStatus, [String]) {
  let (lines, continuation) = AsyncStream.makeStream(of: String.self)
  let (ends, end) = AsyncStream.makeStream(of: ExitStatus.self)
  _ = try Child(
    program: program, arguments: words, environment: environment.map { $0 + "=" + $1 }, errors: .withOutput,
    queue: DispatchQueue(label: "run"), onLine: { continuation.yield($0) },
    onExit: {
      continuation.finish()
      end.yield($0)
      end.finish()
    })
  let words = await lines.reduce(into: []) { $0.append($1) }
  return (await ends.first { _ in true } ?? .unknown, words)
}
