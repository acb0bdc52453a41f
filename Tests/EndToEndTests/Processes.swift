import Foundation

/// What the system says of processes.
enum Processes {
  /// Whether a process is gone, or a zombie: in many containers the first process takes no orphans in.
  static func hasEnded(_ process: Int32) -> Bool {
    guard let line = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return true }
    return line.contains(") Z ")
  }
}
