import Alarms

extension CommandParser {
  static func skip(_ arguments: Arguments) throws(CommandError) -> Command {
    let references = try arguments.references()
    let count = try arguments.number(.skips, in: AlarmLimits.skips)
    if let text = arguments.values[.instead] { return try instead(of: references, text, arguments) }
    guard arguments.has(.undo) else { return .skip(references, count: count ?? 1) }
    if count != nil { throw .value(.exclude(CommandOption.skips.name, CommandOption.undo.name)) }
    return .unskip(references)
  }

  /// Another time in place of the next ring; a day, a span or a number of rings beside it has no meaning.
  private static func instead(
    of references: [AlarmReference], _ text: String, _ arguments: Arguments
  ) throws(CommandError) -> Command {
    for other in [CommandOption.skips, .undo] where arguments.has(other) {
      throw .value(.exclude(CommandOption.instead.name, other.name))
    }
    guard case .time(let time) = try arguments.grammar(When.init(parsing:), of: text) else {
      throw .alarm(.field(.time, given: text))
    }
    return .ringInstead(references, at: time)
  }

  static func pause(_ arguments: Arguments) throws(CommandError) -> Command {
    let target = try target(arguments)
    guard let text = arguments.values[.pauseEnd] else {
      guard case .alarms(let timers) = target else {
        throw .usage(.missingArgument(CommandOption.pauseEnd.name, verb: arguments.verb))
      }
      return .pauseTimers(timers)
    }
    return .pause(target, until: try arguments.grammar(DayReference.init(parsing:), of: text))
  }

  static func resume(_ arguments: Arguments) throws(CommandError) -> Command {
    .resume(try target(arguments))
  }

  /// Alarms by their IDs, or a group by its name.
  private static func target(_ arguments: Arguments) throws(CommandError) -> PauseTarget {
    guard let group = arguments.values[.members] else { return .alarms(try arguments.references()) }
    if let word = arguments.words.first { throw .value(.exclude(word, CommandOption.members.name)) }
    guard !group.isEmpty else { throw .usage(.missingValue(option: CommandOption.members.name)) }
    return .group(group)
  }
}
