import Glibc
import Sound

/// Keeps libraries from printing, and a closed output from ending the program.
enum Quiet {
  /// From here on nothing reaches the error output: ALSA, its plugins and codecs all write to it as they please.
  static func begin() {
    Player.keepLibrariesQuiet()
    // Whoever reads the reports may be gone; what says whether to sound is the input alone.
    signal(SIGPIPE, SIG_IGN)
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    guard nowhere >= 0 else { return }
    dup2(nowhere, STDERR_FILENO)
    close(nowhere)
  }
}
