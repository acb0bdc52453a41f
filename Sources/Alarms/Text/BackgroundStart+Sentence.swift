import Words

extension Language {
  /// Who rings from now on and for how long, or why nobody does and what to do; nil when somebody rang already.
  public func sentence(for start: BackgroundStart) -> String? {
    switch start {
    case .alreadyRinging: nil
    case .service(survivesLogout: true):
      self("The alarms ring in the background, by the user's service, also when you are logged out.")
    case .service(survivesLogout: false):
      self(
        "The alarms ring in the background, by the user's service, until you log out: “loginctl enable-linger” makes it go on."
      )
    case .detached(let pid):
      self(
        "The alarms ring in the background (process %1) until you log out or the machine restarts: “alarm service install” makes it last.",
        String(pid))
    case .notWanted:
      self(
        "Nobody rings the alarms: leave “alarm” open in a terminal, run “alarm daemon”, or let them ring in the background with “alarm config background auto”."
      )
    case .failed(let reason):
      self(
        "Nobody rings the alarms, because nothing could be started in the background (%1): leave “alarm” open in a terminal.",
        self.reason(reason))
    }
  }
}
