import NotificationStore

extension Migration {
  /// The schema's history with alarms in it; only ever appended to.
  static let history: [Migration] = [
    centre, alarms, recurrenceSets, pauseDates, dueInstants, zones, ringerSleep, ringLog, userInfo, places,
    contentExtension, followUps, alarmPlaces, pausedTimers,
  ]

  /// A pause lasts until a local day, not until an instant; nothing ever wrote the old column.
  private static let pauseDates = Migration(
    """
    ALTER TABLE alarms DROP COLUMN paused_until;
    ALTER TABLE alarms ADD COLUMN paused_until TEXT;
    """)

  /// Where an alarm for a place rings; in the list such alarms come after all others of their group.
  private static let alarmPlaces = Migration(
    """
    ALTER TABLE alarms ADD COLUMN arrive TEXT;
    ALTER TABLE alarms ADD COLUMN leave TEXT
      CHECK ((arrive IS NOT NULL OR leave IS NOT NULL) = (kind = 'place'));
    DROP INDEX alarms_in_order;
    CREATE INDEX alarms_in_order ON alarms (group_name = '', group_name, kind = 'place', time, label, id);
    """)

  /// What a timer has left while it is paused, which is a kind of being off.
  private static let pausedTimers = Migration(
    """
    ALTER TABLE alarms ADD COLUMN remaining_seconds INTEGER
      CHECK (remaining_seconds IS NULL OR (is_on = 0 AND kind = 'timer' AND remaining_seconds BETWEEN 1 AND seconds));
    """)

  /// The table of alarms as it was first made: every field of the design, also those that later releases fill.
  private static let alarms = Migration(
    """
    CREATE TABLE alarms (
      id TEXT PRIMARY KEY CHECK (length(id) = 8),
      kind TEXT NOT NULL CHECK (kind IN ('alarm', 'timer', 'place')),
      time TEXT CHECK ((time IS NOT NULL) = (kind = 'alarm')),
      seconds INTEGER CHECK (seconds > 0) CHECK ((seconds IS NOT NULL) = (kind = 'timer')),
      date TEXT,
      repetition TEXT NOT NULL DEFAULT 'once',
      start TEXT,
      until TEXT,
      count INTEGER CHECK (count > 0),
      except_times TEXT,
      label TEXT NOT NULL,
      notes TEXT NOT NULL,
      group_name TEXT NOT NULL,
      is_on INTEGER NOT NULL CHECK (is_on IN (0, 1)),
      sound TEXT,
      volume INTEGER NOT NULL CHECK (volume BETWEEN 1 AND 100),
      swell_seconds INTEGER NOT NULL CHECK (swell_seconds BETWEEN 0 AND 120),
      snooze_minutes INTEGER CHECK (snooze_minutes BETWEEN 1 AND 60),
      give_up_minutes INTEGER CHECK (give_up_minutes BETWEEN 1 AND 120),
      grace_minutes INTEGER NOT NULL CHECK (grace_minutes BETWEEN 0 AND 1440),
      zone TEXT,
      paused_until INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX alarms_in_order ON alarms (group_name = '', group_name, time, label, id);
    CREATE INDEX alarms_on ON alarms (is_on) WHERE is_on = 1;
    """)
}
