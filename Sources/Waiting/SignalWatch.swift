import Dispatch
import Glibc

/// Brings signals to the main queue instead of letting them end or stop the process.
///
/// What watched signals did before is not remembered: `stop` gives them their default effect.
@MainActor
public final class SignalWatch {
  private var sources: [any DispatchSourceSignal] = []

  /// Starts watching.
  ///
  /// - Parameters:
  ///   - signals: their numbers; one that was ignored is no longer.
  ///   - onSignal: gets the number of the signal that came; several of one kind that come at once may be told once.
  public init(_ signals: [Int32], onSignal: @escaping (Int32) -> Void) {
    let former = signals.map(SignalWatch.disposition)
    sources = signals.map { number in
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { MainActor.assumeIsolated { onSignal(number) } }
      // Dispatch leaves its own handler behind, which would make the signal wait for ever.
      source.setCancelHandler { signal(number, SIG_DFL) }
      source.activate()
      return source
    }
    SignalWatch.waitUntilTaken(zip(signals, former).map { (number: $0, former: $1) })
  }

  /// Gives the signals their default effect again.
  public func stop() {
    sources.forEach { $0.cancel() }
    sources = []
  }
}

extension SignalWatch {
  /// What a signal does, as a number to compare.
  private static func disposition(_ number: Int32) -> Int {
    var action = sigaction()
    sigaction(number, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
  }

  /// Waits until Dispatch has taken signals over, a tenth of a second at most.
  ///
  /// It does so on another thread, within a millisecond; a signal that came before that would do what it did until now.
  private static func waitUntilTaken(_ signals: some Sequence<(number: Int32, former: Int)>) {
    var rest = 1_000
    for (number, former) in signals {
      while rest > 0, disposition(number) == former {
        usleep(100)
        rest -= 1
      }
    }
  }
}
