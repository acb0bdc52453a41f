import Alarms
import TerminalUI
import Timekeeping
import Words

/// Wheels that are turned, or typed at, to a time of day or to the length of a timer.
struct TimePicker: Hashable, Sendable {
  /// What one wheel stands for.
  enum Part: Hashable, Sendable {
    case hour, minute, second, half
  }

  /// What typing came to.
  enum Typed: Hashable, Sendable {
    /// It counts; what comes next goes to this wheel.
    case taken(next: Part)
    /// There is no such hour or minute; the wheels stand where they stood before it was typed.
    case refused(String)
  }

  /// What the wheels show.
  enum Kind: Hashable, Sendable {
    /// A time of day, by twelve hours or by twenty-four.
    case timeOfDay(usesTwelveHours: Bool)
    /// How long a timer runs.
    case length
  }

  /// What was typed last and decides what the next key means.
  enum Typing: Hashable, Sendable {
    /// Nothing.
    case nothing
    /// A time of day, the half that was said before it, and where the wheels stood at first.
    case time(TimeEntry, Half?, before: [Wheel])
    /// The half of the day before its time, or behind it.
    case half(Half, isBehind: Bool)
    /// A number of a timer's length.
    case length(LengthEntry)
  }

  /// The half of the day.
  enum Half: Int, Hashable, Sendable {
    case morning, afternoon
  }

  /// The wheels from left to right.
  var wheels: [Wheel]
  /// What each of them stands for.
  let parts: [Part]
  /// What they show.
  let kind: Kind
  /// What was typed last.
  var typing = Typing.nothing

  /// Wheels for a time of day; a third one for the half of the day where the language has two, on the side where it says
  /// it, and one for seconds only when the time has some.
  init(_ time: TimeOfDay, language: Language) {
    kind = .timeOfDay(usesTwelveHours: language.usesTwelveHours)
    let hours = language.usesTwelveHours ? ["12"] + (1...11).map(String.init) : TimePicker.numbers(upTo: 23)
    var wheels: [(Part, Wheel)] = [
      (.hour, Wheel(values: hours, selected: time.hour)),
      (.minute, Wheel(values: TimePicker.numbers(upTo: 59), selected: time.minute)),
    ]
    if time.second != 0 { wheels.append((.second, Wheel(values: TimePicker.numbers(upTo: 59), selected: time.second))) }
    if language.usesTwelveHours {
      let halves = language.halves
      let wheel = Wheel(values: [halves.morning, halves.afternoon], selected: time.hour / 12)
      wheels.insert((.half, wheel), at: halves.goFirst ? 0 : wheels.count)
    }
    parts = wheels.map(\.0)
    self.wheels = wheels.map(\.1)
  }

  /// Wheels for a length of so many seconds: hours up to a thousand, minutes, seconds.
  init(seconds: Int) {
    kind = .length
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

  /// Makes the next digit the first of its wheel.
  mutating func forgetTyping() {
    typing = .nothing
  }

  /// Turns a wheel in some way, if there is one for this part.
  mutating func change(_ part: Part, _ turn: (inout Wheel) -> Void) {
    guard let place = parts.firstIndex(of: part) else { return }
    turn(&wheels[place])
  }

  /// The wheel behind this one; nil behind the last.
  func part(behind part: Part) -> Part? {
    parts.drop { $0 != part }.dropFirst().first
  }

  private static func numbers(upTo last: Int) -> [String] {
    (0...last).map { $0 < 10 ? "0\($0)" : String($0) }
  }
}
