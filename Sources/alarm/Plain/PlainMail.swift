import AlarmCLI
import AlarmStore

/// What happens to a prompt, in the order in which it is dealt with.
enum PlainMail: Sendable {
  /// The user has entered a line.
  case line(String)
  /// The user has entered a line that is too long to be meant for this.
  case overlong
  /// The command being performed is done.
  case done(CommandResult)
  /// News of its ringer.
  case ringer(RingerNews)
  /// Something was committed to the store.
  case store(StoreNews)
  /// News of the system's zones.
  case zone(ZoneNews)
  /// The user has pressed Ctrl-C.
  case interrupted
  /// The process is asked to stop until it is continued, as Ctrl-Z does.
  case suspend
  /// The input or the terminal is gone, or the process is asked to end, with this exit status; nobody can be asked.
  case gone(status: Int32)
}
