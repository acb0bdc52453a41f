/// Whether the program may go on in the background by itself.
public enum BackgroundChoice: String, CaseIterable, Sendable {
  /// A command that leaves an alarm on while nobody rings starts a ringer, and says so.
  case auto
  /// Nothing is started; the command says that nobody rings.
  case never
}

/// What leaving the screen does when alarms are on and nobody else rings them.
public enum QuitChoice: String, CaseIterable, Sendable {
  /// It asks.
  case ask
  /// The alarms ring on in the background.
  case background
  /// The program ends, and nothing rings.
  case quit
}

/// Whether times of day are shown and turned with AM and PM.
public enum ClockChoice: String, CaseIterable, Sendable {
  /// As the locale does it.
  case auto
  /// With AM and PM.
  case twelveHours = "12"
  /// From 00:00 to 23:59.
  case twentyFourHours = "24"
}

/// The day a week begins with where days stand in a row; repetitions have a week start of their own.
public enum WeekStartChoice: String, CaseIterable, Sendable {
  /// As it is usual where the locale's language is spoken.
  case auto
  /// On Monday, Saturday or Sunday, whatever the locale.
  case monday, saturday, sunday
}

/// A setting that is on or off.
public enum SwitchChoice: String, CaseIterable, Sendable {
  /// It is off.
  case off
  /// It is on.
  case on
}

/// How the screen uses colour.
public enum LookChoice: String, CaseIterable, Sendable {
  /// In colour where the terminal has colours and `NO_COLOR` is not set.
  case auto
  /// In the terminal's own colours.
  case color
  /// Without colours: bold, reversed and underlined text only.
  case mono
  /// Without anything faint, as strong as the terminal can.
  case contrast
}

/// In which order the screen lists alarms.
public enum SortChoice: String, CaseIterable, Sendable {
  /// By group, then by time of day.
  case time
  /// By what rings next, without groups; what does not ring comes last.
  case next
}
