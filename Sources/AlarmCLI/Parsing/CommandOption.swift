import Alarms
import Words

/// The options of the command line: one row each, from which the parser and the help follow.
public enum CommandOption: Hashable, Sendable {
  /// Sets a field of an alarm.
  case field(AlarmField)
  /// Switches the alarm off.
  case off
  /// Switches the alarm on.
  case on
  /// Answers in JSON.
  case json
  /// The moment to look from.
  case after
  /// How many to name.
  case next
  /// How far ahead to look.
  case days
  /// How far back to look.
  case daysBack
  /// How long a snooze lasts.
  case `for`
  /// How many rings to skip.
  case skips
  /// Takes back what is skipped.
  case undo
  /// The time to ring at once in place of what is skipped.
  case instead
  /// The end of a pause.
  case pauseEnd
  /// The group whose alarms are meant.
  case members
  /// Clears the badge.
  case clear
  /// Denies instead of allowing.
  case deny
  /// The size of a drawn screen.
  case size
  /// The moment a drawn screen shows.
  case at
  /// Which screen is drawn.
  case screen
  /// Draws as SVG.
  case svg
  /// Says once whether it rings, for whoever started it.
  case detached
}

extension CommandOption {
  /// What is typed: "--volume".
  public var name: String {
    switch self {
    case .field(let field): field.option ?? "--\(field.rawValue)"
    case .off: "--off"
    case .on: "--on"
    case .json: "--json"
    case .after: "--after"
    case .next: "--next"
    case .days, .daysBack: "--days"
    case .for: "--for"
    case .skips: "--count"
    case .undo: "--undo"
    case .instead: "--instead"
    case .pauseEnd: "--until"
    case .members: "--group"
    case .clear: "--clear"
    case .deny: "--deny"
    case .size: "--size"
    case .at: "--at"
    case .screen: "--screen"
    case .svg: "--svg"
    case .detached: "--detached"
    }
  }

  /// What its value is called in the help; nil when it takes none.
  public var valueName: String? {
    switch self {
    case .off, .on, .json, .undo, .clear, .deny, .detached, .svg: nil
    case .after, .at: "T"
    case .next, .days, .daysBack, .skips: "N"
    case .pauseEnd: "DATE"
    case .instead: "TIME"
    case .members, .screen: "NAME"
    case .for: "MIN"
    case .size: "WxH"
    case .field(let field): CommandOption.valueName(of: field)
    }
  }

  /// What it does, in a few words.
  public var help: Message {
    switch self {
    case .off: Message("switch it off, or set it without switching it on")
    case .on: Message("switch it on")
    case .json: Message("answer in JSON")
    case .after: Message("look from this moment on: 2027-03-14 07:30, 07:30, or RFC 3339 with an offset")
    case .next: Message("how many rings to name, 1 to 1000; 1 if left out")
    case .days: Message("how many days ahead to look, 1 to 366; 14 if left out")
    case .daysBack: Message("how many days back to look, 1 to 90; all that is kept if left out")
    case .for: Message("how many minutes to put it off, 1 to 60; the alarm's own snooze if left out")
    case .skips: Message("how many rings to skip, 1 to 100; 1 if left out")
    case .undo: Message("take back what is skipped")
    case .instead: Message("ring at this time of that day instead, only once: 6:00, 9 pm")
    case .pauseEnd: Message("the day on which they may ring again: 2027-01-04, fri, tomorrow; none for timers")
    case .members: Message("the alarms of this group, instead of IDs")
    case .clear: Message("set it to nothing")
    case .deny: Message("forbid it instead")
    case .size: Message("columns and rows, such as 80x24")
    case .detached:
      Message("say in one line whether it rings, then go on in silence; end at once if somebody else rings")
    case .screen: Message("which screen: list, new, edit, ring, settings or help; the list if left out")
    case .svg: Message("draw it as SVG, in the look that is set")
    case .at: Message("the moment to show: 2027-03-14 07:30, 07:30, or RFC 3339 with an offset")
    case .field(let field): CommandOption.help(of: field)
    }
  }

  private static func valueName(of field: AlarmField) -> String {
    switch field {
    case .time: "WHEN"
    case .repeat: "DAYS"
    case .date, .start, .until, .pausedUntil: "DATE"
    case .except: "DATES"
    case .label, .notes: "TEXT"
    case .group, .sound: "NAME"
    case .zone: "ZONE"
    case .volume, .count: "N"
    case .swellSeconds, .seconds, .remainingSeconds: "SECONDS"
    case .snoozeMinutes, .giveUpMinutes, .graceMinutes: "MIN"
    case .arrive, .leave: "PLACE"
    case .id, .kind, .isOn: "VALUE"
    }
  }

  private static func help(of field: AlarmField) -> Message {
    switch field {
    case .time: Message("when it rings, if WHEN is left out")
    case .repeat:
      Message("once, mon,wed, every 3 days, every 2 weeks mon, every 2 h, 15th, 2nd tue, 4 on 2 off, RRULE:…")
    case .start: Message("the first day of a repetition: 2027-03-14")
    case .until: Message("the last day of a repetition, or its last time: 2027-06-30, \"2027-06-30 07:30\"")
    case .count: Message("after how many a repetition ends, 1 to 9999")
    case .except: Message("days or times to leave out: 2026-12-24,2026-12-31 or \"2026-12-24 07:30\"")
    case .pausedUntil: Message("the day on which a paused repetition may ring again: 2027-01-04, fri")
    case .label: Message("what it is for, up to 500 characters")
    case .notes: Message("more about it, up to 4000 characters")
    case .group: Message("the heading it stands under")
    case .sound: Message("a tone's name or a sound file; “alarm sounds” lists them")
    case .volume: Message("1 to 100")
    case .swellSeconds: Message("how long the sound swells, 0 to 120 seconds")
    case .snoozeMinutes: Message("how long a snooze lasts, 1 to 60 minutes, or off")
    case .giveUpMinutes: Message("how long it rings unanswered, 1 to 120 minutes, or never")
    case .graceMinutes: Message("how late it may still ring, 0 to 1440 minutes")
    case .zone: Message("the zone its time is meant in, such as Asia/Seoul")
    case .arrive: Message("ring on arriving at LAT,LON,RADIUS instead of at a time: 37.5665,126.978,200 or with 1.5km")
    case .leave: Message("the same on leaving; with --repeat \"every time\" it rings at every crossing")
    case .id, .kind, .seconds, .date, .isOn, .remainingSeconds: Message("set by WHEN")
    }
  }
}
