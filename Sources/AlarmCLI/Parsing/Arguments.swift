/// The words and options of one command, told apart but not yet understood.
public struct Arguments: Hashable, Sendable {
  /// The command's name, for what has to be said about it.
  let verb: String
  /// What is no option, in order.
  public private(set) var words: [String] = []
  /// How many of the words came before "--"; all of them when there was none.
  public private(set) var plainCount = 0
  /// How many of the words came before "--", none of them perhaps; nil when there was no "--".
  public private(set) var countBeforeDashes: Int?
  /// The options given, with their values.
  ///
  /// The last one of several counts. An option that takes no value has "".
  public private(set) var values: [CommandOption: String] = [:]
  /// The store named by `--profile`.
  public private(set) var profile: String?
  /// Whether help was asked for.
  public private(set) var asksForHelp = false

  /// Tells words and options apart.
  ///
  /// `--x value` and `--x=value` are the same; "--" ends the options; "-" alone is a word.
  ///
  /// - Throws: `.usage` with an unknown option, a value that is missing or one that is too many.
  public init(_ arguments: some Sequence<String>, of verb: Verb) throws(CommandError) {
    self.verb = verb.name
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        plainCount = words.count
        countBeforeDashes = words.count
        words += rest
        if plainCount == 0 { plainCount = words.count }
        return
      }
      if argument.hasPrefix("-"), argument != "-" {
        try take(argument, &rest, of: verb)
      } else {
        words.append(argument)
      }
    }
    plainCount = words.count
  }

  /// The one word there may be; nil when there is none.
  func onlyWord() throws(CommandError) -> String? {
    if words.count > 1 { throw .usage(.unexpectedWord(words[1], verb: verb)) }
    return words.first
  }

  /// The word there must be.
  func word(called name: String) throws(CommandError) -> String {
    guard let word = try onlyWord(), !word.isEmpty else { throw .usage(.missingArgument(name, verb: verb)) }
    return word
  }

  /// Refuses words where none belongs.
  func noWords() throws(CommandError) {
    if let word = words.first { throw .usage(.unexpectedWord(word, verb: verb)) }
  }

  /// Whether an option without a value was given.
  func has(_ option: CommandOption) -> Bool {
    values[option] != nil
  }
}

extension Arguments {
  private mutating func take(
    _ argument: String, _ rest: inout ArraySlice<String>, of verb: Verb
  ) throws(CommandError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let (name, value) = (parts[0], parts.count == 2 ? parts[1] : nil)
    switch name {
    case "--help", "-h": asksForHelp = true
    case "--profile": profile = try Arguments.value(value, &rest, of: name)
    default:
      guard let option = verb.options.first(where: { $0.name == name }) else {
        let suggestion = Suggestion.nearest(to: name, among: verb.options.map(\.name))
        throw .usage(.unknownOption(name, verb: verb.name, suggestion: suggestion))
      }
      if option.valueName == nil {
        if let value { throw .usage(.unwantedValue(value, option: name)) }
        values[option] = ""
      } else {
        values[option] = try Arguments.value(value, &rest, of: name)
      }
    }
  }

  /// The value of an option: behind "=", else the next argument, which must not look like an option of its own.
  static func value(
    _ joined: String?, _ rest: inout ArraySlice<String>, of option: String
  ) throws(CommandError) -> String {
    if let joined { return joined }
    guard let next = rest.popFirst(), !next.hasPrefix("--") else { throw .usage(.missingValue(option: option)) }
    return next
  }
}
