import Alarms
import TerminalUI

extension ScreenState {
  /// Does what a key means in the list.
  mutating func pressInList(_ key: Key) -> [ScreenEffect] {
    guard let command = ListKeys.table(language).event(for: key) else {
      if case .paste = key {
        say(language("Nothing was pasted: a text goes into an alarm's field (a or e)."))
      } else {
        say(language("“%1” does nothing here; ? shows the keys.", key.label))
      }
      return []
    }
    switch command {
    case .move, .outward, .inward, .goToNext, .find, .sort, .mark, .markAll, .clear: return getAround(command)
    case .flip: return flip()
    case .add: return add()
    case .edit: return withSelected { $0.openEditor($1) }
    case .copy: return withSelected { $0.copy($1) }
    case .delete: return delete()
    case .undo: return undo()
    case .redo: return redo()
    case .skip: return skip()
    case .instead: return withSelected { $0.openInstead($1) }
    case .pause: return pauseSelected()
    case .test: return withSelected { $0.test($1) }
    case .play: return withSelected { $0.play($1.sound, volume: $1.volume) }
    case .settings: return openSettings()
    case .help: showHelp(over: mode)
    case .quit: return askToQuit()
    }
    return []
  }

  /// Plays a tone, or ends the one that plays.
  mutating func play(_ tone: String?, volume: Int) -> [ScreenEffect] {
    guard !isPreviewing else {
      if mode == .list { say(language("The tone has ended.")) }
      return endPreview()
    }
    isPreviewing = true
    let name = tone ?? context.settings.defaultTone
    if mode == .list { say(language("Plays %1; p ends it.", language.shortened(name))) }
    return [.preview(tone: name, volume: volume)]
  }

  /// Ends the tone that is being tried, if there is one.
  mutating func endPreview() -> [ScreenEffect] {
    guard isPreviewing else { return [] }
    isPreviewing = false
    return [.stopPreview]
  }
}

extension ScreenState {
  /// Does something to the selected alarm as it will be when all that was asked for is done.
  mutating func withSelected(_ act: (inout ScreenState, Alarm) -> [ScreenEffect]) -> [ScreenEffect] {
    guard let row = alarms.selectedRow else {
      sayWhatIsSelected()
      return []
    }
    switch deeds.outcome(of: row.alarm.id) {
    case nil: return act(&self, row.alarm)
    case .saved(let alarm): return act(&self, alarm)
    case .skipped:
      say(language("%1 is being saved; try again in a moment.", context.name(of: row.alarm)))
      return []
    case .deleted:
      say(language("%1 is being deleted.", context.name(of: row.alarm)))
      return []
    }
  }

  /// Says why there is no alarm that a key could mean.
  mutating func sayWhatIsSelected() {
    if let group = alarms.selectedGroup {
      say(language("%1 is a group: go to one of its alarms for that.", name(of: group)))
    } else if alarms.list.rows.isEmpty {
      say(language("There is no alarm yet; a adds one."))
    } else {
      say(language("No alarm was found; Esc shows all."))
    }
  }

  /// What a group is called in a sentence.
  func name(of group: AlarmGroup) -> String {
    group.name.isEmpty ? language("Other") : language.shortened(group.name)
  }

  /// Asks until when to pause the selected alarm, or on a heading its group.
  private mutating func pauseSelected() -> [ScreenEffect] {
    guard let group = alarms.selectedGroup, !group.name.isEmpty else { return withSelected { $0.openPause($1) } }
    let members = group.positions.map { alarms.list.rows[$0].alarm }
    guard let first = members.first(where: \.schedule.canBePaused) else {
      say(language("%1: nothing in it repeats; only what repeats is paused.", name(of: group)))
      return []
    }
    return openPause(ofGroup: first)
  }

  private mutating func flip() -> [ScreenEffect] {
    alarms.marked.isEmpty ? flipSelected() : flipMarked()
  }

  /// Switches what is selected, whatever is marked.
  mutating func flipSelected() -> [ScreenEffect] {
    if let group = alarms.selectedGroup { return flip(group) }
    return withSelected { $0.flip($1) }
  }

  /// Switches an alarm.
  mutating func flip(_ alarm: Alarm) -> [ScreenEffect] {
    let effect = ScreenEffect.save(alarm.switched(on: !alarm.isOn))
    deeds.begin(effect, .flip, undo: .save(alarm), of: alarm)
    return [effect]
  }

  private mutating func delete() -> [ScreenEffect] {
    alarms.marked.isEmpty ? withSelected { $0.delete($1) } : deleteMarked()
  }

  /// Deletes an alarm.
  mutating func delete(_ alarm: Alarm) -> [ScreenEffect] {
    let effect = ScreenEffect.delete(alarm.id)
    deeds.begin(effect, .delete(alarm), undo: .save(alarm), of: alarm)
    // The next key is meant for the alarm that follows, even before this one is gone.
    if alarms.selectedRow?.alarm.id == alarm.id { alarms.selectNeighbour() }
    return [effect]
  }

  /// Adds an alarm; on the heading of a group to that group.
  private mutating func add() -> [ScreenEffect] {
    guard let group = alarms.selectedGroup, !group.name.isEmpty else { return openEditor(nil) }
    var record = context.settings.newRecord(id: newID())
    record[.group] = .text(group.name)
    return openEditor(nil, record: record)
  }

  /// Opens the editor with a copy, which is added when it is saved there: two alarms for the same time are rarely meant.
  private mutating func copy(_ alarm: Alarm) -> [ScreenEffect] {
    var record = alarm.record
    record[.id] = .text(newID().description)
    let effects = openEditor(nil, record: record)
    say(language("A copy of %1: Enter adds it.", context.name(of: alarm)))
    return effects
  }

  private mutating func undo() -> [ScreenEffect] {
    guard let step = deeds.beginUndo() else {
      say(language("There is nothing to undo."))
      return []
    }
    return [step.undo]
  }

  private mutating func redo() -> [ScreenEffect] {
    guard let step = deeds.beginRedo() else {
      say(language("Nothing was undone that could be done again."))
      return []
    }
    return [step.redo]
  }

  private mutating func test(_ alarm: Alarm) -> [ScreenEffect] {
    // A ring that nothing records is seen only where it rings.
    if let ringer, !isRingerHere {
      say(language("Process %1 rings it as a test; “alarm stop” ends it.", String(ringer.pid)))
    }
    return [.test(alarm)]
  }
}
