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
    case .move(let move): return self.move(move)
    case .flip: return withSelected { $0.flip($1) }
    case .add: return openEditor(nil)
    case .edit: return withSelected { $0.openEditor($1) }
    case .delete: return withSelected { $0.delete($1) }
    case .undo: return undo()
    case .skip: return skip()
    case .instead: return withSelected { $0.openInstead($1) }
    case .pause: return withSelected { $0.openPause($1) }
    case .test: return withSelected { $0.test($1) }
    case .play: return withSelected { $0.play($1.sound, volume: $1.volume) }
    case .settings: return openSettings()
    case .help: mode = .help(first: 0, over: mode)
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
      say(language("There is no alarm yet; a adds one."))
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

  private mutating func move(_ move: ListMove) -> [ScreenEffect] {
    if alarms.selected == nil { say(language("There is no alarm yet; a adds one.")) }
    alarms.move(move, rows: ScreenLayout(size).listRows)
    return []
  }

  private mutating func flip(_ alarm: Alarm) -> [ScreenEffect] {
    let effect = ScreenEffect.save(alarm.switched(on: !alarm.isOn))
    deeds.begin(effect, .flip, undo: .save(alarm), of: alarm)
    return [effect]
  }

  private mutating func delete(_ alarm: Alarm) -> [ScreenEffect] {
    let effect = ScreenEffect.delete(alarm.id)
    deeds.begin(effect, .delete(alarm), undo: .save(alarm), of: alarm)
    // The next key is meant for the alarm that follows, even before this one is gone.
    if let place = alarms.selected, place + 1 < alarms.list.rows.count {
      alarms.select(position: place + 1)
    } else if let place = alarms.selected {
      alarms.select(position: place - 1)
    }
    return [effect]
  }

  private mutating func undo() -> [ScreenEffect] {
    guard let step = deeds.beginUndo() else {
      say(language("There is nothing to undo."))
      return []
    }
    return [step.effect]
  }

  private mutating func test(_ alarm: Alarm) -> [ScreenEffect] {
    // A ring that nothing records is seen only where it rings.
    if let ringer, !isRingerHere {
      say(language("Process %1 rings it as a test; “alarm stop” ends it.", String(ringer.pid)))
    }
    return [.test(alarm)]
  }
}
