import TerminalUI
import Timekeeping
import Words

/// Wheels that are turned, or typed at, to a time of day or to the length of a timer.
struct TimePicker: Hashable, Sendable {
  /// What one wheel stands for.
  enum Part: Hashable, Sendable {
    case hour, minute, second, half
  }

  /// What typing a digit came to.
  enum Typed: Hashable, Sendable {
    /// The digit counts; the next one goes to this wheel.
    case taken(next: Part)
    /// There is no such hour or minute.
    case refused(String)
  }

  /// The wheels from left to right.
  private(set) var wheels: [Wheel]
  /// What each of them stands for.
  let parts: [Part]
  /// The digits typed so far on the wheel that is typed at.
  private(set) var digits = ""

  private let usesTwelveHours: Bool
  private var isTypedThrough = false
  private var lastTyped: LastTyped?

  private struct LastTyped: Hashable, Sendable {
    let part: Part
    let number: Int
  }

  /// Wheels for a time of day; a third one for the half of the day where the language has two, and one for seconds only
  /// when the time has some.
  init(_ time: TimeOfDay, language: Language) {
    usesTwelveHours = language.usesTwelveHours
    let hours = usesTwelveHours ? ["12"] + (1...11).map(String.init) : TimePicker.numbers(upTo: 23)
    var wheels: [(Part, Wheel)] = [
      (.hour, Wheel(values: hours, selected: time.hour)),
      (.minute, Wheel(values: TimePicker.numbers(upTo: 59), selected: time.minute)),
    ]
    if time.second != 0 { wheels.append((.second, Wheel(values: TimePicker.numbers(upTo: 59), selected: time.second))) }
    if usesTwelveHours {
      wheels.append((.half, Wheel(values: [language("AM"), language("PM")], selected: time.hour / 12)))
    }
    parts = wheels.map(\.0)
    self.wheels = wheels.map(\.1)
  }

  /// Wheels for a length of so many seconds: hours up to a thousand, minutes, seconds.
  init(seconds: Int) {
    usesTwelveHours = false
    parts = [.hour, .minute, .second]
    wheels = [
      Wheel(values: TimePicker.numbers(upTo: 1000), selected: seconds / 3600),
      Wheel(values: TimePicker.numbers(upTo: 59), selected: seconds / 60 % 60),
      Wheel(values: TimePicker.numbers(upTo: 59), selected: seconds % 60),
    ]
  }

  /// The seconds since midnight, or the length in seconds.
  var seconds: Int {
    zip(parts, wheels).reduce(0) { sum, wheel in
      switch wheel.0 {
      case .hour: sum + wheel.1.selected * 3600
      case .minute: sum + wheel.1.selected * 60
      case .second: sum + wheel.1.selected
      case .half: sum + wheel.1.selected * 43_200
      }
    }
  }

  /// Turns a wheel by so many values, downwards when positive.
  mutating func turn(_ part: Part, by steps: Int) {
    forgetTyping()
    change(part) { $0.turn(by: steps) }
  }

  /// Turns the half of the day to the morning (0) or the afternoon (1); says whether there is such a wheel.
  mutating func turnHalf(to half: Int) -> Bool {
    guard parts.contains(.half) else { return false }
    forgetTyping()
    change(.half) { $0.turn(to: half) }
    return true
  }

  /// Makes the next digit the first of its wheel.
  mutating func forgetTyping() {
    digits = ""
    isTypedThrough = false
    lastTyped = nil
  }

  /// Types a digit at a wheel: two digits, or one that no second can follow, set it and go on to the next.
  mutating func type(_ digit: Int, at part: Part) -> Typed {
    let part = isTypedThrough || part == .half ? .hour : part
    if isTypedThrough { forgetTyping() }
    let text = digits + String(digit)
    guard let number = Int(text), let range = range(of: part) else { return .refused(text) }
    guard range.contains(number) || text == "0" else { return .refused(text) }
    digits = text
    lastTyped = LastTyped(part: part, number: number)
    let position = usesTwelveHours && part == .hour ? number % 12 : number
    if range.contains(number) { change(part) { $0.turn(to: position) } }
    guard text.count == 2 || number * 10 > range.upperBound else { return .taken(next: part) }
    digits = ""
    let following = parts.firstIndex(of: part).map { parts.index(after: $0) } ?? parts.endIndex
    isTypedThrough = !parts.indices.contains(following) || parts[following] == .half
    return .taken(next: parts.indices.contains(following) ? parts[following] : part)
  }

  /// Takes the number just typed for hours, minutes or seconds and says where the next one goes; nil when none was typed.
  mutating func takeUnit(_ unit: Part) -> Part? {
    guard let typed = lastTyped else { return nil }
    change(typed.part) { $0.turn(to: 0) }
    let scale = unit == .hour ? 3600 : unit == .minute ? 60 : 1
    self = TimePicker(seconds: min(seconds + typed.number * scale, 3_600_000))
    return unit == .hour ? .minute : .second
  }
}

extension TimePicker {
  private static func numbers(upTo last: Int) -> [String] {
    (0...last).map { $0 < 10 ? "0\($0)" : String($0) }
  }

  private mutating func change(_ part: Part, _ turn: (inout Wheel) -> Void) {
    guard let place = parts.firstIndex(of: part) else { return }
    turn(&wheels[place])
  }

  /// The numbers that can be typed at a wheel; nil where none can.
  private func range(of part: Part) -> ClosedRange<Int>? {
    guard let place = parts.firstIndex(of: part) else { return nil }
    switch part {
    case .hour: return usesTwelveHours ? 1...12 : 0...min(99, wheels[place].values.count - 1)
    case .minute, .second: return 0...59
    case .half: return nil
    }
  }
}
