import Alarms
import Notifications
import Timekeeping
import Words

/// Performs commands: asks the manager and the store, and writes the answer as text or JSON.
public struct CommandRunner: Sendable {
  let surroundings: CommandSurroundings

  /// Makes a runner.
  public init(_ surroundings: CommandSurroundings) {
    self.surroundings = surroundings
  }

  /// Performs a command and hands its output on piece by piece.
  ///
  /// - Parameters:
  ///   - invocation: what to do. `.screen` prints the list, for where there is no terminal to open the screen in.
  ///   - write: takes a piece of the output. When nobody reads any more the output ends quietly.
  /// - Returns: what is left to say, and the exit status.
  public func perform(
    _ invocation: Invocation, write: @escaping @Sendable (String) -> WriteOutcome
  ) async -> CommandResult {
    var reply = Reply(format: invocation.format, printer: Printer(write: write))
    do throws(CommandError) {
      try await answer(invocation.command, &reply)
      reply.printer.flush()
      if case .failed(let reason) = reply.printer.outcome { throw CommandError.unwritable(reason: reason) }
      return CommandResult(complaint: reply.complaint)
    } catch {
      reply.printer.flush()
      return failure(error)
    }
  }

  /// What is to be said and returned when a command line was not understood or not done.
  public func failure(_ error: CommandError) -> CommandResult {
    CommandResult(complaint: surroundings.language.sentence(for: error) + "\n", exitCode: error.exitCode)
  }

  private func answer(_ command: Command, _ reply: inout Reply) async throws(CommandError) {
    switch command {
    case .screen, .list: try await list(&reply)
    case .add(let draft): try await add(draft, &reply)
    case .edit(let reference, let draft): try await edit(reference, draft, &reply)
    case .turn(let references, let isOn): try await turn(references, on: isOn, &reply)
    case .delete(let references): try await delete(references, &reply)
    case .next: try await next(&reply)
    case .when(let question): try rings(question, &reply)
    case .pending: try await pending(&reply)
    case .delivered: try await delivered(&reply)
    case .stop(let reference): try await stop(reference, &reply)
    case .snooze(let reference, let minutes): try await snooze(reference, minutes, &reply)
    case .test(let reference): try await test(reference, &reply)
    case .status: try await status(&reply)
    case .badge(let clears): try await badge(clears: clears, &reply)
    case .sounds: try await sounds(&reply)
    case .play(let name): try await surroundings.deeds.playTone(name)
    case .snapshot(let size, let moment): try await snapshot(size, moment, &reply)
    case .export: try await export(&reply)
    case .importFile(let path): try await importFile(path, &reply)
    case .config(let setting, let value): try await config(setting, value, &reply)
    case .help(let verb?): reply.printer.text(HelpText.page(verb, language))
    case .help(nil): reply.printer.text(HelpText.overview(language))
    case .version: reply.printer.line("alarm \(surroundings.version)")
    }
  }
}

/// What a command has answered so far.
struct Reply {
  let format: OutputFormat
  var printer: Printer
  var complaint = ""
}

extension CommandRunner {
  var language: Language { surroundings.language }
  var door: any AlarmDoor { surroundings.door }
  var zone: ZoneRules { surroundings.zones.local }

  /// The list writer for now.
  func rows() -> TextRows {
    TextRows(zone: zone, now: surroundings.clock.now(), language: language)
  }

  /// Asks the store or the manager and tells its error as a command's.
  func asking<Result>(
    _ question: @autoclosure () async throws(AlarmError) -> Result
  ) async throws(CommandError) -> Result {
    do {
      return try await question()
    } catch {
      throw .alarm(error)
    }
  }

  /// The rules of a zone by its name, or the local ones for nil.
  func rules(of name: String?) throws(CommandError) -> ZoneRules {
    do {
      return try surroundings.zones.rules(of: name)
    } catch {
      throw .alarm(error)
    }
  }

  /// The alarm a person means.
  func alarm(_ reference: AlarmReference) async throws(CommandError) -> Alarm {
    switch reference {
    case .row(let number):
      guard number > 0, let row = try await asking(await door.alarms(from: number - 1, limit: 1)).first else {
        throw .alarm(.noSuchAlarm(reference.text))
      }
      return row.alarm
    case .prefix(let prefix):
      // Ids have nothing else; what could mean more to a database than itself never gets there.
      guard prefix.utf8.allSatisfy({ (97...122).contains($0) || (48...57).contains($0) }) else {
        throw .alarm(.noSuchAlarm(prefix))
      }
      let found = try await asking(await door.alarms(withPrefix: prefix))
      guard let alarm = found.first else { throw .alarm(.noSuchAlarm(prefix)) }
      guard found.count == 1 else { throw .alarm(.ambiguous(prefix, matches: found.map(\.id))) }
      return alarm
    }
  }

  /// The alarms several references mean, each once.
  func ids(_ references: [AlarmReference]) async throws(CommandError) -> [AlarmID] {
    var ids: [AlarmID] = []
    for reference in references {
      let id = try await alarm(reference).id
      if !ids.contains(id) { ids.append(id) }
    }
    return ids
  }

  /// Says on standard error when alarms are on and nobody is there to ring them.
  func warnIfUnrung(_ isOn: Bool, _ reply: inout Reply) async throws(CommandError) {
    guard isOn, try await asking(await door.ringerInCharge()) == nil else { return }
    let warning = language("Nobody rings this until an alarm clock is open: leave “alarm” open in a terminal.")
    reply.complaint += warning + "\n"
  }
}
