import Glibc

/// Our end of a program's input, and what it has not read yet.
struct ChildInput {
  /// More than this left unread means that the program hangs.
  static let mostUnread = 1 << 20

  let descriptor: Int32
  private var unwritten: [UInt8] = []

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// True while the pipe was too full for all that was sent.
  var isWaiting: Bool { !unwritten.isEmpty }

  /// Queues a line and writes as much as the pipe takes, without ever waiting for it.
  mutating func send(_ line: String) throws(ChildError) {
    guard unwritten.count + line.utf8.count < Self.mostUnread else { throw .inputFull }
    unwritten += line.utf8
    unwritten.append(UInt8(ascii: "\n"))
    try flush()
  }

  /// Writes as much of the queue as the pipe takes.
  mutating func flush() throws(ChildError) {
    while !unwritten.isEmpty {
      let (count, code) = Self.writeUnsignalled(unwritten, to: descriptor)
      if count > 0 {
        unwritten.removeFirst(count)
      } else if code == EAGAIN {
        return
      } else if code != EINTR {
        throw .inputClosed
      }
    }
  }

  // A pipe nobody reads any more sends SIGPIPE, which would end this process unless the whole program ignores it. It
  // is blocked for this one write and, if it came, taken off the list again.
  private static func writeUnsignalled(_ bytes: [UInt8], to descriptor: Int32) -> (count: Int, errno: Int32) {
    var brokenPipe = sigset_t()
    sigemptyset(&brokenPipe)
    sigaddset(&brokenPipe, SIGPIPE)
    var waiting = sigset_t()
    sigpending(&waiting)
    let wasWaiting = sigismember(&waiting, SIGPIPE) == 1
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &brokenPipe, &before)
    let count = write(descriptor, bytes, bytes.count)
    let code = count < 0 ? errno : 0
    if code == EPIPE, !wasWaiting {
      var now = timespec()
      _ = sigtimedwait(&brokenPipe, nil, &now)
    }
    pthread_sigmask(SIG_SETMASK, &before, nil)
    return (count, code)
  }
}
