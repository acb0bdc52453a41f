import AlarmStore

/// What happens to a ringer without a screen, in the order in which it is dealt with.
enum DaemonMail: Sendable {
  /// News of its ringer.
  case ringer(RingerNews)
  /// Something was committed to the store.
  case store(StoreNews)
  /// News of the system's zones.
  case zone(ZoneNews)
  /// The process is asked to stop until it is continued, as Ctrl-Z does.
  case suspend
  /// The process is asked to end; with `ringsOn` its terminal is gone, and nobody has asked for silence.
  case end(ringsOn: Bool)
}
