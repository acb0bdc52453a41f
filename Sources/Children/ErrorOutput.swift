/// What becomes of what a started program writes to its error output.
public enum ErrorOutput: Hashable, Sendable {
  /// It is thrown away: helpers report on their output, and libraries below them say much.
  case discarded
  /// It comes as lines, in order with the program's output.
  case withOutput
}
