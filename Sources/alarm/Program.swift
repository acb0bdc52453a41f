import AlarmCLI
import Alarms
import Curses
import Glibc

/// The whole program: understands its command line, then opens the screen, rings without one or performs one command.
enum Program {
  /// Which version this is.
  static let version = "0.1.0"

  /// Runs to the end of a command; with a screen it only returns when the screen could not be opened.
  ///
  /// - Returns: the exit status.
  static func run(arguments: [String], environment: [String: String]) async -> Int32 {
    let surroundings = Surroundings(environment: environment)
    do throws(CommandError) {
      let invocation = try CommandParser.invocation(arguments)
      if invocation.command.isPlain(on: environment["TERM"]) {
        return try await PlainProgram.run(surroundings, profile: invocation.profile)
      }
      if case .screen = invocation.command, isOnTerminal {
        return try await openScreen(try surroundings.parts(profile: invocation.profile))
      }
      if case .open(let link) = invocation.command { return try await open(link, invocation, surroundings) }
      if case .daemon(let isDetached) = invocation.command {
        return try await DaemonProgram.run(surroundings, profile: invocation.profile, isDetached: isDetached)
      }
      return try await perform(invocation, surroundings)
    } catch {
      StandardOutput.complaints.write(surroundings.language.sentence(for: error) + "\n")
      return error.exitCode
    }
  }
}

extension Program {
  /// Whether a screen can be opened where the program runs.
  static var isOnTerminal: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  private static func perform(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) async throws(CommandError) -> Int32 {
    // A command with a zone that cannot be read would answer for the wrong one. It is no wrong use of the command.
    if let fault = surroundings.zone.fault, invocation.command.tellsTime {
      throw .refused(surroundings.language.sentence(for: .alarm(.centre(.zone(fault)))))
    }
    let runner = CommandRunner(surroundings.commandSurroundings(profile: invocation.profile))
    let result = await runner.perform(invocation) { StandardOutput.answers.write($0) }
    StandardOutput.complaints.write(result.complaint)
    return result.exitCode
  }

  /// Opens the screen; returns only when that could not be done.
  static func openScreen(_ parts: Parts) async throws(CommandError) -> Int32 {
    let opening: Opening
    do {
      opening = try await Opening(parts.store)
    } catch {
      throw .alarm(error)
    }
    do {
      try await ScreenProgram.show(parts, opening: opening)
    } catch {
      throw .refused(parts.language.sentence(forScreen: error))
    }
  }
}

extension Command {
  /// Whether it is the prompt: asked for, or in place of a screen on a terminal that cannot move its cursor.
  fileprivate func isPlain(on terminal: String?) -> Bool {
    self == .plain || self == .screen && terminal == "dumb" && Program.isOnTerminal
  }

  /// Whether its answer depends on the zone.
  fileprivate var tellsTime: Bool {
    switch self {
    // A ringer uses the machine's own zone then, and says so.
    case .help, .version, .sounds, .play, .service, .daemon, .plain, .doctor: false
    case .screen, .open, .add, .list, .edit, .turn, .skip, .ringInstead, .unskip, .pause, .pauseTimers, .resume,
      .delete, .next, .why,
      .upcoming, .when, .pending, .delivered, .log, .stop, .snooze, .test, .status, .badge, .authorize, .snapshot,
      .export,
      .importFile, .config:
      true
    }
  }
}
