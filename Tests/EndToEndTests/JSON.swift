import Foundation
import Testing

/// Reads what commands print with `--json`.
enum JSON {
  /// The array of objects that a command printed.
  static func array(_ finished: Finished) throws -> [[String: Any]] {
    try #require(JSONSerialization.jsonObject(with: Data(finished.output.utf8)) as? [[String: Any]])
  }

  /// The object that a command printed.
  static func object(_ finished: Finished) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(finished.output.utf8)) as? [String: Any])
  }
}
