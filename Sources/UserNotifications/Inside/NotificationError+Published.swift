import Foundation
import Notifications
import Timekeeping
import Words

extension NotificationError {
  /// The error as a program of Apple's world sees it.
  func published(_ language: Language) -> any Error {
    switch self {
    case .notAllowed: UNError(.notAllowed)
    case .noNextDate: UNError(.noNextDate)
    case .intervalTooShort(let repeats): UNError(.intervalTooShort(repeats: repeats))
    case .nestedTooDeeply: UNError(.nestedTooDeeply)
    case .zone(.unknown(let name)), .zone(.malformed(let name, _)), .zone(.unreadable(let name, _)):
      UNError(.otherZone(name))
    case .store(let fault): CocoaError(fault, language)
    }
  }
}

extension CocoaError {
  /// What is wrong with the program's store; nothing was changed.
  init(_ fault: StoreFault, _ language: Language) {
    self.init(
      fault.code,
      userInfo: [NSLocalizedDescriptionKey: fault.sentence(in: language), NSFilePathErrorKey: fault.path ?? ""])
  }
}

extension StoreFault {
  fileprivate var code: CocoaError.Code {
    switch self {
    case .busy: .fileLocking
    case .full: .fileWriteOutOfSpace
    case .readOnly: .fileWriteNoPermission
    case .damaged: .fileReadCorruptFile
    case .newer, .older, .outdated, .lockless, .unreachable, .unexpected: .fileWriteUnknown
    }
  }

  fileprivate var path: String? {
    switch self {
    case .readOnly(let path), .damaged(let path, _), .newer(let path, _), .older(let path), .lockless(let path),
      .unreachable(let path, _):
      path
    case .busy, .full, .outdated, .unexpected: nil
    }
  }

  fileprivate func sentence(in language: Language) -> String {
    switch self {
    case .busy: language("The notifications are in use by another program; try again.")
    case .full: language("The disk is full, so that no notification can be kept; free some space.")
    case .readOnly(let path): language("%1 cannot be written; give yourself the right to.", path)
    case .damaged(let path, nil): language("%1 is damaged; move it away to begin anew.", path)
    case .damaged(let path, let kept?): language("%1 was damaged and now lies in %2; try again.", path, kept)
    case .newer(let path, _): language("%1 was made by a newer version; use that one.", path)
    case .older(let path): language("%1 is in use by an older version; end that one first.", path)
    case .outdated: language("A newer version has taken over the notifications; use that one.")
    case .lockless(let path): language("The file system of %1 keeps no locks; put it on another one.", path)
    case .unreachable(let path, let reason): language("%1 cannot be used: %2.", path, reason)
    case .unexpected(let words): language("The notifications could not be kept: %1.", words)
    }
  }
}
