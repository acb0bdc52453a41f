import Glibc

/// A thread for something that blocks for hours, such as a lock that another process holds.
public enum ParkedThread {
  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }

  /// Starts a thread that runs `body` and ends with it.
  ///
  /// - Returns: whether the system gave a thread; if not, `body` is never run.
  @discardableResult
  public static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    var thread = pthread_t()
    let argument = Unmanaged.passRetained(Body(run: body)).toOpaque()
    let code = pthread_create(
      &thread, nil,
      { argument in
        guard let argument else { return nil }
        Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
        return nil
      }, argument)
    guard code == 0 else {
      Unmanaged<Body>.fromOpaque(argument).release()
      return false
    }
    pthread_detach(thread)
    return true
  }
}
