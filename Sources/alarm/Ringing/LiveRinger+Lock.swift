import Alarms
import Glibc
import NotificationStore
import Notifications

extension LiveRinger {
  /// Waits, in a parked thread of its own, until no other process rings; then rings.
  ///
  /// `flock` blocks, so it must not sit on a queue. Nobody can call such a thread off: one that is no longer wanted lets
  /// the lock go as soon as it gets it, and there is never more than one, so that none takes the lock behind the back of
  /// a process that is about to be stopped.
  func compete() {
    guard lock == nil, !isCompeting else { return }
    isCompeting = true
    guard !isWaiting else { return }
    do {
      // Mostly nobody else rings; then there is no need for a thread.
      if let lock = try RingerLock.tryAcquire(folder: location.folder) {
        isCompeting = false
        return begin(lock)
      }
    } catch {
      isCompeting = false
      tell(.notSaved(.centre(.store(error))))
      return
    }
    isWaiting = true
    let folder = location.folder
    ParkedThread.start { [weak self] in
      let result = Result { () throws(StoreFault) in try RingerLock.acquire(folder: folder) }
      guard let self else { return }
      Task(executorPreference: self.executor) { await self.won(result) }
    }
  }

  private func won(_ result: Result<RingerLock, StoreFault>) {
    isWaiting = false
    guard isCompeting else { return }
    isCompeting = false
    switch result {
    case .success(let lock): begin(lock)
    case .failure(let fault): tell(.notSaved(.centre(.store(fault))))
    }
  }
}

/// A thread for something that blocks for hours.
enum ParkedThread {
  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }

  /// Starts a thread that runs `body` and ends with it.
  static func start(_ body: @escaping @Sendable () -> Void) {
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
      // Without a thread there is no waiting for the lock: this process then does not ring while another does.
      Unmanaged<Body>.fromOpaque(argument).release()
      return
    }
    pthread_detach(thread)
  }
}

/// This process's id.
func getProcessID() -> Int32 {
  getpid()
}
