import Glibc

/// Stops the process as Ctrl-Z does, until it is continued.
enum Suspension {
  /// Stops the whole process group, as the terminal driver would, and returns when it is continued; at once when no shell
  /// is there to continue it.
  static func stopUntilContinued() {
    var ignoring = sigaction()
    ignoring.__sigaction_handler.sa_handler = SIG_IGN
    var handler = sigaction()
    // The others of the group first. To this process the signal must not count: which thread would take it, and when, is
    // open, and taken late it would stop the program a second time. Ignoring again throws away what is still pending.
    sigaction(SIGTSTP, &ignoring, &handler)
    kill(0, SIGTSTP)
    sigaction(SIGTSTP, &ignoring, nil)
    stopThisProcess()
    sigaction(SIGTSTP, &handler, nil)
  }

  /// Stops the process by a signal to this very thread, which has taken it when `raise` returns.
  private static func stopThisProcess() {
    var stop = sigset_t()
    var before = sigset_t()
    sigemptyset(&stop)
    sigaddset(&stop, SIGTSTP)
    var standard = sigaction()
    sigaction(SIGTSTP, &standard, nil)
    pthread_sigmask(SIG_UNBLOCK, &stop, &before)
    raise(SIGTSTP)
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
