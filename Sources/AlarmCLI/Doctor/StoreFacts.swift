import Alarms
import Notifications
import Words

/// The file of the alarms.
public enum StoreFacts: Hashable, Sendable {
  /// It has not been made yet.
  ///
  /// - mayBeMade: whether its folder, or the nearest one above that exists, may be written.
  case notYet(folder: String, mayBeMade: Bool)
  /// It cannot be opened or read.
  case closed(StoreFault)
  /// An older version of the program made it; the next start brings it up to date.
  case outdated(path: String)
  /// It was opened and read through.
  case opened(StoreState)
}

/// A file of alarms that could be read.
public struct StoreState: Hashable, Sendable {
  /// Where it lies.
  public var path: String
  /// Whether file and folder may be written.
  public var isWritable: Bool
  /// How many bytes may still be written there; nil when the system does not say.
  public var freeBytes: Int?
  /// What SQLite's integrity check complains about; empty when all is well.
  public var damages: [String]

  /// Puts them together.
  public init(path: String, isWritable: Bool, freeBytes: Int?, damages: [String]) {
    self.path = path
    self.isWritable = isWritable
    self.freeBytes = freeBytes
    self.damages = damages
  }
}

extension StoreFacts {
  func finding(_ language: Language) -> Finding {
    switch self {
    case .notYet(let folder, mayBeMade: true):
      Finding(.store, .ok, language("There are none yet; they will lie in %1.", folder))
    case .notYet(let folder, mayBeMade: false):
      Finding(
        .store, .problem, language("There are none yet, and %1 cannot be made.", folder),
        remedy: language("Check the permissions of the folder above it."))
    case .closed(.busy):
      Finding(
        .store, .warning, language("They are in use by another program, which does not let them be read."),
        remedy: language("Try again, or end that program."))
    case .closed(let fault): Finding(.store, .problem, language.sentence(for: fault))
    case .outdated(let path):
      Finding(
        .store, .warning, language("%1 was made by an older version of this program.", path),
        remedy: language("Opening alarm brings it up to date."))
    case .opened(let state): state.finding(language)
    }
  }
}

extension StoreState {
  /// With less than this nothing more can be saved: a commit writes a few pages, and the log grows to 4 MB.
  private static let hardlyAnyBytes = 1 << 20
  private static let fewBytes = 16 << 20

  fileprivate func finding(_ language: Language) -> Finding {
    if let damage = damages.first {
      return Finding(
        .store, .problem, language("%1 is damaged (%2).", path, damage),
        remedy: language("“alarm export” saves what can be read; then restore a backup."))
    }
    guard isWritable else {
      return Finding(
        .store, .problem, language("%1 may not be written: nothing can be set, stopped or kept.", path),
        remedy: language("Check the permissions of the file and its folder."))
    }
    guard let freeBytes else { return Finding(.store, .ok, language("%1 is whole and may be written.", path)) }
    let room = language("%1 MB", String(freeBytes >> 20))
    guard freeBytes >= StoreState.fewBytes else {
      return Finding(
        .store, freeBytes < StoreState.hardlyAnyBytes ? .problem : .warning,
        language("%1 is whole, and the disk it lies on is all but full (%2 free).", path, room),
        remedy: language("Free some space."))
    }
    return Finding(.store, .ok, language("%1 is whole and may be written, with %2 free.", path, room))
  }
}
