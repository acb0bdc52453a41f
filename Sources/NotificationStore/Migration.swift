/// One step of the schema's history.
///
/// Steps are only ever appended, never changed.
public struct Migration: Sendable {
  /// The statements, separated by semicolons.
  public let sql: String

  /// Makes a step.
  public init(_ sql: String) {
    self.sql = sql
  }
}

extension Migration {
  /// The tables of the notification centre as they were first made.
  ///
  /// Instants are microseconds since 1970 in UTC. `content` columns stand in both `requests` and `delivered`, because a
  /// delivered notification stays as it was when its request changes.
  public static let centre = Migration(
    """
    CREATE TABLE requests (\(contentColumns),
      added INTEGER NOT NULL,
      due INTEGER,
      last_scheduled INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX requests_by_due ON requests (due);

    CREATE TABLE delivered (\(contentColumns),
      scheduled INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE occurrences (
      identifier TEXT NOT NULL,
      scheduled INTEGER NOT NULL,
      thread TEXT NOT NULL,
      title TEXT NOT NULL,
      delivered INTEGER NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('ringing', 'stopped', 'snoozed', 'missed', 'voided')),
      passed INTEGER NOT NULL DEFAULT 0 CHECK (passed >= 0),
      settled INTEGER,
      PRIMARY KEY (identifier, scheduled)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX occurrences_ringing ON occurrences (thread) WHERE state = 'ringing';

    CREATE TABLE centre (
      one INTEGER PRIMARY KEY CHECK (one = 1),
      badge INTEGER NOT NULL DEFAULT 0 CHECK (badge >= 0)
    ) STRICT;
    INSERT INTO centre (one) VALUES (1);

    CREATE TABLE settings (
      key TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE ringer (
      one INTEGER PRIMARY KEY CHECK (one = 1),
      kind TEXT NOT NULL CHECK (kind IN ('screen', 'daemon')),
      pid INTEGER NOT NULL,
      zone TEXT NOT NULL
    ) STRICT;

    CREATE TABLE clock (
      one INTEGER PRIMARY KEY CHECK (one = 1),
      realtime INTEGER NOT NULL,
      since_boot INTEGER NOT NULL,
      boot_id TEXT NOT NULL
    ) STRICT;

    CREATE TABLE inbox (
      number INTEGER PRIMARY KEY,
      verb TEXT NOT NULL CHECK (verb IN ('test', 'open')),
      argument TEXT NOT NULL
    ) STRICT;
    """)

  /// What a rule gained beside its days: an end, times left out, a pause, and where elapsed spans are counted from.
  public static let recurrenceSets = Migration(
    ["requests", "delivered"].map { table in
      """
      ALTER TABLE \(table) ADD COLUMN until TEXT;
      ALTER TABLE \(table) ADD COLUMN count INTEGER CHECK (count > 0);
      ALTER TABLE \(table) ADD COLUMN except_times TEXT;
      ALTER TABLE \(table) ADD COLUMN paused_until TEXT;
      ALTER TABLE \(table) ADD COLUMN anchor INTEGER;
      """
    }.joined(separator: "\n"))

  /// When requests come due stands apart from what they say, in rows small enough to be all written anew at once.
  public static let dueInstants = Migration(
    """
    CREATE TABLE due_instants (
      identifier TEXT PRIMARY KEY,
      due INTEGER NOT NULL,
      last_scheduled INTEGER
    ) STRICT, WITHOUT ROWID;
    INSERT INTO due_instants SELECT identifier, due, last_scheduled FROM requests WHERE due IS NOT NULL;
    DROP INDEX requests_by_due;
    ALTER TABLE requests DROP COLUMN due;
    ALTER TABLE requests DROP COLUMN last_scheduled;
    \(indexOfDueInstants);
    """)

  static let indexOfDueInstants = "CREATE INDEX due_instants_by_due ON due_instants (due)"

  /// The zones that due instants were last found in: the local one, and those that requests are pinned to.
  ///
  /// The fingerprint is of the rules; zero where they could not be read.
  public static let zones = Migration(
    """
    CREATE TABLE zones (
      is_local INTEGER NOT NULL CHECK (is_local IN (0, 1)),
      name TEXT NOT NULL,
      fingerprint INTEGER NOT NULL,
      PRIMARY KEY (is_local, name)
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX zones_one_local ON zones (is_local) WHERE is_local = 1;
    """)

  /// Whether who rings would sleep through an alarm together with the machine.
  public static let ringerSleep = Migration(
    "ALTER TABLE ringer ADD COLUMN may_oversleep INTEGER NOT NULL DEFAULT 0 CHECK (may_oversleep IN (0, 1))")

