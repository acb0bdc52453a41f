/// Finds the system's zones as the C library does.
public struct ZoneFiles: Sendable {
  /// Makes a finder.
  public init(
    environment: [String: String], directory: String = "/usr/share/zoneinfo", localtime: String = "/etc/localtime"
  ) {}
  /// The zone the system and `TZ` say.
  public func local() throws(ZoneError) -> ZoneRules { .utc }
  /// The zone the system says, whatever `TZ` says.
  public func localIgnoringTZ() throws(ZoneError) -> ZoneRules { .utc }
  /// The zone of that name.
  public func named(_ name: String) throws(ZoneError) -> ZoneRules { throw .unknown(name: name) }
}
