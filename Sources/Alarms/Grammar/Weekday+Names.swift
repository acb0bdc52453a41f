import Timekeeping

extension Weekday {
  /// Reads a day's name in lower case: in English its first two or more letters, in Korean 월 or 월요일.
  init?(name: String) {
    guard let first = name.utf8.first else { return nil }
    let named = Weekday.mondayFirst.first { day in
      guard first < 0x80 else { return name == day.korean || name == day.korean + "요일" }
      return name.utf8.count >= 2 && day.isNamed(name)
    }
    guard let named else { return nil }
    self = named
  }

  /// Whether a text is the beginning of the English name, or all of it for more than one such day.
  private func isNamed(_ name: String) -> Bool {
    english.hasPrefix(name) || name.last == "s" && name.dropLast() == english
  }

  private var english: String {
    switch self {
    case .monday: "monday"
    case .tuesday: "tuesday"
    case .wednesday: "wednesday"
    case .thursday: "thursday"
    case .friday: "friday"
    case .saturday: "saturday"
    case .sunday: "sunday"
    }
  }

  private var korean: String {
    switch self {
    case .monday: "월"
    case .tuesday: "화"
    case .wednesday: "수"
    case .thursday: "목"
    case .friday: "금"
    case .saturday: "토"
    case .sunday: "일"
    }
  }

  /// The days from this one to another, both included; from Friday to Monday it goes over the weekend.
  func through(_ last: Weekday) -> [Weekday] {
    let length = (last.rawValue - rawValue + 7) % 7
    return (0...length).compactMap { Weekday(rawValue: (rawValue - 1 + $0) % 7 + 1) }
  }
}
