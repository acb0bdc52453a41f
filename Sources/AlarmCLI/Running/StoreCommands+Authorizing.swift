import Alarms
import Notifications

extension StoreCommands {
  /// Changes what alarms are allowed to do, and says what is allowed then and what became of the alarms.
  func authorize(_ order: AuthorizationOrder, _ reply: inout Reply) async throws(CommandError) {
    let outcome = try await asking(await manager.authorize(order))
    switch reply.format {
    case .json: reply.printer.line(AuthorizationJSON.object(outcome).text)
    case .text:
      reply.printer.line(language.sentence(for: outcome.settings))
      for sentence in language.sentences(for: outcome) { reply.printer.line(sentence) }
    }
    guard !outcome.settings.isDenied else { return }
    try await seeThatItRings(try await asking(await door.counts()).on > 0, &reply)
  }

  /// Says on standard error what keeps alarms from ringing aloud, if the user has denied something.
  func warnOfDenial(_ reply: inout Reply) async throws(CommandError) {
    let settings = try await asking(await door.notificationSettings())
    if let warning = language.warning(of: settings) { reply.complaint += warning + "\n" }
  }
}
