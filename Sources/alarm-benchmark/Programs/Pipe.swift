import Glibc

/// Both ends of a pipe, closed at the end of their scope.
struct Pipe: ~Copyable {
  let reading: Int32
  private(set) var writing: Int32?

  init() throws(BenchmarkError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .system("no pipe: \(String(cString: strerror(errno)))") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    reading = ends[0]
    writing = ends[1]
  }

  deinit {
    close(reading)
    if let writing { close(writing) }
  }

  /// Closes our end for writing, so that the reader sees the end.
  mutating func closeWriting() {
    if let writing { close(writing) }
    writing = nil
  }
}
