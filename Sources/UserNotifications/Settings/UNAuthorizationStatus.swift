/// How far the user lets a program's notifications go; the raw values are Apple's.
public enum UNAuthorizationStatus: Int, Sendable {
  /// Nobody has been asked yet.
  case notDetermined = 0
  /// The user has said no.
  case denied
  /// The user has said yes.
  case authorized
  /// Quiet delivery without asking; never seen here.
  case provisional
  /// An app clip's; never seen here.
  case ephemeral
}
