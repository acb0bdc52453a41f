import Alarms
import Timekeeping

extension ScreenState {
  /// Takes in what came of something that was asked of the store, here or elsewhere.
  mutating func takeOutcome(_ event: ScreenEvent) -> [ScreenEffect] {
    switch event {
    case .saved(let row):
      takeSaved(row)
      return zoneToRead(row.alarm.zone)
    case .savedAll(let rows): takeSaved(rows)
    case .skipped(let row, let instants): takeSkipped(row, instants)
    case .rangInstead(let instead): takeInstead(instead)
    case .tookBack(let row, let removed): takeBack(row, removed: removed)
    case .deleted(let id): takeDeleted(id)
    case .deletedAll(let ids): takeDeleted(ids)
    case .failed(let effect, let error): takeFailure(effect, error)
    case .savingIsSlow: isSaving = true
    case .savingEnded: isSaving = false
    case .started, .focusGained, .focusLost, .key, .tick, .resized, .resumed, .listLoaded, .ringingChanged,
      .soundReported, .ringerChanged, .storeTrouble, .locationTrouble, .badgeChanged, .zoneChanged, .zoneRead,
      .settingsChanged, .authorizationChanged, .authorized, .firstYes, .linkOpened, .tonesListed, .previewEnded,
      .warned, .zoneWarned, .backgroundLearned, .quitAsked:
      break
    }
    return []
  }

  /// Shows an alarm that was saved, by this screen or another, and says what became of what the user asked for.
  mutating func takeSaved(_ row: ListedAlarm) {
    let deed = deeds.finishSave(of: row.alarm.id)
    alarms.put(row)
    finish(deed)
    guard let deed else { return }
    let plain = answer(row)
    let answer = hidden(row).map { language("%1. %2", plain, $0) } ?? plain
    switch deed.purpose {
    case .add, .edit:
      alarms.select(row.alarm.id)
      report(answer)
    case .flip:
      let name = context.name(of: row.alarm)
      report(row.alarm.isOn ? language("%1 is on: %2", name, plainAnswer(row)) : language("%1 is off.", name))
    case .countdown: report(answer)
    case .undo:
      alarms.select(row.alarm.id)
      report(language("Undone. %1", answer))
    case .redo:
      alarms.select(row.alarm.id)
      report(language("Redone. %1", answer))
    case .pause(let until?):
      let date = language.date(until, today: context.local.date)
      report(language("%1 is paused until %2: %3", context.name(of: row.alarm), date, plainAnswer(row)))
    case .pause(nil): report(language("%1 is paused no longer: %2", context.name(of: row.alarm), plainAnswer(row)))
    case .delete, .skip, .pauseGroup, .flipAll, .deleteAll, .ringInstead: break
    }
  }

  /// Shows several alarms that were saved at once.
  mutating func takeSaved(_ rows: [ListedAlarm]) {
    let deed = deeds.finishSaveAll(of: rows.map(\.alarm.id))
    alarms.put(rows)
    finish(deed)
    let count = String(rows.count)
    if rows.count == 1, case .undo? = deed?.purpose { return report(language("Undone. %1", answer(rows[0]))) }
    if rows.count == 1, case .redo? = deed?.purpose { return report(language("Redone. %1", answer(rows[0]))) }
    switch deed?.purpose {
    case .pauseGroup(let group, let until?):
      let date = language.date(until, today: context.local.date)
      report(language("%1: %2 that repeat are paused until %3.", language.shortened(group), count, date))
    case .pauseGroup(let group, nil):
      report(language("%1: %2 are paused no longer.", language.shortened(group), count))
    case .flipAll(let group, let isOn): report(answer(rows.count, switchedOn: isOn, group: group))
    case .undo: report(language("Undone: %1 alarms are as they were.", count))
    case .redo: report(language("Redone: %1 alarms are as they were before it was undone.", count))
    case .add, .edit, .flip, .delete, .deleteAll, .skip, .pause, .countdown, .ringInstead, nil: break
    }
  }

