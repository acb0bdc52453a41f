import Alarms
import Notifications
import TerminalUI
import Timekeeping
import Words

/// Everything the screen shows and remembers; changed by `AlarmScreen.update` alone.
public struct ScreenState: Sendable {
  /// The language of every sentence.
  public let language: Language
  /// Whether the terminal can show ASCII only.
  public let usesASCII: Bool

  /// Makes the state a screen starts with; send `started` next.
  ///
  /// - Parameters:
  ///   - language: the language of every sentence; decides about AM and PM.
  ///   - zone: the zone local times are shown in.
  ///   - now: the wall clock.
  ///   - size: the terminal's size; send `resized` when it changes.
  ///   - settings: the defaults of new alarms.
  ///   - list: the alarms in their order, or as many of the first as were read so far.
  ///   - total: how many alarms there are.
  ///   - on: how many of them are on.
  ///   - isListComplete: whether `list` holds all of them; if not, send `listLoaded` when the rest was read.
  ///   - next: the alarm that rings next, for a list that is not complete; nil finds it in the list.
  ///   - badge: the stored badge.
  ///   - missed: the missed notifications that nobody has seen yet.
  ///   - tones: the names of the tones that can be chosen; empty asks for them when they are needed.
  ///   - usesASCII: whether the terminal can show ASCII only.
  public init(
    language: Language, zone: ZoneRules, now: Instant, size: Size = Size(columns: 80, rows: 24),
    settings: AlarmSettings, list: [ListedAlarm], total: Int, on: Int, isListComplete: Bool = true,
    next: ListedAlarm? = nil, badge: Int = 0, missed: [DeliveredNotification] = [], tones: [String] = [],
    usesASCII: Bool = false
  ) {
    self.language = language
    self.usesASCII = usesASCII
  }
}