  /// The log of what came due keeps what never happened as well: a clock that is set back makes an occurrence void, and
  /// the same one may come again.
  ///
  /// What stands in the former table is carried over; snoozes and timers are known by what is left of their requests.
  public static let ringLog = Migration(
    """
    DROP INDEX occurrences_ringing;
    ALTER TABLE occurrences RENAME TO former_occurrences;
    CREATE TABLE occurrences (
      number INTEGER PRIMARY KEY,
      identifier TEXT NOT NULL,
      scheduled INTEGER NOT NULL,
      thread TEXT NOT NULL,
      title TEXT NOT NULL,
      delivered INTEGER NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('ringing', 'stopped', 'snoozed', 'missed', 'voided')),
      passed INTEGER NOT NULL DEFAULT 0 CHECK (passed >= 0),
      settled INTEGER,
      counts_elapsed_time INTEGER NOT NULL DEFAULT 0 CHECK (counts_elapsed_time IN (0, 1)),
      counts_in_badge INTEGER NOT NULL DEFAULT 0 CHECK (counts_in_badge IN (0, 1)),
      switched_off INTEGER NOT NULL DEFAULT 0 CHECK (switched_off IN (0, 1)),
      former_state TEXT CHECK (former_state IN ('ringing', 'stopped', 'snoozed', 'missed'))
        CHECK ((former_state IS NOT NULL) = (state = 'voided')),
      sounded TEXT CHECK (sounded IN ('chosen', 'standIn', 'bell', 'none')),
      sounded_tone TEXT,
      sounded_reason TEXT
    ) STRICT;
    INSERT INTO occurrences
      (identifier, scheduled, thread, title, delivered, state, passed, settled, counts_elapsed_time, former_state)
    SELECT f.identifier, scheduled, thread, title, delivered, state, passed, settled,
      f.identifier LIKE '%.snooze' OR EXISTS (
        SELECT 1 FROM (SELECT identifier, trigger, anchor FROM requests
          UNION ALL SELECT identifier, trigger, anchor FROM delivered) r
        WHERE r.identifier = f.identifier AND (r.trigger = 'interval' OR r.anchor IS NOT NULL)),
      CASE state WHEN 'voided' THEN 'missed' END
    FROM former_occurrences f ORDER BY delivered, f.identifier;
    DROP TABLE former_occurrences;
    CREATE UNIQUE INDEX occurrences_once ON occurrences (identifier, scheduled) WHERE state <> 'voided';
    CREATE INDEX occurrences_ringing ON occurrences (thread) WHERE state = 'ringing';
    CREATE INDEX occurrences_counted ON occurrences (counts_in_badge) WHERE counts_in_badge = 1;
    CREATE INDEX occurrences_switched_off ON occurrences (thread) WHERE switched_off = 1;
    CREATE INDEX occurrences_by_scheduled ON occurrences (scheduled);
    ALTER TABLE clock ADD COLUMN steady_since INTEGER NOT NULL DEFAULT 0;
    """)

  /// What a program gives along with a notification; null for nothing.
  public static let userInfo = Migration(
    ["requests", "delivered"].map { "ALTER TABLE \($0) ADD COLUMN user_info BLOB;" }.joined(separator: "\n"))

  /// What came of asking the content extension about an occurrence; an exit below 0 is a signal.
  public static let contentExtension = Migration(
    """
    ALTER TABLE occurrences ADD COLUMN extended TEXT;
    ALTER TABLE occurrences ADD COLUMN extended_exit INTEGER;
    ALTER TABLE occurrences ADD COLUMN extended_detail TEXT;
    ALTER TABLE occurrences ADD COLUMN extended_errors TEXT;
    """)

  /// What notifications of a category offer, in a store without alarms.
  static let categories = Migration(
    """
    CREATE TABLE categories (
      identifier TEXT PRIMARY KEY,
      options INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE actions (
      category TEXT NOT NULL,
      place INTEGER NOT NULL,
      identifier TEXT NOT NULL,
      title TEXT NOT NULL,
      options INTEGER NOT NULL,
      PRIMARY KEY (category, place)
    ) STRICT, WITHOUT ROWID;
    """)

  /// The request that another one's delivery registers, whole; null for none.
  public static let followUps = Migration(
    ["requests", "delivered"].map { "ALTER TABLE \($0) ADD COLUMN follow_up BLOB;" }.joined(separator: "\n"))

  private static let contentColumns = """

      identifier TEXT PRIMARY KEY,
      title TEXT NOT NULL,
      subtitle TEXT NOT NULL,
      body TEXT NOT NULL,
      has_sound INTEGER NOT NULL CHECK (has_sound IN (0, 1)),
      tone TEXT,
      volume INTEGER NOT NULL CHECK (volume BETWEEN 1 AND 100),
      swell_seconds INTEGER NOT NULL CHECK (swell_seconds BETWEEN 0 AND 120),
      badge_change TEXT NOT NULL CHECK (badge_change IN ('unchanged', 'set', 'more')),
      badge INTEGER CHECK ((badge IS NOT NULL) = (badge_change = 'set')),
      category TEXT NOT NULL,
      thread TEXT NOT NULL,
      level TEXT NOT NULL CHECK (level IN ('passive', 'active', 'timeSensitive', 'critical')),
      link TEXT,
      grace_seconds INTEGER NOT NULL CHECK (grace_seconds >= 0),
      trigger TEXT CHECK (trigger IN ('calendar', 'rule', 'interval', 'location')),
      repeats INTEGER NOT NULL CHECK (repeats IN (0, 1)),
      year INTEGER, month INTEGER, day INTEGER, weekday INTEGER, hour INTEGER, minute INTEGER, second INTEGER,
      zone TEXT,
      rule TEXT CHECK ((rule IS NOT NULL) = (trigger IS 'rule')),
      start TEXT,
      interval_microseconds INTEGER CHECK (interval_microseconds > 0)
        CHECK ((interval_microseconds IS NOT NULL) = (trigger IS 'interval'))
    """
}
