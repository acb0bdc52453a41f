import Foundation

/// What a finished program left.
struct Finished {
  let status: Int32
  let output: String
  let complaint: String
}

/// Runs programs to their end and collects what they write.
enum Shell {
  /// Runs a program found on `PATH` or named by its path.
  static func run(
    _ words: [String], environment: [String: String]? = nil, input: String? = nil
  ) throws -> Finished {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    if let environment { process.environment = environment }
    // Complaints go through a file: two pipes would need two readers.
    let complaints = try TemporaryFile()
    let (output, stdin) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = complaints.handle
    process.standardInput = stdin
    try process.run()
    if let input { try stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8)) }
    try stdin.fileHandleForWriting.close()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Finished(
      status: process.terminationStatus, output: String(decoding: text, as: UTF8.self), complaint: try complaints.read()
    )
  }

  /// Whether a program is on `PATH`.
  static func has(_ program: String) -> Bool {
    (try? run(["sh", "-c", "command -v \(program)"]).status) == 0
  }
}

/// A file that is gone as soon as it is let go.
private final class TemporaryFile {
  let handle: FileHandle

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("alarm-test-" + UUID().uuidString)
    try Data().write(to: url)
    handle = try FileHandle(forUpdating: url)
    try FileManager.default.removeItem(at: url)
  }

  func read() throws -> String {
    try handle.seek(toOffset: 0)
    return String(decoding: try handle.readToEnd() ?? Data(), as: UTF8.self)
  }
}
