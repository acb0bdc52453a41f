import Alarms
import Notifications
import Timekeeping
import Words

/// What every command answers with.
protocol Answering: Sendable {
  var surroundings: CommandSurroundings { get }
}

extension Answering {
  var language: Language { surroundings.language }
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
}
