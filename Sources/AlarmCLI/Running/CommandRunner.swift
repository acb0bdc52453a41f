/// Performs commands: asks the manager and the store, and writes the answer as text or JSON.
public struct CommandRunner: Answering {
  private(set) var surroundings: CommandSurroundings

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
    var runner = self
    do throws(CommandError) {
      if try await !answerWithoutStore(invocation.command, &reply) {
        let door = try surroundings.openDoor()
        // What cannot be read is for the command to say, which needs it more.
        if let settings = try? await door.settings() { runner.surroundings.language = language.following(settings) }
        try await StoreCommands(surroundings: runner.surroundings, door: door).answer(invocation.command, &reply)
      }
      reply.printer.flush()
      if case .failed(let reason) = reply.printer.outcome { throw CommandError.unwritable(reason: reason) }
      return CommandResult(complaint: reply.complaint, exitCode: reply.exitCode)
    } catch {
      reply.printer.flush()
      return runner.failure(error)
    }
  }

  /// What is to be said and returned when a command line was not understood or not done.
  public func failure(_ error: CommandError) -> CommandResult {
    CommandResult(complaint: surroundings.language.sentence(for: error) + "\n", exitCode: error.exitCode)
  }
}

/// What a command has answered so far.
struct Reply {
  let format: OutputFormat
  var printer: Printer
  var complaint = ""
  /// 0, or 1 where the answer itself is that something is wrong.
  var exitCode: Int32 = 0
}
