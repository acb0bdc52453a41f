import Alarms
import Notifications
import Timekeeping

/// An entry of the log as a JSON object.
enum LogJSON {
  static func object(_ entry: LoggedOccurrence, in zone: ZoneRules) -> JSONValue {
    let occurrence = entry.occurrence
    return .object([
      JSONValue.Member("identifier", .string(occurrence.identifier)),
      JSONValue.Member("alarm", .text(AlarmID(requestIdentifier: occurrence.identifier)?.description)),
      JSONValue.Member("label", .string(entry.title)),
      JSONValue.Member("scheduled", .string(occurrence.scheduled.rfc3339(in: zone))),
      JSONValue.Member("delivered", .string(occurrence.delivered.rfc3339(in: zone))),
      JSONValue.Member("lateMilliseconds", .integer(occurrence.lateMilliseconds)),
      JSONValue.Member("state", .string(occurrence.state.rawValue)),
      JSONValue.Member("formerState", .text(occurrence.formerState?.rawValue)),
      JSONValue.Member("settled", .text(occurrence.settled?.rfc3339(in: zone))),
      JSONValue.Member("passed", .integer(occurrence.passed)),
      JSONValue.Member("step", .text(occurrence.sounded?.rung.rawValue)),
      JSONValue.Member("tone", .text(occurrence.sounded?.tone)),
      JSONValue.Member("reason", .text(occurrence.sounded?.reason)),
      JSONValue.Member("switchedOff", .boolean(occurrence.switchedOff)),
      JSONValue.Member("extension", occurrence.extended.map(object) ?? .null),
    ])
  }

  /// What came of asking the content extension.
  private static func object(_ report: ExtensionReport) -> JSONValue {
    var (code, signal) = (JSONValue.null, JSONValue.null)
    switch report.exit {
    case .code(let number): code = .integer(number)
    case .signal(let number): signal = .integer(number)
    case nil: break
    }
    return .object([
      JSONValue.Member("outcome", .string(report.outcome.rawValue)), JSONValue.Member("exitCode", code),
      JSONValue.Member("signal", signal), JSONValue.Member("detail", .text(report.detail)),
      JSONValue.Member("errors", .string(report.errors)),
    ])
  }
}
