import Alarms
import Glibc
import NotificationStore
import Notifications
import Waiting

extension LiveRinger {
  /// Waits, in a parked thread of its own, until no other process rings; then rings.
  ///
  /// `flock` blocks, so it must not sit on a queue. Nobody can call such a thread off: one that is no longer wanted lets
  /// the lock go as soon as it gets it, and there is never more than one, so that none takes the lock behind the back of
  /// a process that is about to be stopped.
  func compete() {
    guard lock == nil, !isCompeting, !isOutdated else { return }
    isCompeting = true
    guard !isWaiting else { return }
    do {
      // Mostly nobody else rings; then there is no need for a thread.
      guard try !takeIfFree() else { return }
    } catch {
      isCompeting = false
      tell(.cannotRing(.centre(.store(error))))
      return
    }
    let folder = location.folder
    // Without a thread there is no waiting: then this process does not ring while another does.
    isWaiting = ParkedThread.start { [weak self] in
      let result = Result { () throws(StoreFault) in try RingerLock.acquire(folder: folder) }
      guard let self else { return }
      Task(executorPreference: self.executor) { await self.won(result) }
    }
  }

  /// Rings from now on, unless another process does.
  ///
  /// - Returns: whether this process rings.
  func takeIfFree() throws(StoreFault) -> Bool {
    guard lock == nil else { return true }
    guard let lock = try RingerLock.tryAcquire(folder: location.folder) else { return false }
    isCompeting = false
    try begin(lock)
    return true
  }

  private func won(_ result: Result<RingerLock, StoreFault>) {
    isWaiting = false
    guard isCompeting else { return }
    isCompeting = false
    do throws(StoreFault) {
      try begin(try result.get())
    } catch {
      tell(.cannotRing(.centre(.store(error))))
    }
  }
}

/// This process's id.
func getProcessID() -> Int32 {
  getpid()
}
