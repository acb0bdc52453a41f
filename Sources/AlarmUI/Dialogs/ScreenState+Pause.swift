import Alarms
import TerminalUI
import Timekeeping

extension ScreenState {
  /// Skips the next ring of the selected alarm, or says why that cannot be.
  mutating func skip() -> [ScreenEffect] {
    // Further skips follow one another in the store; each is taken back by itself.
    if let row = alarms.selectedRow, deeds.outcome(of: row.alarm.id) == .skipped { return skip(row.alarm) }
    return withSelected { $0.skip($1) }
  }

  private mutating func skip(_ alarm: Alarm) -> [ScreenEffect] {
    guard alarm.isOn else {
      say(language("%1 is off and skips nothing; space switches it on.", context.name(of: alarm)))
      return []
    }
    guard alarm.schedule.canBePaused else {
      say(
        alarm.schedule.region == nil
          ? language("%1 rings once: space switches it off.", context.name(of: alarm)) : goesOnAtPlace(alarm))
      return []
    }
    let effect = ScreenEffect.skip(alarm.id)
    deeds.begin(effect, .skip, undo: .save(alarm), of: alarm)
    return [effect]
  }

  /// Asks until when to pause an alarm or its group, or says why that cannot be.
  mutating func openPause(_ alarm: Alarm) -> [ScreenEffect] {
    if alarm.schedule.isTimer { return pauseTimer(alarm) }
    let prompt = PausePrompt(alarm, hasGroup: !alarm.group.isEmpty && !repeating(inGroup: alarm.group).isEmpty)
    guard prompt.hasAlarm || prompt.hasGroup else {
      say(
        alarm.schedule.region == nil
          ? language("%1 rings once: space switches it off; only what repeats is paused.", context.name(of: alarm))
          : goesOnAtPlace(alarm))
      return []
    }
    mode = .pause(prompt, over: mode)
    return []
  }

  /// Asks until when to pause the group of an alarm that repeats.
  mutating func openPause(ofGroup alarm: Alarm) -> [ScreenEffect] {
    var prompt = PausePrompt(alarm, hasGroup: true)
    if !prompt.isGroup { prompt.changeScope() }
    mode = .pause(prompt, over: mode)
    return []
  }

  /// Does what a key means while the screen asks until when to pause.
  mutating func press(_ key: Key, in prompt: PausePrompt, over: Mode) -> [ScreenEffect] {
    var prompt = prompt
    prompt.problem = nil
    let keys = DialogKeys.pause(language, isEditing: prompt.day.isEditing, hasGroup: prompt.hasScopes)
    switch keys.event(for: key) {
    case .pause: return pause(prompt, over: over)
    case .leave:
      mode = over
      return []
    case .change: prompt.changeScope()
    case .move(let steps): prompt.day.move(by: steps, through: PausePrompt.usualDays(context.local.date))
    case nil:
      if !prompt.day.handle(key) {
        prompt.problem = language("“%1” does nothing here: Enter pauses, Esc leaves.", key.label)
      }
    }
    mode = .pause(prompt, over: over)
    return []
  }

  /// The alarms that a question means: the one, or those of its group that repeat.
  func pausable(_ prompt: PausePrompt) -> [Alarm] {
    prompt.isGroup ? repeating(inGroup: prompt.alarm.group) : [current(prompt.alarm)]
  }
}

extension ScreenState {
  private func goesOnAtPlace(_ alarm: Alarm) -> String {
    language("%1 rings at a place: space switches it off.", context.name(of: alarm))
  }

  private func repeating(inGroup group: String) -> [Alarm] {
    alarms.list.rows.filter { $0.alarm.group == group && $0.alarm.schedule.canBePaused }.map { current($0.alarm) }
  }

  private mutating func pause(_ prompt: PausePrompt, over: Mode) -> [ScreenEffect] {
    let date: LocalDate?
    var changed: [(before: Alarm, after: Alarm)] = []
    do throws(AlarmError) {
      date = try prompt.date(context)
      if let date, date <= context.local.date { throw .silence(.pauseInPast(date)) }
      for alarm in pausable(prompt) {
        let paused = try alarm.changed { $0[.pausedUntil] = date.map { .text($0.description) } ?? .null }
        if paused != alarm { changed.append((alarm, paused)) }
      }
    } catch {
      var refused = prompt
      refused.problem = language.sentence(for: error)
      mode = .pause(refused, over: over)
      return []
    }
    mode = over
    guard let first = changed.first else {
      say(language("Nothing was changed."))
      return []
    }
    let effect = prompt.isGroup ? ScreenEffect.saveAll(changed.map(\.after)) : .save(first.after)
    let undo = prompt.isGroup ? ScreenEffect.saveAll(changed.map(\.before)) : .save(first.before)
    let purpose: Deed.Purpose = prompt.isGroup ? .pauseGroup(prompt.alarm.group, until: date) : .pause(until: date)
    deeds.begin(effect, purpose, undo: undo, of: first.before)
    return [effect]
  }
}

extension Alarm {
  /// The day before which it is paused; nil when it is not.
  var pausedUntil: LocalDate? {
    guard case .repeating(let set) = schedule else { return nil }
    return set.pausedUntil
  }
}
