import Alarms
import NotificationStore
import Notifications
import SQLite

/// How an alarm lies in columns: one for each field, in the order of the fields.
enum AlarmColumns {
  static let count = AlarmField.allCases.count

  static func list(prefix: String = "") -> String {
    AlarmField.allCases.map { prefix + $0.column }.joined(separator: ", ")
  }

  static func bind(_ alarm: Alarm, to statement: Statement) {
    let record = alarm.record
    for (place, field) in zip(1..., AlarmField.allCases) {
      switch record[field] {
      case .null: statement.bindNull(at: place)
      case .text(let text): statement.bind(text, at: place)
      case .integer(let number): statement.bind(number, at: place)
      case .boolean(let isTrue): statement.bind(isTrue ? 1 : 0, at: place)
      }
    }
  }

  /// The alarm of a row; nil for one that cannot be read: the others are shown and rung without it.
  static func alarm(in row: Statement) -> Alarm? {
    do { return try readAlarm(in: row) } catch { return nil }
  }

  /// What of a row cannot be read; nil when all of it can.
  static func unreadable(in row: Statement) -> UnreadableRow? {
    do {
      _ = try readAlarm(in: row)
      return nil
    } catch {
      return error
    }
  }

  private static func readAlarm(in row: Statement) throws(UnreadableRow) -> Alarm {
    var record = AlarmRecord()
    for (column, field) in zip(0..., AlarmField.allCases) { record[field] = value(of: field, in: row, column) }
    do {
      return try Alarm(record)
    } catch {
      throw UnreadableRow("alarm \(record[.id].written)")
    }
  }

  private static func value(of field: AlarmField, in row: Statement, _ column: Int) -> FieldValue {
    if field == .isOn { return .boolean(row.integer(column) == 1) }
    if field.range != nil { return row.optionalInteger(column).map(FieldValue.integer) ?? .null }
    return row.optionalText(column).map(FieldValue.text) ?? .null
  }
}
