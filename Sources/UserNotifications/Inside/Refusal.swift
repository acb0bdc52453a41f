import Foundation
import Notifications
import Words

/// Why `add` refuses a request, with what the sentence needs.
enum Refusal: Hashable, Sendable {
  case notAllowed
  case noNextDate
  case intervalTooShort(repeats: Bool)
  case otherCalendar(String)
  case unmatchedComponent(String)
  case otherZone(String)
  case noCircle
  case impossibleCircle
  case unkept(String)
  case nestedTooDeeply
  case negativeBadge(Int)

  var code: UNError.Code {
    switch self {
    case .notAllowed: .notificationsNotAllowed
    case .noNextDate, .intervalTooShort, .otherCalendar, .unmatchedComponent, .otherZone, .noCircle,
      .impossibleCircle:
      .notificationInvalidNoDate
    case .unkept, .nestedTooDeeply: .notificationInvalidNoContent
    case .negativeBadge: .badgeInputInvalid
    }
  }
}

extension Refusal {
  func sentence(in language: Language) -> String {
    switch self {
    case .notAllowed: UNError.Code.notificationsNotAllowed.sentence(in: language)
    case .noNextDate: UNError.Code.notificationInvalidNoDate.sentence(in: language)
    case .intervalTooShort(repeats: false): language("The time interval must be greater than 0.")
    case .intervalTooShort(repeats: true): language("The time interval must be at least 60 if repeating.")
    case .otherCalendar(let name):
      language("Dates of the calendar “%1” cannot be matched; give the components in the Gregorian calendar.", name)
    case .unmatchedComponent(let name):
      language(
        "The component “%1” cannot be matched; use year, month, day, weekday, hour, minute and second.", name)
    case .otherZone(let name):
      language("The time zone “%1” has no file of its own; use a name such as Asia/Seoul.", name)
    case .noCircle: language("Only a circular region can be watched; make a CLCircularRegion.")
    case .impossibleCircle:
      language("The region cannot be watched; its radius is 1 m to 1,000 km, and entering or leaving it has to count.")
    case .unkept(let path):
      language(
        "userInfo cannot keep what stands under “%1”; it takes strings, numbers, dates, data, and arrays and dictionaries of them.",
        path)
    case .nestedTooDeeply: language("userInfo is nested too deeply; %1 levels are kept.", "\(UserInfoValue.deepest)")
    case .negativeBadge(let count): language("A badge cannot be %1; 0 clears it.", "\(count)")
    }
  }
}

extension UNError.Code {
  func sentence(in language: Language) -> String {
    switch self {
    case .notificationsNotAllowed:
      language("Notifications are not allowed for this program; nothing was kept. The user has to allow them first.")
    case .notificationInvalidNoDate:
      language("The trigger has no date to come; nothing was kept. Give it one that lies ahead.")
    case .notificationInvalidNoContent: language("The content cannot be kept; nothing was.")
    case .badgeInputInvalid: language("A badge cannot be negative; 0 clears it.")
    case .attachmentInvalidURL, .attachmentUnrecognizedType, .attachmentInvalidFileSize, .attachmentNotInDataStore,
      .attachmentMoveIntoDataStoreFailed, .attachmentCorrupt:
      language("Attachments are not offered here; leave it out.")
    case .contentProvidingObjectNotAllowed, .contentProvidingInvalid:
      language("Content from another object is not offered here; set it by hand.")
    }
  }
}
