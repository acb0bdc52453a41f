import Alarms
import Notifications
import Timekeeping

extension StoreCommands {
  /// What came due in so many days; nil is all that is kept.
  func log(days: Int?, _ reply: inout Reply) async throws(CommandError) {
    let since = days.map { surroundings.clock.now() - .seconds($0 * 86_400) }
    let entries = try await asking(await door.log(since: since))
    switch reply.format {
    case .json: reply.printer.array(entries.lazy.map { LogJSON.object($0, in: zone) })
    case .text where entries.isEmpty: reply.printer.line(language("Nothing has come due."))
    case .text:
      let rows = rows()
      for entry in entries where reply.printer.isRead { reply.printer.line(rows.logged(entry)) }
    }
  }
}
