/// What is wrong with a repetition.
public enum RecurrenceError: Error, Hashable, Sendable {
  /// A part of a rule's text that cannot be read, such as "FREQ=SOMETIMES" or "BYDAY=XX".
  case unreadable(part: String)
  /// The text of a rule has no FREQ.
  case noFrequency
  /// A part stands twice.
  case twice(part: String)
  /// A number that the part does not take.
  case outOfRange(part: String, number: Int)
  /// RFC 5545 does not allow this part in a rule of this frequency, or without another part.
  case notAllowed(part: String, frequency: String)
  /// It would ring more often than once a minute.
  case tooOften
  /// UNTIL and COUNT exclude each other.
  case untilAndCount
  /// No day ever matches, or none before its end.
  case neverComes
  /// Its days are counted from a first one, and none is given.
  case needsStart
}
