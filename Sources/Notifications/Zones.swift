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

  /// The same lookup with local time for every pinned zone, for one whose file is gone.
  public var onlyLocal: Zones {
    let local = local
    return Zones(local: local) { (_) throws(ZoneError) in local }
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

  /// The rules behind a name that a store has recorded: a zone's, or a POSIX rule; nil when it means nothing here.
  public func recorded(_ name: String) -> ZoneRules? {
    do {
      return try named(name)
    } catch {
      return try? ZoneRules(posix: name)
    }
  }

  /// The same lookup with these pinned zones read once, now, for when many requests are looked up.
  public func reading(_ names: Set<String>) -> Zones {
    let named = named
    var results: [String: Result<ZoneRules, ZoneError>] = [:]
    for name in names { results[name] = Result { () throws(ZoneError) in try named(name) } }
    let read = results
    return Zones(local: local) { (name) throws(ZoneError) in
      guard let result = read[name] else { return try named(name) }
      return try result.get()
    }
  }
}
