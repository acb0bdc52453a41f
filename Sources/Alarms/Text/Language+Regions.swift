import Words

extension Language {
  /// What is said while alarms for a place cannot ring; the reason is a phrase of the desktop's.
  public func unlocated(_ reason: String) -> String {
    self("Where this machine is cannot be found out (%1): alarms for a place do not ring.", shortened(reason))
  }
}
