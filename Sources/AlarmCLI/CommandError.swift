import Alarms

/// Why a command line was not understood, or could not be done.
public enum CommandError: Error, Hashable, Sendable {
  /// The command line has a form that no command has.
  case usage(UsageFault)
  /// A value on the command line is not one that is accepted.
  case value(ValueFault)
  /// A WHEN, DAYS or date was refused.
  case grammar(GrammarError)
  /// Something could not be done with an alarm.
  case alarm(AlarmError)
  /// Nobody is there who could ring.
  case noRinger
  /// What was to be imported is no array of alarms.
  case notImported(ImportFault)
  /// A file cannot be read; the reason is the system's.
  case unreadable(path: String, reason: String)
  /// The answer cannot be written; the reason is the system's.
  case unwritable(reason: String)
  /// The service could not be installed, removed or asked about.
  case service(ServiceError)
  /// A tone or a sound file could not be played as asked, for this reason.
  case unplayable(name: String, reason: String)
  /// Another part of the program could not do it; the sentence is a whole one.
  case refused(String)
}

/// What can be wrong with the form of a command line.
public enum UsageFault: Hashable, Sendable {
  /// There is no such command.
  case unknownVerb(String, suggestion: String?)
  /// The command (nil: the program) has no such option.
  case unknownOption(String, verb: String?, suggestion: String?)
  /// An option stands without its value.
  case missingValue(option: String)
  /// An option that takes no value has one.
  case unwantedValue(String, option: String)
  /// The command needs something more.
  case missingArgument(String, verb: String)
  /// The command takes no more words.
  case unexpectedWord(String, verb: String)
  /// `edit` was not told what to change.
  case nothingToChange
  /// A quote has no end.
  case openQuote(String)
}

/// What can be wrong with a value on a command line.
public enum ValueFault: Hashable, Sendable {
  /// An option's number is none, or out of its range.
  case number(String, option: String, range: ClosedRange<Int>)
  /// It is no size such as 80x24.
  case size(String)
  /// An option knows none of that name.
  case choice(String, option: String, choices: [String])
  /// It is no moment such as 2027-03-14 07:30.
  case moment(String)
  /// It is no link of the alarm clock.
  case notALink(String)
  /// Notifications have no such kind.
  case unknownKind(String)
  /// There is no such setting.
  case unknownSetting(String)
  /// Two things that were said exclude each other.
  case exclude(String, String)
  /// A timer was asked to repeat.
  case timerRepeats
}

/// What can be wrong with a file to import.
public enum ImportFault: Hashable, Sendable {
  /// It is no JSON.
  case json(JSONFault)
  /// It is JSON, but no array.
  case notAnArray
  /// The element with this number, from 1, is no alarm.
  case element(Int, ElementFault)
}

/// What can be wrong with one element of an imported array.
public enum ElementFault: Hashable, Sendable {
  /// It is no object.
  case notAnObject
  /// It has a key that no alarm has.
  case unknownKey(String)
  /// A value is an array, an object or a fraction.
  case wrongType(key: String)
  /// Another element has the same id.
  case sameID(String)
  /// The alarm it describes is refused.
  case alarm(AlarmError)
}

extension CommandError {
  /// The program's exit status: 2 for wrong use, 1 for what could not be done.
  public var exitCode: Int32 {
    switch self {
    case .usage, .value, .grammar, .notImported: 2
    case .noRinger, .unreadable, .unwritable, .service, .unplayable, .refused: 1
    case .alarm(let error): error.isWrongUse ? 2 : 1
    }
  }
}

extension AlarmError {
  /// Whether what was given is wrong by itself, whatever the alarms are and do.
  fileprivate var isWrongUse: Bool {
    switch self {
    case .field, .setting, .repetition, .textTooLong, .snoozeLength, .alreadyPassed, .exhausted, .silence(.pauseInPast),
      .centre(.zone), .centre(.noNextDate),
      .centre(.intervalTooShort), .centre(.nestedTooDeeply):
      true
    case .noSuchAlarm, .ambiguous, .notRinging, .snoozeIsOff, .silence, .centre(.notAllowed), .centre(.store):
      false
    }
  }
}