  /// Shows an alarm that skips rings.
  mutating func takeSkipped(_ row: ListedAlarm, _ instants: [Instant]) {
    let deed = deeds.finishSkip(of: row.alarm)
    alarms.put(row)
    finish(deed)
    guard deed != nil, let skipped = instants.first else { return }
    let moment = language.moment(skipped, now: context.now, in: context.rules(of: row.alarm.zone) ?? context.zone)
    report(language("%1 skips %2: %3", context.name(of: row.alarm), moment, plainAnswer(row)))
  }

  /// "Wake up: rings Tue 1 Dec 07:30, in 7 h 18 min"; without a label the time says enough.
  func answer(_ row: ListedAlarm) -> String {
    let answer = plainAnswer(row)
    guard !row.alarm.label.isEmpty || row.nextRing == nil else { return answer }
    return language("%1: %2", context.name(of: row.alarm), answer)
  }

  /// "rings Tue 1 Dec 07:30, in 7 h 18 min", by the clocks of the alarm's own zone.
  func plainAnswer(_ row: ListedAlarm) -> String {
    language.answer(row, now: context.now, in: context.rules(of: row.alarm.zone) ?? context.zone)
  }

  /// Takes an alarm out of the list.
  mutating func takeDeleted(_ id: AlarmID) {
    let deed = deeds.finishDelete(of: id)
    alarms.remove([id])
    finish(deed)
    guard let deed else { return }
    switch deed.purpose {
    case .delete(let alarm): report(language("Deleted: %1; u brings it back.", context.name(of: alarm)))
    case .undo(let step): report(language("Undone: %1 is gone again.", context.name(of: step.alarm)))
    case .redo(let step): report(language("Redone: %1 is gone again.", context.name(of: step.alarm)))
    case .add, .edit, .flip, .flipAll, .deleteAll, .skip, .pause, .pauseGroup, .countdown, .ringInstead: break
    }
  }

  /// Says why something could not be done and puts back what was taken for done.
  mutating func takeFailure(_ effect: ScreenEffect?, _ error: AlarmError) {
    isSaving = false
    let sentence = language.sentence(for: error)
    guard let effect else { return say(sentence, isProblem: true) }
    if error.mayPass, effect.isSaved { storeTrouble = error }
    switch effect {
    case .save, .saveAll, .skip, .ringInstead, .takeBack, .delete, .deleteAll:
      // What the user forbids now may be allowed later: a deleted alarm must not be lost by it.
      let mayWorkLater = error.mayPass || error == .centre(.notAllowed)
      if let deed = deeds.fail(effect, mayWorkLater: mayWorkLater) { putBack(deed, error) }
    case .answer(_, let id): ring?.takeBackAnswer(of: id)
    case .preview, .stopPreview: isPreviewing = false
    case .markSeen: missed.reopen()
    case .set(let setting, let value): takeBack(setting, value)
    case .test, .listTones, .readZone, .suspend, .authorize, .quit: break
    }
    say(sentence, isProblem: true)
  }

  /// Says what became of something asked for, unless something rings: that must not be written over.
  mutating func report(_ text: String) {
    if ring == nil { say(text) }
  }

  /// Forgets what kept the store from taking anything, once it has taken something.
  mutating func finish(_ deed: Deed?) {
    if deed != nil { storeTrouble = nil }
    if deeds.pending.isEmpty { isSaving = false }
  }

  /// Opens the editor again whose alarm could not be saved; selects the alarm again that could not be deleted.
  private mutating func putBack(_ deed: Deed, _ error: AlarmError) {
    switch deed.purpose {
    case .add(var editor), .edit(var editor):
      editor.go(to: EditorProblem(error, language))
      mode = .editor(editor, over: mode)
      fitEditors()
    case .delete(let alarm): alarms.select(alarm.id)
    case .flipAll(nil, _), .deleteAll: alarms.mark { $0 = deed.effect.changedIDs }
    case .flip, .flipAll, .undo, .redo, .skip, .pause, .pauseGroup, .countdown, .ringInstead: break
    }
  }
}

extension AlarmError {
  /// Whether trying again later may succeed, because nothing is wrong with what was asked.
  fileprivate var mayPass: Bool {
    switch self {
    case .centre(.store): true
    case .field, .setting, .repetition, .textTooLong, .noSuchAlarm, .ambiguous, .notRinging, .snoozeIsOff,
      .snoozeLength, .alreadyPassed, .silence, .exhausted, .centre:
      false
    }
  }
}
