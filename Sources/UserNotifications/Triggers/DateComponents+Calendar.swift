import Foundation
import Notifications

extension DateComponents {
  /// The components as the centre matches them.
  ///
  /// - Throws: `.notificationInvalidNoDate` for what it cannot match, with the reason.
  func calendarComponents() throws(UNError) -> CalendarComponents {
    if let calendar, ![.gregorian, .iso8601].contains(calendar.identifier) {
      throw UNError(.otherCalendar("\(calendar.identifier)"))
    }
    if let name = unmatched { throw UNError(.unmatchedComponent(name)) }
    var zone: String?
    if let timeZone, timeZone != .autoupdatingCurrent {
      guard let name = timeZone.fileName else { throw UNError(.otherZone(timeZone.identifier)) }
      zone = name
    }
    return CalendarComponents(
      year: year, month: month, day: day, weekday: weekday, hour: hour, minute: minute, second: second, zone: zone)
  }

  /// The components of what the centre has kept.
  init(_ components: CalendarComponents) {
    self.init(
      timeZone: components.zone.flatMap(TimeZone.init(identifier:)), year: components.year, month: components.month,
      day: components.day, hour: components.hour, minute: components.minute, second: components.second,
      weekday: components.weekday)
  }

  /// The name of a component that is set and cannot be matched; nil when there is none.
  ///
  /// Beside a full date they say nothing new, as long as they are ones that a date can have.
  private var unmatched: String? {
    if era ?? 1 != 1 { return "era" }
    let others = [
      ("quarter", quarter), ("weekdayOrdinal", weekdayOrdinal), ("weekOfMonth", weekOfMonth),
      ("weekOfYear", weekOfYear), ("yearForWeekOfYear", yearForWeekOfYear),
    ]
    let isFullDate = year != nil && month != nil && day != nil
    return others.first { _, value in value.map { !isFullDate || $0 < 1 } ?? false }?.0
  }
}

extension TimeZone {
  /// The name of its file among the system's zones; nil for a fixed offset that has none.
  fileprivate var fileName: String? {
    guard identifier.hasPrefix("GMT"), identifier != "GMT" else { return identifier }
    // Foundation's names of fixed offsets; the files' have the opposite sign (POSIX).
    let seconds = secondsFromGMT()
    guard seconds % 3600 == 0, (-14...12).contains(-seconds / 3600) else { return nil }
    let hours = -seconds / 3600
    return hours == 0 ? "GMT" : "Etc/GMT" + (hours < 0 ? "\(hours)" : "+\(hours)")
  }
}
