import Foundation
import Testing

extension TmuxScreen {
  /// What is on the screen with its colours.
  func picture() throws -> TerminalPicture {
    TerminalPicture(captured: try colouredText())
  }

  /// What is on the screen with its colours, once two looks show the same and the programs of the bench wait.
  func pictureAtRest(_ bench: Workbench) throws -> TerminalPicture {
    try #require(try pictureAtRest(bench, within: 20, every: 0.05), "the screen does not come to rest")
  }

  /// As above; nil when it has not come to rest in time.
  func pictureAtRest(_ bench: Workbench, within seconds: Double, every pause: Double) throws -> TerminalPicture? {
    var last: (picture: TerminalPicture, sleeps: [Int?])?
    return try find(within: seconds, every: pause) {
      let now = (picture: try picture(), sleeps: bench.programs().flatMap(Processes.sleeps))
      defer { last = now }
      guard let last, last == now, !now.sleeps.contains(nil) else { return nil }
      return now.picture
    }
  }
}

extension Processes {
  /// How often each thread of a process has gone to sleep; nil for one that does not sleep now.
  static func sleeps(_ process: Int32) -> [Int?] {
    let folder = "/proc/\(process)/task/"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return threads.sorted().map { thread in
      // A thread that has ended meanwhile sleeps well.
      guard let status = try? String(contentsOfFile: folder + thread + "/status", encoding: .utf8) else { return 0 }
      guard status.contains("\nState:\tS") else { return nil }
      return status.firstMatch(of: /\nvoluntary_ctxt_switches:\t([0-9]+)/).flatMap { Int($0.1) } ?? 0
    }
  }
}
