extension Migration {
  /// Requests that wait for a place, and where the machine was last seen from each.
  ///
  /// Such a request has a row here and none among the due instants.
  public static let places = Migration(
    ["requests", "delivered"].map { table in
      """
      ALTER TABLE \(table) ADD COLUMN latitude REAL CHECK (latitude BETWEEN -90 AND 90)
        CHECK ((latitude IS NOT NULL) = (trigger IS 'location'));
      ALTER TABLE \(table) ADD COLUMN longitude REAL CHECK (longitude BETWEEN -180 AND 180)
        CHECK ((longitude IS NOT NULL) = (trigger IS 'location'));
      ALTER TABLE \(table) ADD COLUMN radius REAL CHECK (radius > 0)
        CHECK ((radius IS NOT NULL) = (trigger IS 'location'));
      ALTER TABLE \(table) ADD COLUMN on_entry INTEGER CHECK (on_entry IN (0, 1))
        CHECK ((on_entry IS NOT NULL) = (trigger IS 'location'));
      ALTER TABLE \(table) ADD COLUMN on_exit INTEGER CHECK (on_exit IN (0, 1))
        CHECK ((on_exit IS NOT NULL) = (trigger IS 'location'));
      """
    }.joined(separator: "\n") + """

      CREATE TABLE places (
        identifier TEXT PRIMARY KEY,
        side TEXT CHECK (side IN ('inside', 'outside')),
        since INTEGER CHECK ((since IS NOT NULL) = (side IS NOT NULL))
      ) STRICT, WITHOUT ROWID;
      """)
}
