import Glibc

/// Reads from a descriptor, up to a deadline.
enum Reading {
  /// What came of one look.
  enum Outcome {
    /// Bytes, and when they had arrived.
    case bytes(ArraySlice<UInt8>, at: ContinuousClock.Instant)
    /// Nothing came in time.
    case timeIsUp
    /// Nothing more will come.
    case end
  }

  /// Waits for bytes and takes those that are there.
  ///
  /// - Parameters:
  ///   - descriptor: a pipe or a terminal.
  ///   - deadline: when to stop waiting; the past takes what is there already.
  ///   - buffer: where the bytes are put.
  static func next(
    from descriptor: Int32, until deadline: ContinuousClock.Instant, into buffer: inout [UInt8]
  ) -> Outcome {
    while true {
      let left = max((deadline - .now) / .milliseconds(1), 0)
      var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&watched, 1, Int32(min(left.rounded(.up), 600_000)))
      if ready == 0 {
        guard deadline > .now else { return .timeIsUp }
        continue
      }
      if ready < 0, errno == EINTR { continue }
      let count = read(descriptor, &buffer, buffer.count)
      let arrival = ContinuousClock.now
      if count > 0 { return .bytes(buffer[..<count], at: arrival) }
      guard count < 0, errno == EINTR || errno == EAGAIN else { return .end }
    }
  }
}
