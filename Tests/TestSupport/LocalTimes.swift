import FoundationEssentials
import Notifications
import Timekeeping

/// A text in a test that is not what it is meant to be.
public struct Unreadable: Error {
  /// The text.
  public let text: String
}

/// The rules of one of the system's own zones.
public func rules(_ zone: String) throws -> ZoneRules {
  try ZoneFiles(environment: [:]).named(zone)
}

/// The bytes of the file of one of the system's own zones.
public func zoneBytes(_ zone: String) throws -> [UInt8] {
  guard let data = FileManager.default.contents(atPath: "/usr/share/zoneinfo/" + zone) else {
    throw Unreadable(text: zone)
  }
  return Array(data)
}

/// The rules of one of the system's own zones under another name, as after an update of its file.
public func rules(_ zone: String, calledAs name: String) throws -> ZoneRules {
  try ZoneRules(compiled: zoneBytes(zone), name: name)
}

/// A lookup whose local zone is this one; other zones are the system's own.
public func zones(_ local: String) throws -> Zones {
  Zones(local: try rules(local)) { (name) throws(ZoneError) in try ZoneFiles(environment: [:]).named(name) }
}

/// The instant at which clocks in a zone first show a local time such as "2027-03-14 02:30" or "2027-03-14 02:30:05".
public func moment(_ text: String, in zone: String) throws -> Instant {
  let parts = text.split(separator: " ").map(String.init)
  guard parts.count == 2, let date = LocalDate(parts[0]), let time = TimeOfDay(parts[1]) else {
    throw Unreadable(text: text)
  }
  return try rules(zone).instant(of: LocalDateTime(date: date, time: time))
}

/// An instant as clocks in a zone show it, with the offset: "2027-03-14T03:30:00-04:00"; "never" for nil.
public func shown(_ instant: Instant?, in zone: String) throws -> String {
  try instant?.rfc3339(in: rules(zone)) ?? "never"
}
