import Foundation

/// What the system says of processes.
enum Processes {
  /// Whether a process is gone, or a zombie: in many containers the first process takes no orphans in.
  static func hasEnded(_ process: Int32) -> Bool {
    guard let line = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return true }
    return line.contains(") Z ")
  }

  /// The words of a process's command line; empty for one that has ended.
  static func words(_ process: Int32) -> [String] {
    let line = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
    return line.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// What a process has open, by descriptor.
  static func open(_ process: Int32) -> [Int32: String] {
    let folder = "/proc/\(process)/fd/"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let targets = names.compactMap { name in
      Int32(name).map { ($0, (try? FileManager.default.destinationOfSymbolicLink(atPath: folder + name)) ?? "") }
    }
    return Dictionary(uniqueKeysWithValues: targets)
  }
}
