import Timekeeping

/// Reads the fields of a record one by one and says what is wrong with them.
struct RecordReader {
  let record: AlarmRecord

  func id() throws(AlarmError) -> AlarmID {
    guard let text = record[.id].text, let id = AlarmID(text) else { throw wrong(.id) }
    return id
  }

  func schedule() throws(AlarmError) -> Schedule {
    switch record[.kind] {
    case .text("timer"):
      try requireNull(.time, .date, .start)
      guard ["once", ""].contains(record[.repeat].written) else { throw wrong(.repeat) }
      guard let seconds = try number(.seconds) else { throw wrong(.seconds) }
      return .timer(seconds: seconds)
    case .text("alarm"), .null:
      try requireNull(.seconds)
      return try dailySchedule()
    case .text, .integer, .boolean:
      throw wrong(.kind)
    }
  }

  func text(_ field: AlarmField, atMost limit: Int) throws(AlarmError) -> String {
    switch record[field] {
    case .null: return ""
    case .text(let text):
      guard text.utf8.count <= AlarmLimits.textBytes, text.count <= limit else {
        throw .textTooLong(field, limit: limit)
      }
      guard !text.utf8.contains(0) else { throw wrong(field) }
      return text
    case .integer, .boolean: throw wrong(field)
    }
  }

  /// A name that may be missing; empty text counts as missing.
  func name(_ field: AlarmField) throws(AlarmError) -> String? {
    let name = try text(field, atMost: AlarmLimits.notes)
    return name.isEmpty ? nil : name
  }

  func isOn() throws(AlarmError) -> Bool {
    switch record[.isOn] {
    case .null: true
    case .boolean(let isOn): isOn
    case .integer(0): false
    case .integer(1): true
    case .integer, .text: throw wrong(.isOn)
    }
  }

  func number(_ field: AlarmField) throws(AlarmError) -> Int? {
    switch record[field] {
    case .null: return nil
    case .integer(let number):
      guard field.range?.contains(number) ?? true else { throw wrong(field) }
      return number
    case .text, .boolean: throw wrong(field)
    }
  }

  func requiredNumber(_ field: AlarmField) throws(AlarmError) -> Int {
    guard let number = try number(field) else { throw wrong(field) }
    return number
  }

  private func wrong(_ field: AlarmField) -> AlarmError {
    .field(field, given: record[field].written)
  }

  private func requireNull(_ fields: AlarmField...) throws(AlarmError) {
    for field in fields where record[field] != .null { throw wrong(field) }
  }

  private func dailySchedule() throws(AlarmError) -> Schedule {
    guard let text = record[.time].text, let time = TimeOfDay(text) else { throw wrong(.time) }
    let repetition = record[.repeat].written
    guard !["once", ""].contains(repetition) else {
      try requireNull(.start)
      return .once(time, on: try date(.date))
    }
    try requireNull(.date)
    guard let recurrence = Recurrence(canonicalText: repetition) else { throw wrong(.repeat) }
    return .repeating(time, recurrence, from: try date(.start))
  }

  private func date(_ field: AlarmField) throws(AlarmError) -> LocalDate? {
    switch record[field] {
    case .null: return nil
    case .text(let text):
      guard let date = LocalDate(text) else { throw wrong(field) }
      return date
    case .integer, .boolean: throw wrong(field)
    }
  }
}
