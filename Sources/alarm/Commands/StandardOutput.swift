import AlarmCLI
import Glibc

/// One of the process's own outputs, written with plain system calls.
///
/// Nothing is buffered here, so nothing is lost or reported late when the process ends.
struct StandardOutput: Sendable {
  private let descriptor: Int32

  /// Where answers go.
  static let answers = StandardOutput(descriptor: STDOUT_FILENO)
  /// Where complaints go.
  static let complaints = StandardOutput(descriptor: STDERR_FILENO)

  /// Puts something that refuses in the place of an input or output that this process was started without.
  ///
  /// Else whatever is opened first, the alarms even, would get its number and what is written there for people. To be
  /// called before anything is opened.
  static func holdPlaces() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is the one given. What cannot be held stays closed.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Lets a closed pipe come back as an outcome instead of ending the process with a signal.
  ///
  /// To be called before anything is written. A program started later gets the signal back by being started so.
  static func outliveClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Writes the whole text, however many calls it takes.
  @discardableResult
  func write(_ text: String) -> WriteOutcome {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        if count >= 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        } else if let outcome = outcome(of: errno) {
          return outcome
        }
      }
      return .written
    }
  }

  /// What an error number means for the output; nil when it is worth trying again.
  private func outcome(of code: Int32) -> WriteOutcome? {
    switch code {
    case EINTR: return nil
    case EPIPE: return .nobodyReads
    case EAGAIN:
      // Someone else made the terminal or pipe non-blocking: wait until it takes more.
      var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      poll(&waiting, 1, -1)
      return nil
    default: return .failed(reason: String(cString: strerror(code)))
    }
  }
}
