import Alarms

extension AlarmReference {
  /// The alarm it means.
  ///
  /// - Throws: `.noSuchAlarm` and `.ambiguous`, and what the store refuses.
  public func alarm(in door: any AlarmDoor) async throws(AlarmError) -> Alarm {
    switch self {
    case .row(let number):
      guard number > 0, let row = try await door.alarms(from: number - 1, limit: 1).first else {
        throw .noSuchAlarm(text)
      }
      return row.alarm
    case .prefix(let prefix):
      // Ids have nothing else; what could mean more to a database than itself never gets there.
      guard prefix.utf8.allSatisfy({ (97...122).contains($0) || (48...57).contains($0) }) else {
        throw .noSuchAlarm(prefix)
      }
      let found = try await door.alarms(withPrefix: prefix)
      guard let alarm = found.first else { throw .noSuchAlarm(prefix) }
      guard found.count == 1 else { throw .ambiguous(prefix, matches: found.map(\.id)) }
      return alarm
    }
  }
}
