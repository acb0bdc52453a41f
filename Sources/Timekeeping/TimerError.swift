/// Why the timer that wakes us could not be made.
public enum TimerError: Error, Hashable, Sendable {
  /// The system call failed with this error number (errno).
  case refused(call: String, code: Int32)
}
