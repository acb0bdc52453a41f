import CLinux
import Glibc

/// A program just started: who it is, and our ends of its pipes.
struct Spawn: ~Copyable {
  let pid: pid_t
  /// Readable once the program has ended.
  let process: Descriptor
  /// Our end of the program's input; writing never blocks.
  let input: Descriptor
  /// Our end of the program's output; reading never blocks.
  let output: Descriptor

  /// What becomes of the program's error output.
  enum Errors {
    /// It is thrown away.
    case discarded
    /// It goes where the output goes.
    case withOutput
    /// It goes into this pipe, which stays its maker's.
    case into(descriptor: Int32)
  }

  /// Starts a program with fresh pipes as its input and output.
  ///
  /// - Parameter folder: where it is to be; nil for where this process is.
  init(
    program: String, arguments: [String], environment: [String]?, folder: String? = nil, errors: Errors,
    isDetached: Bool
  ) throws(ChildError) {
    let toChild = try Pipe()
    let fromChild = try Pipe()
    let errorEnd: Int32? =
      switch errors {
      case .discarded: nil
      case .withOutput: fromChild.writing.number
      case .into(let descriptor): descriptor
      }
    let pid = try Self.start(
      program, arguments: [program] + arguments, environment: environment, folder: folder, isDetached: isDetached,
      standard: (toChild.reading.number, fromChild.writing.number, errorEnd))
    let descriptor = process_descriptor(pid)
    guard descriptor >= 0 else {
      let code = errno
      kill(pid, SIGKILL)
      waitpid(pid, nil, 0)
      throw .noResources(errno: code)
    }
    self.pid = pid
    process = Descriptor(descriptor)
    input = toChild.writing
    output = fromChild.reading
    _ = fcntl(input.number, F_SETFL, O_NONBLOCK)
    _ = fcntl(output.number, F_SETFL, O_NONBLOCK)
  }

  private static func start(
    _ program: String, arguments: [String], environment: [String]?, folder: String?, isDetached: Bool,
    standard: (input: Int32, output: Int32, errors: Int32?)
  ) throws(ChildError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, standard.input, 0)
    posix_spawn_file_actions_adddup2(&actions, standard.output, 1)
    if let errors = standard.errors {
      posix_spawn_file_actions_adddup2(&actions, errors, 2)
    } else {
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    }
    if let folder { process_change_folder(&actions, folder) }
    // Ours are all O_CLOEXEC; this is for what we inherited or a library left open.
    process_close_from(&actions, 3)

    var attributes = freshAttributes(isDetached: isDetached)
    defer { posix_spawnattr_destroy(&attributes) }

    var pid: pid_t = 0
    let result = withCStrings(arguments) { words in
      guard let environment else { return posix_spawn(&pid, program, &actions, &attributes, words, environ) }
      return withCStrings(environment) { posix_spawn(&pid, program, &actions, &attributes, words, $0) }
    }
    guard result == 0 else { throw .notStarted(program: program, errno: result) }
    return pid
  }

  /// POSIX_SPAWN_SETSID; Swift's Glibc module does not show the name, which C has under _GNU_SOURCE only.
  private static let setSession: Int16 = 0x80

  // A process group of its own, because Ctrl-C in our terminal is not meant for the child, or a session, because the
  // terminal's end is not either; no signal blocked or ignored, whatever this process does with its own.
  private static func freshAttributes(isDetached: Bool) -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    let place = isDetached ? setSession : Int16(POSIX_SPAWN_SETPGROUP)
    posix_spawnattr_setflags(&attributes, place | Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    posix_spawnattr_setpgroup(&attributes, 0)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    return attributes
  }
}

/// Lends an array of C strings, with the nil at its end that exec asks for.
private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let pointers = strings.map { strdup($0) } + [nil]
  defer {
    for pointer in pointers { free(pointer) }
  }
  return body(pointers)
}
