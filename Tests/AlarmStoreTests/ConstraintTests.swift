import AlarmStore
import NotificationStore
import Notifications
import SQLite
import Testing

/// What the schema itself keeps out, whoever writes.
struct ConstraintTests {
  private static let alarm = """
    INSERT INTO alarms (id, kind, time, seconds, label, notes, group_name, is_on, volume, swell_seconds, grace_minutes)
    VALUES
    """
  private static let place = """
    INSERT INTO alarms (id, kind, arrive, leave, label, notes, group_name, is_on, volume, swell_seconds, grace_minutes)
    VALUES
    """
  private static let request = """
    INSERT INTO requests (identifier, title, subtitle, body, has_sound, volume, swell_seconds, badge_change, badge,
      category, thread, level, grace_seconds, trigger, repeats, rule, interval_microseconds, added) VALUES
    """

  private static let occurrence = """
    INSERT INTO occurrences (identifier, scheduled, thread, title, delivered, state, former_state, passed, sounded) VALUES
    """

  private func refusal(_ sql: String) throws -> Int32? {
    let scene = try StoreScene()
    _ = try scene.open()
    do {
      try scene.database().run(sql)
      return nil
    } catch let error as SQLiteError {
      return error.primaryCode
    }
  }

  @Test(
    "Rows that are right are taken",
    arguments: [
      alarm + "('abcdefgh', 'alarm', '07:00', NULL, '', '', '', 1, 100, 0, 0)",
      alarm + "('abcdefgh', 'timer', NULL, 60, '', '', '', 0, 1, 120, 1440)",
      place + "('abcdefgh', 'place', '1,2,300', NULL, '', '', '', 0, 1, 120, 1440)",
      place + "('abcdefgh', 'place', '1,2,300', '1,2,300', '', '', '', 0, 1, 120, 1440)",
      request + "('a', '', '', '', 0, 1, 0, 'set', 0, '', '', 'active', 0, NULL, 0, NULL, NULL, 0)",
      request + "('a', '', '', '', 1, 100, 120, 'more', NULL, '', '', 'critical', 0, 'interval', 1, NULL, 60000000, 0)",
      request + "('a', '', '', '', 1, 100, 120, 'unchanged', NULL, '', '', 'passive', 0, 'rule', 1, 'daily', NULL, 0)",
    ])
  func taken(sql: String) throws {
    #expect(try refusal(sql) == nil)
  }

  @Test(
    "Rows that are wrong are refused",
    arguments: [
      alarm + "('short', 'alarm', '07:00', NULL, '', '', '', 1, 100, 0, 0)",
      alarm + "('abcdefgh', 'other', '07:00', NULL, '', '', '', 1, 100, 0, 0)",
      alarm + "('abcdefgh', 'alarm', NULL, NULL, '', '', '', 1, 100, 0, 0)",
      alarm + "('abcdefgh', 'alarm', '07:00', 60, '', '', '', 1, 100, 0, 0)",
      alarm + "('abcdefgh', 'timer', NULL, NULL, '', '', '', 1, 100, 0, 0)",
      alarm + "('abcdefgh', 'place', NULL, NULL, '', '', '', 0, 1, 120, 1440)",
      place + "('abcdefgh', 'timer', '1,2,300', NULL, '', '', '', 0, 1, 120, 1440)",
      alarm + "('abcdefgh', 'timer', NULL, 0, '', '', '', 1, 100, 0, 0)",
      alarm + "('abcdefgh', 'timer', '07:00', 60, '', '', '', 1, 100, 0, 0)",
      alarm + "('abcdefgh', 'alarm', '07:00', NULL, NULL, '', '', 1, 100, 0, 0)",
      alarm + "('abcdefgh', 'alarm', '07:00', NULL, '', '', '', 2, 100, 0, 0)",
      alarm + "('abcdefgh', 'alarm', '07:00', NULL, '', '', '', 1, 0, 0, 0)",
      alarm + "('abcdefgh', 'alarm', '07:00', NULL, '', '', '', 1, 101, 0, 0)",
      alarm + "('abcdefgh', 'alarm', '07:00', NULL, '', '', '', 1, 'loud', 0, 0)",
      alarm + "('abcdefgh', 'alarm', '07:00', NULL, '', '', '', 1, 100, 121, 0)",
      alarm + "('abcdefgh', 'alarm', '07:00', NULL, '', '', '', 1, 100, 0, 1441)",
      alarm + "('abcdefgh', 'alarm', '07:00', NULL, '', '', '', 1, 100, 0, -1)",
      request + "('a', '', '', '', 2, 1, 0, 'set', 0, '', '', 'active', 0, NULL, 0, NULL, NULL, 0)",
      request + "('a', '', '', '', 0, 1, 0, 'set', NULL, '', '', 'active', 0, NULL, 0, NULL, NULL, 0)",
      request + "('a', '', '', '', 0, 1, 0, 'more', 3, '', '', 'active', 0, NULL, 0, NULL, NULL, 0)",
      request + "('a', '', '', '', 0, 1, 0, 'set', 0, '', '', 'loud', 0, NULL, 0, NULL, NULL, 0)",
      request + "('a', '', '', '', 0, 1, 0, 'set', 0, '', '', 'active', -1, NULL, 0, NULL, NULL, 0)",
      request + "('a', '', '', '', 0, 1, 0, 'set', 0, '', '', 'active', 0, 'never', 0, NULL, NULL, 0)",
      request + "('a', '', '', '', 0, 1, 0, 'set', 0, '', '', 'active', 0, 'rule', 1, NULL, NULL, 0)",
      request + "('a', '', '', '', 0, 1, 0, 'set', 0, '', '', 'active', 0, NULL, 0, 'daily', NULL, 0)",
      request + "('a', '', '', '', 0, 1, 0, 'set', 0, '', '', 'active', 0, 'interval', 0, NULL, NULL, 0)",
      request + "('a', '', '', '', 0, 1, 0, 'set', 0, '', '', 'active', 0, 'interval', 1, NULL, 0, 0)",
      request + "(NULL, '', '', '', 0, 1, 0, 'set', 0, '', '', 'active', 0, NULL, 0, NULL, NULL, 0)",
      occurrence + "('a', 1, '', '', 1, 'loud', NULL, 0, NULL)",
      occurrence + "('a', 1, '', '', 1, 'ringing', NULL, -1, NULL)",
      occurrence + "('a', 1, '', '', 1, 'ringing', NULL, 0, 'whistle')",
      occurrence + "('a', 1, '', '', 1, 'ringing', 'missed', 0, NULL)",
      occurrence + "('a', 1, '', '', 1, 'voided', NULL, 0, NULL)",
      "UPDATE centre SET badge = -1", "INSERT INTO centre (one) VALUES (2)", "INSERT INTO centre (one) VALUES (1)",
      "INSERT INTO ringer VALUES (1, 'nobody', 1, 'UTC', 0)", "INSERT INTO inbox (verb, argument) VALUES ('shout', '')",
    ])
  func refused(sql: String) throws {
    let constraint: Int32 = 19
    #expect(try refusal(sql) == constraint)
  }

  @Test("An occurrence has one row for its request and scheduled instant, besides those that are void")
  func unique() throws {
    let row = Self.occurrence + "('a', 1, '', '', 1, 'ringing', NULL, 0, 'chosen')"
    let void = Self.occurrence + "('a', 1, '', '', 1, 'voided', 'stopped', 0, NULL)"
    #expect(try refusal([void, void, row].joined(separator: ";")) == nil)
    #expect(try refusal(row + ";" + row) == 19)
  }
}
