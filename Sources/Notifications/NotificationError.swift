import Timekeeping

/// Why the notification centre could not do what was asked.
public enum NotificationError: Error, Hashable, Sendable {
  /// The user has denied notifications; nothing was kept.
  case notAllowed
  /// The trigger has no date to come: in the past, impossible, or empty.
  case noNextDate
  /// The interval is not positive, or repeats in less than a minute.
  case intervalTooShort(repeats: Bool)
  /// Arrays and dictionaries in `userInfo` lie in each other deeper than `UserInfoValue.deepest`, or more requests than
  /// `NotificationRequest.mostFollowUps` follow one another.
  case nestedTooDeeply
  /// The trigger is pinned to a zone that cannot be read.
  case zone(ZoneError)
  /// The store could not be read or written; nothing was changed.
  case store(StoreFault)
}

/// What can be wrong with a store, told in the store's own terms and without SQL.
public enum StoreFault: Error, Hashable, Sendable {
  /// Another program has kept it locked for longer than we wait.
  case busy
  /// The disk or the quota is full.
  case full
  /// The file or its folder may not be written.
  case readOnly(path: String)
  /// The file is no database or is damaged; `keptAs` is where the damaged file now lies, nil if it stays where it was.
  case damaged(path: String, keptAs: String?)
  /// The file was made by a newer version of the program.
  case newer(path: String, version: Int)
  /// The file was made by an older version, which rings from it, and this program may not take its place.
  case older(path: String)
  /// A newer version of the program has brought the file up to date while it was in use; it can no longer be used here.
  case outdated
  /// The file system keeps no locks, without which two processes would write over each other.
  case lockless(path: String)
  /// The file or its folder cannot be opened; the reason is the system's.
  case unreachable(path: String, reason: String)
  /// Anything else; the statement and SQLite's words, for a report.
  case unexpected(String)
}
