import Notifications
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
    case .text("place"):
      try requireNull(AlarmField.ofTime + AlarmField.ofRepetition)
      return .place(try region(), everyTime: try everyTime())
    case .text("timer"):
      try requireNull([.time, .date] + AlarmField.ofPlace)
      try requireNull(AlarmField.ofRepetition)
      guard ["once", ""].contains(record[.repeat].written) else { throw wrong(.repeat) }
      guard let seconds = try number(.seconds) else { throw wrong(.seconds) }
      return .timer(seconds: seconds)
    case .text("alarm"), .null:
      try requireNull([.seconds] + AlarmField.ofPlace)
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

  private func isOn() throws(AlarmError) -> Bool {
    switch record[.isOn] {
    case .null: true
    case .boolean(let isOn): isOn
    case .integer(0): false
    case .integer(1): true
    case .integer, .text: throw wrong(.isOn)
    }
  }

  /// The switch; what is left to a timer goes with one that is off, and is at most its length.
  func position(of schedule: Schedule) throws(AlarmError) -> SwitchPosition {
    let isOn = try isOn()
    guard let left = try number(.remainingSeconds) else { return isOn ? .on : .off }
    guard !isOn, case .timer(let seconds) = schedule, left <= seconds else { throw wrong(.remainingSeconds) }
    return .paused(secondsLeft: left)
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

  private func requireNull(_ fields: [AlarmField]) throws(AlarmError) {
    for field in fields where record[field] != .null { throw wrong(field) }
  }

  private func region() throws(AlarmError) -> Region {
    let (arrive, leave) = (try place(.arrive), try place(.leave))
    guard let place = arrive ?? leave else { throw wrong(.arrive) }
    // It waits for one place only.
    guard leave == nil || leave == place else { throw wrong(.leave) }
    let region = place.region(notifiesOnEntry: arrive != nil, notifiesOnExit: leave != nil)
    guard let region else { throw wrong(.arrive) }
    return region
  }

  private func place(_ field: AlarmField) throws(AlarmError) -> PlaceText? {
    guard let text = try name(field) else { return nil }
    guard let place = PlaceText(text) else { throw wrong(field) }
    return place
  }

  private func everyTime() throws(AlarmError) -> Bool {
    let text = record[.repeat].written
    if ["once", ""].contains(text) { return false }
    guard PlaceText.meansEveryTime(text) else { throw wrong(.repeat) }
    return true
  }

  private func dailySchedule() throws(AlarmError) -> Schedule {
    let time = try time()
    switch try days() {
    case .once:
      try requireNull(AlarmField.ofRepetition)
      return .once(time, on: try date(.date))
    case .repeating(let recurrence, let ownEnd):
      try requireNull([.date])
      return .repeating(try set(recurrence, at: time, ownEnd))
    }
  }

  private func time() throws(AlarmError) -> TimeOfDay {
    guard let text = record[.time].text else { throw wrong(.time) }
    if let time = TimeOfDay(text) { return time }
    guard case .time(let time)? = try? When(parsing: text) else { throw wrong(.time) }
    return time
  }

  private func set(
    _ recurrence: Recurrence, at time: TimeOfDay, _ ownEnd: RecurrenceEnd?
  ) throws(AlarmError) -> RecurrenceSet {
    let (start, end, leftOut, paused) = (try date(.start), try end(), try leftOut(), try date(.pausedUntil))
    let repetition = record[.repeat].written
    if let end, let ownEnd, end != ownEnd { throw .repetition(.untilAndCount, given: repetition) }
    do {
      return try RecurrenceSet(
        recurrence, at: time, from: start, end: end ?? ownEnd, leavingOut: leftOut, pausedUntil: paused)
    } catch {
      throw .repetition(error, given: repetition)
    }
  }

  private func days() throws(AlarmError) -> Days {
    let text = record[.repeat].written
    guard !["once", ""].contains(text) else { return .once }
    // What the store holds is nearly always a canonical text, which is read much faster.
    if let recurrence = Recurrence(canonicalText: text) { return .repeating(recurrence) }
    do {
      return try Days(parsing: text)
    } catch .repetition(let error, let given) {
      throw .repetition(error, given: given)
    } catch {
      throw wrong(.repeat)
    }
  }

  private func end() throws(AlarmError) -> RecurrenceEnd? {
    switch record[.until] {
    case .null:
      return try number(.count).map(RecurrenceEnd.count)
    case .text(let text):
      guard record[.count] == .null else { throw .repetition(.untilAndCount, given: text) }
      guard let until = Until(text) ?? (try? Until(parsing: text)) else { throw wrong(.until) }
      return .until(until)
    case .integer, .boolean:
      throw wrong(.until)
    }
  }

  private func leftOut() throws(AlarmError) -> LeftOutTimes {
    guard let text = try name(.except) else { return LeftOutTimes() }
    guard let times = LeftOutTimes(text) ?? (try? LeftOutTimes(parsing: text)) else { throw wrong(.except) }
    return times
  }

  private func date(_ field: AlarmField) throws(AlarmError) -> LocalDate? {
    switch record[field] {
    case .null: return nil
    case .text(let text):
      guard let date = LocalDate(text) ?? (try? LocalDate(parsing: text)) else { throw wrong(field) }
      return date
    case .integer, .boolean: throw wrong(field)
    }
  }
}
