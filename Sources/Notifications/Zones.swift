import Timekeeping

/// Where requests look up local time: the zone everyone follows, and any other by its name.
public struct Zones: Sendable {
  /// The zone that floating times are read in.
  public let local: ZoneRules

  private let named: @Sendable (String) throws(ZoneError) -> ZoneRules

  /// Makes a lookup from the local zone and a way to find others.
  public init(local: ZoneRules, named: @escaping @Sendable (String) throws(ZoneError) -> ZoneRules) {
    self.local = local
    self.named = named
  }

  /// The same lookup with another local zone.
  public func with(local: ZoneRules) -> Zones {
    Zones(local: local, named: named)
  }

  /// The rules of a pinned zone, or the local ones for nil.
  ///
  /// - Throws: `.zone` when no zone has that name.
  public func zone(_ name: String?) throws(NotificationError) -> ZoneRules {
    guard let name else { return local }
    do {
      return try named(name)
    } catch {
      throw .zone(error)
    }
  }
}
