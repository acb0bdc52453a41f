import Alarms
import Timekeeping

/// Understands a command line.
public enum CommandParser {
  /// Reads the arguments after the program's name.
  ///
  /// No command at all means the screen, and with `--plain` the prompt. `--profile NAME` may stand before the command or among its options.
  ///
  /// - Throws: what is wrong with it; then nothing is to be done.
  public static func invocation(_ arguments: [String]) throws(CommandError) -> Invocation {
    var rest = arguments[...]
    var profile: String?
    var isPlain = false
    while let argument = rest.popFirst() {
      if argument == "--plain" {
        isPlain = true
        continue
      }
      if argument.hasPrefix("-"), argument != "-" {
        guard let command = try programOption(argument, &rest, &profile) else { continue }
        return Invocation(command, profile: profile)
      }
      guard let verb = Verb.named(argument) else {
        let suggestion = Suggestion.nearest(to: argument, among: Verb.all.map(\.name))
        throw .usage(.unknownVerb(argument, suggestion: suggestion))
      }
      // A prompt takes its commands from its input.
      if isPlain { throw .usage(.unexpectedWord(argument, verb: "--plain")) }
      return try invocation(of: verb, rest, profile)
    }
    return Invocation(isPlain ? .plain : .screen, profile: profile)
  }

  private static func invocation(
    of verb: Verb, _ rest: ArraySlice<String>, _ profile: String?
  ) throws(CommandError) -> Invocation {
    let arguments = try Arguments(rest, of: verb)
    let command = arguments.asksForHelp ? .help(verb) : try verb.command(arguments)
    return Invocation(
      command, format: arguments.has(.json) ? .json : .text, profile: arguments.profile ?? profile)
  }

  /// Reads an option that stands before the command; nil when the command is still to come.
  private static func programOption(
    _ argument: String, _ rest: inout ArraySlice<String>, _ profile: inout String?
  ) throws(CommandError) -> Command? {
    switch argument {
    case "--help", "-h": return .help(nil)
    case "--version": return .version
    case "--profile": profile = try Arguments.value(nil, &rest, of: argument)
    case _ where argument.hasPrefix("--profile="): profile = String(argument.dropFirst("--profile=".count))
    default:
      let suggestion = Suggestion.nearest(to: argument, among: ["--help", "--version", "--profile", "--plain"])
      throw .usage(.unknownOption(argument, verb: nil, suggestion: suggestion))
    }
    return nil
  }
}

extension CommandParser {
  /// A command that takes no words.
  static func plain(_ command: Command) -> @Sendable (Arguments) throws(CommandError) -> Command {
    { (arguments) throws(CommandError) in
      try arguments.noWords()
      return command
    }
  }

  /// A command that switches the alarms its words name.
  static func turning(on isOn: Bool?) -> @Sendable (Arguments) throws(CommandError) -> Command {
    { (arguments) throws(CommandError) in .turn(try arguments.references(), on: isOn) }
  }

  static func delete(_ arguments: Arguments) throws(CommandError) -> Command {
    .delete(try arguments.references())
  }

  static func stop(_ arguments: Arguments) throws(CommandError) -> Command {
    .stop(try arguments.onlyReference())
  }

  static func snooze(_ arguments: Arguments) throws(CommandError) -> Command {
    let range = AlarmField.snoozeMinutes.range ?? 1...60
    return .snooze(try arguments.onlyReference(), minutes: try arguments.number(.for, in: range))
  }

  static func test(_ arguments: Arguments) throws(CommandError) -> Command {
    guard let reference = try arguments.onlyReference() else {
      throw .usage(.missingArgument("ID", verb: arguments.verb))
    }
    return .test(reference)
  }

  static func daemon(_ arguments: Arguments) throws(CommandError) -> Command {
    try arguments.noWords()
    return .daemon(isDetached: arguments.has(.detached))
  }

  static func why(_ arguments: Arguments) throws(CommandError) -> Command {
    guard let reference = try arguments.onlyReference() else {
      throw .usage(.missingArgument("ID", verb: arguments.verb))
    }
    return .why(reference)
  }

  static func upcoming(_ arguments: Arguments) throws(CommandError) -> Command {
    try arguments.noWords()
    return .upcoming(days: try arguments.number(.days, in: 1...366) ?? 14)
  }

  static func log(_ arguments: Arguments) throws(CommandError) -> Command {
    try arguments.noWords()
    return .log(days: try arguments.number(.daysBack, in: 1...90))
  }

  static func badge(_ arguments: Arguments) throws(CommandError) -> Command {
    try arguments.noWords()
    return .badge(clears: arguments.has(.clear))
  }

  static func play(_ arguments: Arguments) throws(CommandError) -> Command {
    .play(try arguments.word(called: "NAME"))
  }

  static func service(_ arguments: Arguments) throws(CommandError) -> Command {
    let word = try arguments.word(called: "install, remove or status")
    guard let order = ServiceOrder(rawValue: word) else { throw .usage(.unexpectedWord(word, verb: arguments.verb)) }
    return .service(order)
  }

  static func importFile(_ arguments: Arguments) throws(CommandError) -> Command {
    .importFile(try arguments.word(called: "FILE"))
  }
}
