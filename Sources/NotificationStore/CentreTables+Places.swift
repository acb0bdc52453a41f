import Notifications
import SQLite
import Timekeeping

/// Requests that wait for a place.
extension CentreTables {
  /// Every pending request that waits for a place, by identifier.
  public func places() throws(StoreFault) -> [PlaceRequest] {
    try rows(Self.selectPlaces + " ORDER BY p.identifier", make: Self.place).compactMap(\.self)
  }

  /// The request under an identifier that waits for a place; nil when none does.
  func place(_ identifier: String) throws(StoreFault) -> PlaceRequest? {
    try rows(
      Self.selectPlaces + " WHERE p.identifier = ?", bind: { $0.bind(identifier, at: 1) }, make: Self.place
    ).first ?? nil
  }

  func watch(_ place: PlaceRequest) throws(StoreFault) {
    try save(place.request, added: place.added)
    try run("INSERT OR REPLACE INTO places (identifier, side, since) VALUES (?, ?, ?)") { statement in
      statement.bind(place.request.identifier, at: 1)
      statement.bind(place.sighting?.side.rawValue, at: 2)
      statement.bind(place.sighting?.since.microseconds, at: 3)
    }
  }

  private static let selectPlaces = """
    SELECT \(RequestColumns.list(prefix: "r.")), r.added, p.side, p.since
    FROM places p JOIN requests r ON r.identifier = p.identifier
    """

  /// The request of a row; nil for one whose place cannot be read.
  private static func place(in row: Statement) -> PlaceRequest? {
    let first = RequestColumns.count
    let sighting = RegionSide(rawValue: row.text(first + 1)).map { side in
      RegionSighting(side, since: Instant(microseconds: row.integer(first + 2)))
    }
    return PlaceRequest(
      request: RequestColumns.request(in: row), added: Instant(microseconds: row.integer(first)), sighting: sighting)
  }
}
