import Alarms
import Notifications

extension AlarmStore {
  /// Looks through the whole database for damage: pages, indexes, and the rules that the schema states.
  ///
  /// It reads every page; 10,000 alarms take some tens of milliseconds.
  ///
  /// - Returns: what SQLite's `integrity_check` found, one sentence of SQLite's each; empty when all is well.
  /// - Throws: `.damaged` when the damage does not even let itself be listed, or why the file cannot be read.
  public func checkIntegrity() async throws(AlarmError) -> [String] {
    try telling { () throws(StoreFault) in
      let answers = try tables.centre.rows("PRAGMA integrity_check") { $0.text(0) }
      return answers == ["ok"] ? [] : answers
    }
  }
}
