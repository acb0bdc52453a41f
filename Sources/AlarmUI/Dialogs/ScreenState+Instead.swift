import Alarms
import TerminalUI
import Timekeeping

extension ScreenState {
  /// Asks at what time the next ring of an alarm is to be instead, or says why there is none.
  mutating func openInstead(_ alarm: Alarm) -> [ScreenEffect] {
    let name = context.name(of: alarm)
    guard case .repeating(let set) = alarm.schedule else {
      say(
        alarm.schedule.region == nil
          ? language("%1 rings once: e gives it another time.", name)
          : language("%1 rings at a place and at no set time.", name))
      return []
    }
    guard !set.countsElapsedTime else {
      say(language("%1 rings after spans of time and at no time of day; z skips.", name))
      return []
    }
    guard alarm.isOn else {
      say(language("%1 is off and has no next ring; space switches it on.", name))
      return []
    }
    guard let zone = context.rules(of: alarm.zone), let ring = set.nextInstance(after: context.now, in: zone) else {
      say(language("%1 has no next ring.", name))
      return []
    }
    mode = .instead(InsteadPrompt(alarm, ring: ring, in: zone), over: mode)
    return []
  }

  /// Does what a key means while the screen asks for another time.
  mutating func press(_ key: Key, in prompt: InsteadPrompt, over: Mode) -> [ScreenEffect] {
    var prompt = prompt
    prompt.problem = nil
    switch InsteadKeys.table(language, isEditing: prompt.time.isEditing).event(for: key) {
    case .set: return ringInstead(prompt, over: over)
    case .leave:
      mode = over
      return []
    case .move(let steps): prompt.time.move(by: steps, through: prompt.usualTimes)
    case nil:
      if !prompt.time.handle(key) {
        prompt.problem = language("“%1” does nothing here: Enter sets it, Esc leaves.", key.label)
      }
    }
    mode = .instead(prompt, over: over)
    return []
  }

  private mutating func ringInstead(_ prompt: InsteadPrompt, over: Mode) -> [ScreenEffect] {
    let moment: LocalDateTime
    do {
      moment = try prompt.moment(now: context.now)
    } catch {
      var refused = prompt
      refused.problem = language.sentence(for: error)
      mode = .instead(refused, over: over)
      return []
    }
    mode = over
    let substitute = AlarmID.random(using: &ids)
    let effect = ScreenEffect.ringInstead(prompt.alarm.id, at: moment.time, as: substitute)
    deeds.begin(effect, .ringInstead, undo: .takeBack(prompt.alarm, from: substitute), of: prompt.alarm)
    return [effect]
  }
}

extension ScreenState {
  /// Shows an alarm that rings once at another time, and says so.
  mutating func takeInstead(_ instead: RingInstead) {
    let (row, substitute) = (instead.skipped.row, instead.substitute)
    var deed: Deed?
    if case .once(let time, _) = substitute.alarm.schedule {
      deed = deeds.finishInstead(
        .ringInstead(row.alarm.id, at: time, as: substitute.alarm.id), as: [row.alarm, substitute.alarm])
    }
    alarms.put(row)
    alarms.put(substitute)
    finish(deed)
    guard deed != nil, let skipped = instead.skipped.instants.first else { return }
    let moment = language.moment(skipped, now: context.now, in: context.rules(of: row.alarm.zone) ?? context.zone)
    report(language("%1 skips %2 and once %3", context.name(of: row.alarm), moment, plainAnswer(substitute)))
  }

  /// Shows an alarm as it was before it rang once at another time.
  mutating func takeBack(_ row: ListedAlarm, removed: AlarmID) {
    var deed: Deed?
    if case .takeBack(let alarm, removed)? = deeds.pending.first(where: { $0.effect.takesBack(row.alarm.id, removed) })?
      .effect
    {
      deed = deeds.finish(.takeBack(alarm, from: removed))
    }
    alarms.remove([removed])
    alarms.put(row)
    finish(deed)
    guard deed != nil else { return }
    alarms.select(row.alarm.id)
    report(language("Undone. %1", answer(row)))
  }
}

extension ScreenEffect {
  fileprivate func takesBack(_ id: AlarmID, _ removed: AlarmID) -> Bool {
    guard case .takeBack(let alarm, removed) = self else { return false }
    return alarm.id == id
  }
}
