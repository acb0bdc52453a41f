import Alarms
import NotificationStore
import Notifications

/// Giving way to another ringer, where the store is no longer this process's to ring from.
extension LiveRinger {
  /// A newer program has taken over the store: the lock goes at once, the sound only when somebody else rings.
  ///
  /// What was not committed is given up: the newer program finds it undone and rings it.
  func giveWay() {
    guard !isOutdated else { return }
    isOutdated = true
    isCompeting = false
    if isRinging { letLockGo() }
    tell(.outdated)
  }

  /// The store's folder was moved, deleted or made anew: the lock on the former one keeps nobody from ringing.
  ///
  /// While there is no folder what is in memory rings on. Once there is one again, there is one ringer for it, and the
  /// store that lies there is what is rung from.
  func followFolder() {
    guard let lock, !lock.isOn(folder: location.folder) else { return }
    do {
      if let present = try RingerLock.tryAcquire(folder: location.folder) {
        self.lock = present
        return
      }
    } catch {
      return  // There is none just now; the store tells when there is.
    }
    letLockGo()
    tell(.inCharge(nil))
    compete()
  }

  /// Stops the sound of a process that has given way as soon as another one rings.
  func stopHandedOverSound() {
    guard lock == nil, sounding != nil, RingerLock.isHeld(folder: location.folder) else { return }
    stopSound()
  }

  /// Lets the lock go and rings nothing more, but leaves the sound as it is.
  private func letLockGo() {
    for effect in ringer.resign() where effect != .stopSound { perform([effect]) }
    contentExtension.end()
    deeds.forgetAll()
    endDesktop()
    timer?.cancel()
    timer = nil
    lock = nil
    stopHandedOverSound()
    let door = door
    resignation = Task(executorPreference: executor) { await door.resignAsRinger() }
  }
}
