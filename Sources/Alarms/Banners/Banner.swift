import Notifications

/// What the user is shown outside the alarm clock while something rings, or after something was missed.
public struct Banner: Hashable, Sendable {
  /// What it tells.
  public enum Subject: Hashable, Sendable {
    /// These ring, and can be stopped and snoozed there.
    case ringing([Ring])
    /// These came due and were missed.
    case missed([NotificationRequest])
  }

  /// Names it; the same key is the same banner with other words.
  public var key: String
  /// What it tells.
  public var subject: Subject
  /// How far it may intrude.
  public var level: InterruptionLevel
  /// The first line: an alarm's label, or how many ring.
  public var title: String
  /// The text, lines of it; empty for none.
  public var body: String

  /// The rings that an answer given on it is for; none for one that tells of what was missed.
  public var rings: [Ring] {
    switch subject {
    case .ringing(let rings): rings
    case .missed: []
    }
  }
}
