/// What came of seeing to it that somebody rings while no screen is open.
public enum BackgroundStart: Hashable, Sendable {
  /// Somebody rings already; nothing was started.
  case alreadyRinging
  /// The user's service rings from now on.
  ///
  /// - survivesLogout: whether it goes on after the user has logged out, and comes back with the machine (lingering).
  case service(survivesLogout: Bool)
  /// A program of its own rings from now on; it ends with the login or when the machine is restarted.
  case detached(pid: Int32)
  /// The setting says that nothing is to be started.
  case notWanted
  /// It could not be started, and why.
  case failed(reason: String)
}
