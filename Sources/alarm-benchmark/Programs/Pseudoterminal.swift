import Glibc

/// A terminal without a screen: what a program writes to it is read, what is typed is what we write.
final class Pseudoterminal {
  /// The device a program opens.
  let path: String
  private let descriptor: Int32
  /// The program's end, held open until it has opened its own: reading fails while nobody has.
  private var programEnd: Int32?
  private var buffer = [UInt8](repeating: 0, count: 65_536)
  private var text = TerminalText()
  /// How many bytes the program has written that were read.
  private(set) var byteCount = 0

  /// Opens one.
  init(columns: UInt16 = 80, rows: UInt16 = 24) throws(BenchmarkError) {
    var (ours, theirs): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&ours, &theirs, nil, nil, &size) == 0 else {
      throw .system("no pseudo-terminal: \(String(cString: strerror(errno)))")
    }
    for end in [ours, theirs] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (descriptor, programEnd) = (ours, theirs)
    guard let name = ttyname(theirs) else { throw .system("the pseudo-terminal has no name") }
    path = String(cString: name)
  }

  deinit {
    close(descriptor)
    programHasStarted()
  }

  /// Leaves the program's end to the program, so that its end is seen.
  func programHasStarted() {
    if let programEnd { close(programEnd) }
    programEnd = nil
  }

  /// Types keys.
  func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = write(descriptor, bytes, bytes.count)
  }

  /// Waits until a text has been written since the last call of `forget`.
  ///
  /// - Returns: when its last byte had arrived.
  func waitFor(
    _ wanted: String, within limit: Duration = .seconds(20)
  ) throws(BenchmarkError) -> ContinuousClock.Instant {
    let deadline = ContinuousClock.now + limit
    while true {
      switch Reading.next(from: descriptor, until: deadline, into: &buffer) {
      case .bytes(let bytes, let arrival):
        take(bytes)
        if text.contains(wanted) { return arrival }
      case .timeIsUp: throw .waitedInVain(what: "“\(wanted)” on the screen", seconds: limit / .seconds(1))
      case .end: throw .system("the program left the terminal before it showed “\(wanted)”")
      }
    }
  }

  /// Waits for whatever is written next.
  ///
  /// - Returns: when it had arrived.
  func waitForAnything(within limit: Duration = .seconds(5)) throws(BenchmarkError) -> ContinuousClock.Instant {
    switch Reading.next(from: descriptor, until: .now + limit, into: &buffer) {
    case .bytes(let bytes, let arrival):
      take(bytes)
      return arrival
    case .timeIsUp: throw .waitedInVain(what: "an answer on the screen", seconds: limit / .seconds(1))
    case .end: throw .system("the program left the terminal")
    }
  }

  /// When the next piece had arrived; nil when none comes in time.
  func next(within limit: Duration) -> ContinuousClock.Instant? {
    guard case .bytes(let bytes, let arrival) = Reading.next(from: descriptor, until: .now + limit, into: &buffer)
    else { return nil }
    take(bytes)
    return arrival
  }

  /// Reads everything that is written until nothing has come for a while.
  func waitForSilence(of pause: Duration) {
    while case .bytes(let bytes, _) = Reading.next(from: descriptor, until: .now + pause, into: &buffer) {
      take(bytes)
    }
  }

  /// Reads everything that is written until a point in time; a program whose terminal nobody reads comes to a stop.
  func read(until deadline: ContinuousClock.Instant) {
    while case .bytes(let bytes, _) = Reading.next(from: descriptor, until: deadline, into: &buffer) {
      take(bytes)
    }
  }

  /// Forgets what was written so far.
  func forget() {
    text.forget()
  }

  private func take(_ bytes: ArraySlice<UInt8>) {
    byteCount += bytes.count
    text.append(bytes)
  }
}
