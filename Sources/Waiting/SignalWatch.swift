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
  public func stop() {
    sources.forEach { $0.cancel() }
    sources = []
  }
}
