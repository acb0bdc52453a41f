import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of `UNError`.
public let UNErrorDomain = "UNErrorDomain"

/// Why the notification centre could not do what was asked; the codes are Apple's.
///
/// What goes wrong with the program's store has no code of Apple's and is a `CocoaError`.
public struct UNError: Error, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    /// The user has denied notifications; nothing was kept. Apple's phones say nothing in this case.
    case notificationsNotAllowed = 1
    /// An attachment's file cannot be used; there are no attachments here.
    case attachmentInvalidURL = 100
    /// Likewise.
    case attachmentUnrecognizedType = 101
    /// Likewise.
    case attachmentInvalidFileSize = 102
    /// Likewise.
    case attachmentNotInDataStore = 103
    /// Likewise.
    case attachmentMoveIntoDataStoreFailed = 104
    /// Likewise.
    case attachmentCorrupt = 105
    /// The trigger has no date to come: it is past, impossible, empty or too short; nothing was kept. Apple says nothing,
    /// or raises an exception.
    case notificationInvalidNoDate = 1400
    /// The content cannot be kept.
    case notificationInvalidNoContent = 1401
    /// Content from elsewhere may not be used; not offered here.
    case contentProvidingObjectNotAllowed = 1500
    /// Likewise.
    case contentProvidingInvalid = 1501
    /// A badge must not be negative.
    case badgeInputInvalid = 1600
  }

  /// Which kind.
  public let code: Code
  private let sentence: String?

  /// Makes an error of a kind.
  public init(_ code: Code) {
    self.code = code
    sentence = nil
  }

  init(_ refusal: Refusal) {
    code = refusal.code
    sentence = refusal.sentence(in: .ofProcess)
  }
}

extension UNError: CustomNSError, LocalizedError {
  /// `UNErrorDomain`.
  public static var errorDomain: String { UNErrorDomain }
  /// The code's raw value.
  public var errorCode: Int { code.rawValue }
  /// The description.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: description] }
  /// What was wrong and what to do, in the user's language.
  public var errorDescription: String? { description }

  private var description: String { sentence ?? code.sentence(in: .ofProcess) }
}

extension UNError {
  /// The user has denied notifications.
  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
  /// The trigger has no date to come.
  public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
  /// An attachment's file cannot be used.
  public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
  /// Likewise.
  public static var attachmentUnrecognizedType: Code { .attachmentUnrecognizedType }
  /// Likewise.
  public static var attachmentInvalidFileSize: Code { .attachmentInvalidFileSize }
  /// Likewise.
  public static var attachmentNotInDataStore: Code { .attachmentNotInDataStore }
  /// Likewise.
  public static var attachmentMoveIntoDataStoreFailed: Code { .attachmentMoveIntoDataStoreFailed }
  /// Likewise.
  public static var attachmentCorrupt: Code { .attachmentCorrupt }
  /// Content from elsewhere may not be used.
  public static var contentProvidingObjectNotAllowed: Code { .contentProvidingObjectNotAllowed }
  /// Likewise.
  public static var contentProvidingInvalid: Code { .contentProvidingInvalid }
  /// The content cannot be kept.
  public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
  /// A badge must not be negative.
  public static var badgeInputInvalid: Code { .badgeInputInvalid }
}

extension UNError.Code {
  /// Whether an error is of this kind, so that `catch UNError.notificationsNotAllowed` can be written.
  public static func ~= (code: UNError.Code, error: any Error) -> Bool {
    (error as? UNError)?.code == code
  }
}
