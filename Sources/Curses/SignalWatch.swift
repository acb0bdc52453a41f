import Dispatch
import Glibc

/// Brings signals to the main queue instead of letting them end or stop the process.
@MainActor
final class SignalWatch {
  private var sources: [any DispatchSourceSignal] = []

  /// Starts watching; each handler gets its signal's number.
  init(_ signals: [Int32], onSignal: @escaping (Int32) -> Void) {
    sources = signals.map { number in
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { MainActor.assumeIsolated { onSignal(number) } }
      // Dispatch leaves its own handler behind, which would make the signal wait for ever.
      source.setCancelHandler { signal(number, SIG_DFL) }
      source.activate()
      return source
    }
  }

  /// Gives the signals their default effect again.
  func stop() {
    sources.forEach { $0.cancel() }
    sources = []
  }
}

/// Stops the process as Ctrl-Z does, until it is continued.
enum Suspension {
  /// Stops the whole process group, as the terminal driver would, and returns when it is continued; at once when no shell
  /// is there to continue it.
  static func stopUntilContinued() {
    var stop = sigset_t()
    var before = sigset_t()
    sigemptyset(&stop)
    sigaddset(&stop, SIGTSTP)
    // Dispatch's threads have the signal blocked; on this one it must stop us before we go on.
    var standard = sigaction()
    var handler = sigaction()
    sigaction(SIGTSTP, &standard, &handler)
    pthread_sigmask(SIG_UNBLOCK, &stop, &before)
    kill(0, SIGTSTP)
    raise(SIGTSTP)
    pthread_sigmask(SIG_SETMASK, &before, nil)
    sigaction(SIGTSTP, &handler, nil)
  }
}
