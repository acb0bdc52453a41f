/// A day of the week, numbered as Apple's calendars do: Sunday is 1, whatever the locale.
public enum Weekday: Int, CaseIterable, Hashable, Sendable {
  case sunday = 1
  case monday
  case tuesday
  case wednesday
  case thursday
  case friday
  case saturday

  /// The seven days in the order weeks are shown, Monday first (ISO 8601).
  public static let mondayFirst: [Weekday] = [.monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday]

  /// The three-letter code of the command line and the store: "mon", in English whatever the locale.
  public var code: String {
    switch self {
    case .sunday: "sun"
    case .monday: "mon"
    case .tuesday: "tue"
    case .wednesday: "wed"
    case .thursday: "thu"
    case .friday: "fri"
    case .saturday: "sat"
    }
  }

  /// Reads exactly one of the codes, in lower case.
  public init?(code: some StringProtocol) {
    guard let day = Weekday.mondayFirst.first(where: { $0.code == code }) else { return nil }
    self = day
  }

  /// The weekday of a day counted from 1970-01-01, which was a Thursday.
  init(dayNumber: Int) {
    self = Weekday.mondayFirst[(dayNumber + 3).flooredRemainder(by: 7)]
  }
}
