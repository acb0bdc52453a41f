import TerminalUI

extension TimePicker {
  /// Types a digit at a wheel: of a time of day the whole time, from whichever wheel; of a length the wheel's number.
  mutating func type(_ digit: Int, at part: Part) -> Typed {
    guard case .timeOfDay = kind else { return typeLength(digit, at: part) }
    guard case .time(var entry, let half, let before) = typing, !entry.isComplete else {
      return read(TimeEntry(digit, at: firstPart(of: part)), spokenHalf, before: wheels)
    }
    entry.append(digit)
    return read(entry, half, before: before)
  }

  /// Types the colon between hour and minute, or goes on to the next wheel of numbers where nothing was typed; nil where
  /// there is none.
  mutating func typeColon(at part: Part) -> Typed? {
    if case .time(var entry, let half, let before) = typing, entry.appendColon() {
      return read(entry, half, before: before)
    }
    forgetTyping()
    guard let next = self.part(behind: part), next != .half else { return nil }
    return .taken(next: next)
  }

  /// Takes back what was typed last and says where the next key goes; nil when nothing was typed.
  mutating func deleteBackward() -> Part? {
    guard case .time(let entry, let half, let before) = typing else { return nil }
    guard let shorter = entry.shortened, case .taken(let next) = read(shorter, half, before: before) else {
      wheels = before
      typing = .nothing
      return entry.start
    }
    return next
  }

  /// Turns to the morning or the afternoon; of twenty-four hours to the hour of that half.
  ///
  /// - Returns: whether there are halves: a length has none.
  mutating func turn(to half: Half) -> Bool {
    switch kind {
    case .length: return false
    case .timeOfDay(true): change(.half) { $0.turn(to: half.rawValue) }
    case .timeOfDay(false): change(.hour) { $0.turn(to: $0.selected % 12 + 12 * half.rawValue) }
    }
    if case .time = typing { typing = .half(half, isBehind: true) } else { typing = .half(half, isBehind: false) }
    return true
  }

  /// Whether what may stand between the parts of a time, or behind one, stands there: the space of `7:30 pm`, its `m`.
  var isTyping: Bool {
    switch typing {
    case .time, .half: true
    case .nothing, .length: false
    }
  }
}

extension TimePicker {
  /// Where a new time that is typed at a wheel begins: behind a whole one with the hour again.
  private func firstPart(of part: Part) -> Part {
    switch typing {
    case .nothing, .length: return part
    case .half: return .hour
    case .time(let entry, _, _):
      let isAtSeconds = part == .second && entry.start != .second
      return isAtSeconds ? .second : entry.start == .minute ? .minute : .hour
    }
  }

  private mutating func read(_ entry: TimeEntry, _ half: Half?, before: [Wheel]) -> Typed {
    wheels = before
    guard let reading = entry.reading else {
      typing = .nothing
      return .refused(entry.shown)
    }
    switch reading {
    case .time(let hour, let minute):
      turn(toHour: hour, half)
      if let minute { change(.minute) { $0.turn(to: minute) } }
    case .minute(let minute): change(.minute) { $0.turn(to: minute) }
    case .second(let second): change(.second) { $0.turn(to: second) }
    }
    typing = .time(entry, half, before: before)
    return .taken(next: next(after: entry, reading))
  }

  /// The half of the day that was said before the time; it counts for every digit of it.
  private var spokenHalf: Half? {
    guard case .half(let half, isBehind: false) = typing else { return nil }
    return half
  }

  private mutating func turn(toHour hour: Int, _ half: Half?) {
    guard case .timeOfDay(true) = kind else {
      let offset = half.flatMap { (1...12).contains(hour) ? 12 * $0.rawValue : nil }
      return change(.hour) { $0.turn(to: offset.map { hour % 12 + $0 } ?? hour) }
    }
    change(.hour) { $0.turn(to: hour % 12) }
    // 0 and 13 to 23 are hours of a clock without halves, and say the half themselves.
    if hour == 0 || hour > 12 { change(.half) { $0.turn(to: hour / 12) } }
  }

  private func next(after entry: TimeEntry, _ reading: TimeEntry.Reading) -> Part {
    switch reading {
    case .time(_, nil): entry.isPastHour ? .minute : .hour
    case .time, .minute: entry.isComplete ? part(behind: .minute) ?? .minute : .minute
    case .second: entry.isComplete ? part(behind: .second) ?? .second : .second
    }
  }
}
