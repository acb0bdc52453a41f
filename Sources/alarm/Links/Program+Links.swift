import AlarmCLI
import AlarmStore
import Alarms
import Glibc

extension Program {
  /// Shows where a link leads: on a screen that is open, else on one that is opened here.
  ///
  /// - Returns: the exit status, once another screen shows it.
  /// - Throws: `.noSuchAlarm` for a link to an alarm that there is not; a refusal where no screen is open and there is no
  ///   terminal to open one in, or where an older version rings and there is none.
  static func open(
    _ link: DeepLink, _ invocation: Invocation, _ surroundings: Surroundings
  ) async throws(CommandError) -> Int32 {
    // Only a screen that opens here can ring in the place of an older version.
    let parts = try surroundings.parts(profile: invocation.profile) { _ in isOnTerminal }
    do throws(AlarmError) {
      // Where one has been sent away, the screen that must ring now says it.
      if let id = link.alarm, !parts.store.hasEndedRinger, try await parts.store.alarms([id]).isEmpty {
        throw .noSuchAlarm(id.description)
      }
      if try await ScreenLink(store: parts.store).offer(link) { return 0 }
      // The screen that opens here takes it as any other would.
      if !isOnTerminal, try await !parts.store.takeBack(link) { return 0 }
    } catch {
      throw .alarm(error)
    }
    guard isOnTerminal else {
      throw .refused(
        surroundings.language(
          "No alarm clock is open that could show it: give the link in a terminal, or open “alarm”."))
    }
    return try await openScreen(parts)
  }
}
