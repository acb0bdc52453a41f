/// What has been typed of a time of day so far, as it is read at every key: `7`, `07`, `730`, `0730`, `7:3`.
///
/// Three digits are an hour and two for the minutes, as everywhere else a time is read (`730`, `145`); where that is no
/// time they are two and one (`193`), because a fourth may follow.
struct TimeEntry: Hashable, Sendable {
  /// What the text comes to.
  enum Reading: Hashable, Sendable {
    /// An hour, 0 to 23, and minutes once they are there, 0 to 59.
    case time(hour: Int, minute: Int?)
    /// The minutes alone, or the seconds.
    case minute(Int), second(Int)
  }

  /// The wheel that was typed at first.
  let start: TimePicker.Part
  /// The digits, with at most one colon between them; never empty.
  private(set) var text: String

  /// Begins with a digit; one typed at the half of the day begins with the hour.
  init(_ digit: Int, at part: TimePicker.Part) {
    start = part == .half ? .hour : part
    text = String(digit)
  }

  /// What it comes to; nil when no clock shows it.
  var reading: Reading? {
    if let colon = text.firstIndex(of: ":") {
      return time(hour: text[..<colon], minute: text[text.index(after: colon)...])
    }
    guard let number = Int(text) else { return nil }
    switch start {
    case .second: return text.count <= 2 && number <= 59 ? .second(number) : nil
    case .minute where text.count <= 2 && number <= 59: return .minute(number)
    case .minute, .hour, .half: return compact(number)
    }
  }

  /// Whether a further digit begins a new time.
  var isComplete: Bool {
    if let colon = text.firstIndex(of: ":") { return text[colon...].count > 2 }
    switch start {
    case .second: return text.count == 2
    case .minute: return text.count == 4 || text.count == 3 && (Int(text.prefix(2)) ?? 0) > 59
    case .hour, .half: return text.count == 4 || text.count == 3 && !canHaveTwoDigitHour
    }
  }

  /// Whether the minutes are what the next digit goes to.
  var isPastHour: Bool {
    text.count > 1 || !canHaveTwoDigitHour
  }

  /// Types another digit.
  mutating func append(_ digit: Int) {
    text += String(digit)
  }

  /// Ends the hour; false where what is typed is none, or is past it.
  mutating func appendColon() -> Bool {
    guard text.count <= 2, let hour = Int(text), hour <= 23, start != .second else { return false }
    text += ":"
    return true
  }

  /// The same without what was typed last; nil when nothing is left.
  var shortened: TimeEntry? {
    guard text.count > 1 else { return nil }
    var shorter = self
    shorter.text.removeLast()
    return shorter
  }

  /// The text with a colon, for a sentence that refuses it.
  var shown: String {
    guard text.count > 2, !text.contains(":") else { return text }
    return "\(text.dropLast(2)):\(text.suffix(2))"
  }
}

extension TimeEntry {
  /// No hour of two digits begins with 3 to 9.
  private var canHaveTwoDigitHour: Bool { "012".contains(text.prefix(1)) }

  private func time(hour: Substring, minute: Substring) -> Reading? {
    guard let hour = Int(hour), hour <= 23 else { return nil }
    guard !minute.isEmpty else { return .time(hour: hour, minute: nil) }
    return Int(minute).flatMap { $0 <= 59 ? .time(hour: hour, minute: $0) : nil }
  }

  private func compact(_ number: Int) -> Reading? {
    switch text.count {
    case 1: return .time(hour: number, minute: nil)
    case 2: return number <= 23 ? .time(hour: number, minute: nil) : time(hour: text.prefix(1), minute: text.suffix(1))
    case 3:
      // A zero in front belongs to an hour of two digits.
      let short = text.hasPrefix("0") ? nil : time(hour: text.prefix(1), minute: text.suffix(2))
      return short ?? time(hour: text.prefix(2), minute: text.suffix(1))
    default:
      let whole = time(hour: text.prefix(2), minute: text.suffix(2))
      // Typed at the minutes: two digits, and two others in their place.
      guard whole == nil, start == .minute, let minute = Int(text.suffix(2)), minute <= 59 else { return whole }
      return .minute(minute)
    }
  }
}
