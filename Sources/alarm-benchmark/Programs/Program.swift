import Glibc

/// A program under measurement: started with given streams, waited for, ended.
struct Program {
  /// Where one of its standard streams goes.
  enum Stream {
    case nowhere
    /// A descriptor of ours; it stays ours to close.
    case descriptor(Int32)
    /// A terminal, which becomes its controlling one.
    case terminal(String)
  }

  let pid: pid_t
  private let name: String
  private let workshop: Workshop

  /// Starts a program; its path is not searched for.
  ///
  /// - Parameters:
  ///   - path: the program.
  ///   - environment: all of it, as `NAME=value`.
  init(
    _ path: String, _ arguments: [String] = [], environment: [String], input: Stream = .nowhere,
    output: Stream = .nowhere, errors: Stream = .nowhere, in workshop: Workshop
  ) throws(BenchmarkError) {
    name = path.split(separator: "/").last.map(String.init) ?? path
    self.workshop = workshop
    let streams = [input, output, errors]
    pid = try workshop.start { () throws(BenchmarkError) in
      try Program.spawn(path, [path] + arguments, environment, streams)
    }
  }

  /// Waits for its end.
  ///
  /// - Returns: its exit status; 128 and the signal's number if a signal ended it.
  @discardableResult
  func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    workshop.ended(pid)
    return Program.exitStatus(status)
  }

  /// Waits for its end and makes sure that it did well.
  func waitForSuccess() throws(BenchmarkError) {
    let status = wait()
    guard status == 0 else { throw .failed(program: name, status: status) }
  }

  /// Asks it to end, and ends it when it has not after two seconds.
  func end() {
    kill(pid, SIGTERM)
    for _ in 0..<400 {
      if waitpid(pid, nil, WNOHANG) != 0 { return workshop.ended(pid) }
      usleep(5_000)
    }
    kill(pid, SIGKILL)
    wait()
  }

  private static func exitStatus(_ status: Int32) -> Int32 {
    let signal = status & 0x7f
    return signal == 0 ? status >> 8 & 0xff : 128 + signal
  }
}

extension Program {
  /// A session of its own, so that a terminal the program opens becomes its controlling one.
  ///
  /// POSIX_SPAWN_SETSID; Swift's Glibc module does not show the name, which C has under _GNU_SOURCE only.
  private static let newSession: Int16 = 0x80

  private static func spawn(
    _ path: String, _ arguments: [String], _ environment: [String], _ streams: [Stream]
  ) throws(BenchmarkError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in zip(Int32(0)..., streams) {
      switch stream {
      case .nowhere: posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
      case .descriptor(let descriptor): posix_spawn_file_actions_adddup2(&actions, descriptor, number)
      case .terminal(let path): posix_spawn_file_actions_addopen(&actions, number, path, O_RDWR, 0)
      }
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, newSession | Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)

    let words = CStrings(arguments)
    let variables = CStrings(environment)
    var pid: pid_t = 0
    let code = posix_spawn(&pid, path, &actions, &attributes, words.pointers, variables.pointers)
    guard code == 0 else { throw .notStarted(program: path, reason: String(cString: strerror(code))) }
    return pid
  }
}

/// Strings as C wants them, with the nil at their end; freed with their owner.
private struct CStrings: ~Copyable {
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ strings: [String]) {
    pointers = strings.map { strdup($0) } + [nil]
  }

  deinit {
    for pointer in pointers { free(pointer) }
  }
}
