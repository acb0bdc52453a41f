/// The local zone as it is in force while its files change.
///
/// Files that cannot be used, half written or gone for a moment, change nothing: the rules they held before stay in force,
/// and never does UTC stand in for a zone that was there.
public struct LocalZone: Sendable {
  /// The rules in force.
  public private(set) var rules: ZoneRules
  /// Why the files cannot be used as they are now; nil when they are what is in force.
  public private(set) var fault: ZoneError?

  /// Whether anything says which zone it is; UTC is in force where nothing ever did.
  public var isSaid: Bool { origin != .unsaid }

  private let files: ZoneFiles
  private var origin: Origin

  /// Where the rules in force come from.
  private enum Origin {
    /// From what says which zone it is.
    case said
    /// Nothing has ever said which zone it is.
    case unsaid
    /// What says it could not be used from the start: from the machine's own zone, else UTC.
    case standIn
  }

  /// Reads the zone.
  ///
  /// Where it cannot be used the machine's own zone stands in for what `TZ` says, and UTC for that; `fault` says so.
  public init(_ files: ZoneFiles) {
    self.files = files
    do {
      let found = try files.localIfSaid()
      (rules, origin) = (found ?? .utc, found == nil ? .unsaid : .said)
    } catch {
      (rules, origin) = ((try? files.localIgnoringTZ()) ?? .utc, .standIn)
      fault = error
    }
  }

  /// Reads the zone anew.
  ///
  /// - Returns: whether other rules are in force now, by name or by content.
  public mutating func look() -> Bool {
    let before = rules
    do {
      switch (try files.localIfSaid(), origin) {
      case (let found?, _): take(found, .said)
      case (nil, .unsaid): take(.utc, .unsaid)
      case (nil, .said), (nil, .standIn): fault = .unreadable(path: files.localtimePath, reason: "it is gone")
      }
    } catch {
      fault = error
      if origin == .standIn { rules = (try? files.localIgnoringTZ()) ?? rules }
    }
    return rules != before
  }

  private mutating func take(_ found: ZoneRules, _ origin: Origin) {
    (rules, self.origin, fault) = (found, origin, nil)
  }
}
