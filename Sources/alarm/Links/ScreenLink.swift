import AlarmStore
import Alarms
import Dispatch
import Waiting

/// Hands a deep link over to a screen that is open.
struct ScreenLink {
  private let executor = QueueExecutor(label: "screen-link")
  private let store: AlarmStore

  /// How long a screen may take to notice; usually some hundredths of a second.
  static let patience = Duration.milliseconds(500)

  init(store: AlarmStore) {
    self.store = store
  }

  /// Leaves the link for a screen and waits until one has taken it.
  ///
  /// - Returns: false when none has; the link still waits then.
  func offer(_ link: DeepLink) async throws(AlarmError) -> Bool {
    let (news, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    do {
      try await store.watch { _ in continuation.yield() }
    } catch {
      throw .centre(.store(error))
    }
    try await store.leave(link)
    let patience = DispatchTimeInterval.microseconds(Int(ScreenLink.patience.microseconds))
    executor.queue.asyncAfter(deadline: .now() + patience) { continuation.finish() }
    for await _ in news where try await !store.isLeft(link) { return true }
    return try await !store.isLeft(link)
  }
}
