import Notifications
import SQLite

extension StoreFault {
  /// Tells an error of SQLite in the store's own terms.
  public init(_ error: SQLiteError, path: String) {
    if error.isBusy {
      self = .busy
    } else if error.isFull {
      self = .full
    } else if error.isReadOnly {
      self = .readOnly(path: path)
    } else if error.isDamaged {
      self = .damaged(path: path, keptAs: nil)
    } else if error.cannotLock {
      self = .lockless(path: path)
    } else if error.cannotOpen {
      self = .unreachable(path: path, reason: error.message)
    } else {
      self = .unexpected(error.description)
    }
  }
}
