import Words

/// A command of the command line: one row, from which the parser, the help and the manual follow.
public struct Verb: Sendable {
  /// What is typed after `alarm`.
  public let name: String
  /// What follows the name, as the help writes it; words in capitals are explained there.
  public let arguments: String
  /// What it does, in one sentence.
  public let help: Message
  /// The options it takes beside `--profile` and `--help`, in the order of the help.
  public let options: [CommandOption]
  /// Whole command lines that show it.
  public let examples: [String]
  /// Understands its words and options.
  let command: @Sendable (Arguments) throws(CommandError) -> Command

  /// The verb of that name; nil when there is none.
  public static func named(_ name: String) -> Verb? {
    all.first { $0.name == name }
  }
}

extension Verb: Hashable {
  /// Verbs are the same when their names are.
  public static func == (one: Verb, other: Verb) -> Bool {
    one.name == other.name
  }

  /// Feeds the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}
