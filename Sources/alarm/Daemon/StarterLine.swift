import AlarmCLI
import Glibc

/// What a ringer that another process has started in the background tells that process, once, on its standard output.
enum StarterWord: Hashable, Sendable {
  /// It rings from now on.
  case rings
  /// Somebody else rings already, and it ends.
  case taken
  /// It cannot ring, and why.
  case failed(String)

  /// The word as one line, without its line feed.
  var line: String {
    switch self {
    case .rings: "rings"
    case .taken: "taken"
    case .failed(let reason): "failed " + reason
    }
  }

  /// Reads a line; nil when it is none of these.
  init?(line: String) {
    switch line {
    case "rings": self = .rings
    case "taken": self = .taken
    case _ where line.hasPrefix("failed "): self = .failed(String(line.dropFirst("failed ".count)))
    default: return nil
    }
  }
}

/// The line to whoever has started this process in the background, if anybody has.
struct StarterLine: Sendable {
  /// Whether somebody waits for a word.
  private(set) var isOpen: Bool

  /// Makes the line of a process that was, or was not, started in the background.
  init(isOpen: Bool) {
    self.isOpen = isOpen
  }

  /// Says the word, if none has been said, and lets go of everything the starter handed over.
  mutating func say(_ word: StarterWord) {
    guard isOpen else { return }
    isOpen = false
    StandardOutput.answers.write(word.line + "\n")
    StarterLine.letGo()
  }

  /// A pipe to a process that ends, or a folder that is to be unmounted, must not be held for weeks.
  private static func letGo() {
    _ = chdir("/")
    let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
    guard nothing >= 0 else { return }
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] { dup2(nothing, descriptor) }
    if nothing > STDERR_FILENO { close(nothing) }
  }
}
