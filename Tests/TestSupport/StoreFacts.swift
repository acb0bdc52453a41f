import SQLite

/// What a store holds of each alarm, as texts to be compared: read past the program's own code.
public struct StoreFacts {
  private let database: Database

  /// Opens the database at this path beside whoever else has it open.
  public init(path: String) throws {
    database = try Database(path: path, busyTimeout: 5000)
    database.keepLogOnClose(true)
  }

  /// Everything about one alarm; empty when there is no trace of it.
  public func text(of id: String) throws -> String {
    try texts(where: "= '\(id)'")[id] ?? ""
  }

  /// Everything about every alarm there is a trace of, by its id.
  public func all() throws -> [String: String] {
    try texts(where: "IS NOT NULL")
  }

  /// Whether there are tables at all.
  public func exists() throws -> Bool {
    try database.integer("PRAGMA user_version") > 0
  }

  /// The badge.
  public func badge() throws -> String {
    String(try database.integer("SELECT badge FROM centre"))
  }

  /// What is wrong with the file, or with what must hold between its tables; empty when all is well.
  public func faults() throws -> [String] {
    let broken = try column("PRAGMA integrity_check").filter { $0 != "ok" }
    return try broken + StoreFacts.rules.flatMap { rule, sql in try column(sql).map { "\(rule): \($0)" } }
  }

  private func texts(where condition: String) throws -> [String: String] {
    var texts: [String: String] = [:]
    for (name, key, sql) in StoreFacts.parts {
      let statement = try database.statement("\(sql) WHERE \(key) \(condition) ORDER BY 1, 2")
      defer { statement.reset() }
      while try statement.step() { texts[statement.text(0), default: ""] += "\(name) \(statement.text(1)); " }
    }
    return texts
  }

  private func column(_ sql: String) throws -> [String] {
    let statement = try database.statement(sql)
    defer { statement.reset() }
    var values: [String] = []
    while try statement.step() { values.append(statement.text(0)) }
    return values
  }

  private static let parts = [
    ("alarm", "id", "SELECT id, concat_columns FROM alarms", "label || '/' || is_on || '/' || coalesce(time, seconds)"),
    ("request", "thread", "SELECT thread, concat_columns FROM requests", "identifier || '/' || title || '/' || added"),
    (
      "due", "substr(identifier, 1, 8)", "SELECT substr(identifier, 1, 8), concat_columns FROM due_instants",
      "identifier || '/' || due || '/' || coalesce(last_scheduled, '')"
    ),
    (
      "occurrence", "thread", "SELECT thread, concat_columns FROM occurrences",
      "identifier || '/' || scheduled || '/' || state || '/' || passed || '/' || coalesce(settled, '')"
    ),
    ("delivered", "thread", "SELECT thread, concat_columns FROM delivered", "identifier || '/' || scheduled"),
  ].map { name, key, sql, columns in (name, key, sql.replacing("concat_columns", with: columns)) }

  private static let rules = [
    ("request without its alarm", "SELECT identifier FROM requests WHERE thread NOT IN (SELECT id FROM alarms)"),
    (
      "request without its due instant or place, or with both",
      """
      SELECT identifier FROM requests WHERE (identifier IN (SELECT identifier FROM due_instants))
        = (identifier IN (SELECT identifier FROM places))
      """
    ),
    (
      "place without its request",
      "SELECT identifier FROM places WHERE identifier NOT IN (SELECT identifier FROM requests)"
    ),
    (
      "due instant without its request",
      "SELECT identifier FROM due_instants WHERE identifier NOT IN (SELECT identifier FROM requests)"
    ),
    (
      "on, and neither pending nor ringing",
      """
      SELECT id FROM alarms WHERE is_on = 1 AND id NOT IN (SELECT thread FROM requests)
        AND id NOT IN (SELECT thread FROM occurrences WHERE state = 'ringing')
      """
    ),
    (
      "off, and pending or ringing",
      """
      SELECT id FROM alarms WHERE is_on = 0 AND (id IN (SELECT thread FROM requests)
        OR id IN (SELECT thread FROM occurrences WHERE state = 'ringing'))
      """
    ),
    (
      "rings without its alarm",
      "SELECT identifier FROM occurrences WHERE state = 'ringing' AND thread NOT IN (SELECT id FROM alarms)"
    ),
    (
      "came due twice",
      """
      SELECT identifier FROM occurrences WHERE state <> 'voided' GROUP BY identifier, scheduled HAVING count(*) > 1
      """
    ),
  ]
}
