import Dispatch
import Synchronization

/// Tells the playing thread to stop; raised once, from any thread.
public final class StopSignal: Sendable {
  private let raised = Atomic(false)
  private let semaphore = DispatchSemaphore(value: 0)

  /// Makes a signal that is not raised.
  public init() {}

  /// True from the moment it was raised.
  public var isRaised: Bool { raised.load(ordering: .acquiring) }

  /// Raises it, and wakes whoever waits.
  public func raise() {
    raised.store(true, ordering: .releasing)
    semaphore.signal()
  }

  /// Waits so long, or until it is raised.
  func wait(milliseconds: Int) {
    guard !isRaised else { return }
    _ = semaphore.wait(timeout: .now() + .milliseconds(milliseconds))
  }
}
