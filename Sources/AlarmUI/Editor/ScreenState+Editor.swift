import Alarms
import TerminalUI

extension ScreenState {
  /// Opens an alarm, or with nil a new one.
  ///
  /// - Parameter record: the fields of a new one; nil for the defaults.
  mutating func openEditor(_ alarm: Alarm?, record: AlarmRecord? = nil) -> [ScreenEffect] {
    let record = record ?? alarm?.record ?? context.settings.newRecord(id: newID())
    let editor = Editor(
      alarm, record: record, settings: context.settings, tones: tones, language: language)
    mode = .editor(editor, over: mode)
    // What was said is about what lies below.
    status = nil
    fitEditors()
    return (tones.isEmpty ? [.listTones] : []) + zoneToRead(editor.zoneName)
  }

  /// Gives every editor the form that the window has room for.
  mutating func fitEditors() {
    let isSmall = ScreenLayout(size).isSmall
    let context = context
    mode = mode.changingEditors { $0.fit(isSmall: isSmall, context) }
  }

  /// Hands a key to the uppermost editor.
  mutating func press(_ key: Key, in editor: Editor, over: Mode) -> [ScreenEffect] {
    act(in: editor, over: over) { $0.press(key, $1) }
  }

  /// Does something in the uppermost editor, and then what that asks of the screen.
  mutating func act(
    in editor: Editor, over: Mode, _ change: (inout Editor, ScreenContext) -> EditorRequest?
  ) -> [ScreenEffect] {
    let zoneBefore = editor.zoneName
    var editor = editor
    let request = change(&editor, context)
    mode = .editor(editor, over: over)
    switch request {
    case nil: return editor.zoneName == zoneBefore ? [] : zoneToRead(editor.zoneName)
    case .save: return save(editor, over: over)
    case .leave: return leave(editor, over: over)
    case .playTone:
      isPreviewing = false
      return play(editor.tone.tone, volume: editor.previewVolume)
    case .endTone: return endPreview()
    case .playOrEndTone: return play(editor.tone.tone, volume: editor.previewVolume)
    case .help:
      showHelp(over: mode)
      return []
    case .say(let text):
      say(text)
      return []
    }
  }

  /// An id that no alarm of the list has.
  mutating func newID() -> AlarmID {
    var id = AlarmID.random(using: &ids)
    while alarms.list.position(of: id) != nil { id = AlarmID.random(using: &ids) }
    return id
  }

  private mutating func leave(_ editor: Editor, over: Mode) -> [ScreenEffect] {
    mode = over
    guard editor.isChanged(context) else { return endPreview() }
    leftEditor = editor
    say(over == .list ? language("Nothing was saved; u brings it back.") : language("Nothing was saved."))
    return endPreview()
  }

  /// Opens the editor again that was left with something unsaved in it, if the key right after that is the one that
  /// undoes; nil when it is not.
  mutating func bringBack(with key: Key) -> [ScreenEffect]? {
    guard let editor = leftEditor else { return nil }
    leftEditor = nil
    guard mode == .list, ListKeys.table(language).event(for: key) == .undo else { return nil }
    mode = .editor(editor, over: mode)
    fitEditors()
    return []
  }

  /// Asks for the alarm to be saved and closes the editor; what cannot be saved stays open and says why.
  private mutating func save(_ editor: Editor, over: Mode) -> [ScreenEffect] {
    var editor = editor
    let alarm: Alarm
    do throws(EditorProblem) {
      try editor.readLine(context)
      alarm = try editor.alarm(context)
    } catch {
      editor.go(to: error)
      mode = .editor(editor, over: over)
      return []
    }
    mode = over
    return ask(for: alarm, editor) + endPreview()
  }

  private mutating func ask(for alarm: Alarm, _ editor: Editor) -> [ScreenEffect] {
    guard let original = editor.original else {
      let effect = ScreenEffect.save(alarm)
      deeds.begin(effect, .add(editor), undo: .delete(alarm.id), of: alarm)
      return [effect]
    }
    let current = current(original)
    // It may have rung and switched itself off while it was being edited; only another time switches it on again.
    let keepsSwitch = editor.isOn == nil && alarm.hasSameTimes(as: original)
    let wanted = keepsSwitch ? alarm.switched(as: current) : alarm
    guard wanted != current else {
      say(language("Nothing was changed."))
      return []
    }
    let effect = ScreenEffect.save(wanted)
    deeds.begin(effect, .edit(editor), undo: .save(current), of: current)
    return [effect]
  }

  /// The alarm as it will be when all that was asked for is done; as given when it is gone.
  func current(_ alarm: Alarm) -> Alarm {
    if case .saved(let latest)? = deeds.outcome(of: alarm.id) { return latest }
    return alarms.list.position(of: alarm.id).map { alarms.list.rows[$0].alarm } ?? alarm
  }
}

extension Editor {
  /// The volume a tone is tried at: as it stands, or full where that is no number.
  fileprivate var previewVolume: Int {
    do {
      return try volume.value(of: .volume).integer ?? 100
    } catch {
      return 100
    }
  }
}
