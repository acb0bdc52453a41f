/// What is to be done with the service that rings without a screen.
public enum ServiceOrder: String, CaseIterable, Hashable, Sendable {
  /// Write its unit, and have it started now and at each login.
  case install
  /// Stop it and take its unit away.
  case remove
  /// Say how things are.
  case status
}
