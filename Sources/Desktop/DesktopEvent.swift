/// One of the two buses of a desktop.
public enum BusKind: String, Hashable, Sendable {
  /// The machine's: the one that `DBUS_SYSTEM_BUS_ADDRESS` names, else the usual socket.
  case system
  /// The user's: the one that `DBUS_SESSION_BUS_ADDRESS` names, else `$XDG_RUNTIME_DIR/bus`.
  case session
}

/// What the desktop's buses tell.
public enum DesktopEvent: Hashable, Sendable {
  /// This bus has let us in; what happens there is told from now on.
  case ready(BusKind)
  /// There is no such bus, for this reason; it is tried again, unless there never was one.
  case noBus(BusKind, reason: String)
  /// The machine is about to sleep.
  case sleeping
  /// It has woken.
  case resumed
  /// It is kept from this, in logind's words: `sleep`, `idle` or both with a colon between them.
  case inhibited(what: String)
  /// It is no longer kept from anything.
  case released
  /// It cannot be kept awake, for this reason.
  case notInhibited(reason: String)
  /// GeoClue will tell where the machine is.
  case locating
  /// The machine is here.
  case located(LocationFix)
  /// Where it is cannot be found out, for this reason; that is tried again.
  case notLocated(reason: String)
  /// No notification server has answered when there was something to show, for this reason; a later one shows it.
  case noServer(reason: String)
  /// The user has chosen an action of a bubble, both by their keys.
  case chosen(action: String, of: String)
  /// The user has dismissed the bubble of this key.
  case dismissed(String)
}
