import Timekeeping
import Words

extension Language {
  /// What was wrong, what is accepted, and what to do: one sentence for every error of an alarm.
  public func sentence(for error: AlarmError) -> String {
    switch error {
    case .field(let field, let given):
      given.isEmpty
        ? self("An alarm needs %1: give %2.", name(of: field), accepted(by: field))
        : self("“%1” cannot be used for %2: give %3.", shortened(given), name(of: field), accepted(by: field))
    case .setting(let setting, let given):
      self("“%1” cannot be used for %2: give %3.", shortened(given), setting.rawValue, wanted(by: setting))
    case .repetition(let error, let given):
      sentence(for: error, given: given)
    case .textTooLong(let field, let limit):
      self("The text for %1 is too long: shorten it to %2 characters.", name(of: field), String(limit))
    case .noSuchAlarm(let given):
      self("There is no alarm “%1”: give its number in the list, or the beginning of its id.", shortened(given))
    case .ambiguous(let prefix, let matches):
      self(
        "“%1” is the beginning of several ids (%2): give more of it.", shortened(prefix),
        matches.map(\.description).joined(separator: ", "))
    case .notRinging(nil):
      self("Nothing rings now: “alarm next” says what rings next.")
    case .notRinging(let id?):
      self("The alarm %1 does not ring now: “alarm next” says what rings next.", id.description)
    case .snoozeIsOff(let id):
      self("The snooze of the alarm %1 is off: stop it, or give it a snooze first.", id.description)
    case .snoozeLength(let minutes):
      self("A snooze cannot last %1 min: give 1 to 60 minutes.", String(minutes))
    case .alreadyPassed(let moment):
      self(
        "%1 %2 has already passed: give a time to come, or leave the date out for the next time it is %2.",
        longDate(moment.date), clock(moment.time))
    case .silence(let refusal):
      sentence(for: refusal)
    case .exhausted(let alarm, let exhaustion):
      sentence(for: exhaustion, of: alarm)
    case .centre(let error):
      sentence(for: error)
    }
  }

  /// What a setting wants to be given, in a sentence that refuses something else.
  private func wanted(by setting: AlarmSetting) -> String {
    setting.range.map { self("a whole number from %1 to %2", String($0.lowerBound), String($0.upperBound)) }
      ?? oneOf(setting.choices)
  }

  /// What a field is called in a sentence.
  public func name(of field: AlarmField) -> String {
    switch field {
    case .id: self("the id")
    case .kind: self("the kind")
    case .time: self("the time")
    case .seconds: self("the length of a timer")
    case .date: self("the date")
    case .repeat: self("the repetition")
    case .start: self("the first day")
    case .until: self("the last day")
    case .count: self("the number of times")
    case .except: self("what is left out")
    case .label: self("the label")
    case .notes: self("the notes")
    case .group: self("the group")
    case .isOn: self("the switch")
    case .sound: self("the tone")
    case .volume: self("the volume")
    case .swellSeconds: self("the swell")
    case .snoozeMinutes: self("the snooze")
    case .giveUpMinutes: self("the time to give up")
    case .graceMinutes: self("the grace")
    case .zone: self("the time zone")
    case .pausedUntil: self("the end of the pause")
    case .arrive: self("the place to arrive at")
    case .leave: self("the place to leave")
    case .remainingSeconds: self("what a paused timer has left")
    }
  }

  /// What a field takes, to go after "give".
  public func accepted(by field: AlarmField) -> String {
    switch field {
    case .id: self("8 lower-case letters and digits, a letter first")
    case .kind: self("“alarm”, “timer” or “place”")
    case .time: self("a time of day such as 07:30, and none for a timer or a place")
    case .seconds: self("1 to %1 seconds for a timer, and none for an alarm", String(AlarmLimits.timerSeconds))
    case .date: self("a date such as 2027-03-14, and none for what repeats")
    case .repeat:
      self(
        "once, daily, mon,wed,fri, every 3 days, every 2 weeks mon, 15th, 2nd tue, last day, yearly feb 29, 4 on 2 off or an RRULE; a timer does not repeat, and a place takes once or every time"
      )
    case .start, .pausedUntil: self("a date such as 2027-03-14, and only for what repeats")
    case .until: self("a date such as 2027-03-14, or with a time 2027-03-14 07:30, and only for what repeats")
    case .count: self("1 to 9999, and only for what repeats")
    case .except:
      self("dates such as 2026-12-24,2026-12-31, or times such as 2026-12-24 07:30, and only for what repeats")
    case .label, .notes, .group: self("text without NUL characters")
    case .isOn: self("true or false")
    case .sound: self("a tone's name or a sound file")
    case .volume: self("a whole number from 1 to 100")
    case .swellSeconds: self("0 to 120 seconds")
    case .snoozeMinutes: self("1 to 60 minutes, or off")
    case .giveUpMinutes: self("1 to 120 minutes, or never")
    case .graceMinutes: self("0 to 1440 minutes")
    case .zone: self("a zone's name such as Asia/Seoul")
    case .remainingSeconds: self("1 second to the timer’s length, and only for a timer that is off")
    case .arrive:
      self(
        "LAT,LON,RADIUS in degrees and metres such as 37.5665,126.978,200, or with a unit such as 1.5km, up to 1000 km; and only for a place"
      )
    case .leave:
      self("LAT,LON,RADIUS such as 37.5665,126.978,200, the same as for arriving where that is given too")
    }
  }

  /// What a helper program, the bus or the system has given as its reason, to be quoted in a sentence.
  public func reason(_ given: String) -> String {
    shortened(phrase(given))
  }

  /// What someone gave, to be quoted in a sentence: at most so many characters of it, on one line.
  ///
  /// - Parameters:
  ///   - given: what someone gave.
  ///   - limit: fewer where the sentence behind it is to stay in sight on the screen's one line.
  public func shortened(_ given: String, to limit: Int = 60) -> String {
    let shown = String(given.prefix(limit)).oneLine
    return given.dropFirst(limit).isEmpty ? shown : shown + "…"
  }
}
