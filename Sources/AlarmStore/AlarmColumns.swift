import Alarms
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

  /// - Throws: `.unexpected` for a row that is no alarm; the schema's checks let none in.
  static func alarm(in row: Statement, from first: Int = 0) throws(StoreFault) -> Alarm {
    var record = AlarmRecord()
    for (column, field) in zip(first..., AlarmField.allCases) { record[field] = value(of: field, in: row, column) }
    do {
      return try Alarm(record)
    } catch {
      throw .unexpected("the alarm \(record[.id].written) cannot be read: \(error)")
    }
  }

  private static func value(of field: AlarmField, in row: Statement, _ column: Int) -> FieldValue {
    if field == .isOn { return .boolean(row.integer(column) == 1) }
    if field.range != nil { return row.optionalInteger(column).map(FieldValue.integer) ?? .null }
    return row.optionalText(column).map(FieldValue.text) ?? .null
  }
}
