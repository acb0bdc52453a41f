import Alarms
import TerminalUI

extension ScreenState {
  /// Ends the program, or asks first when that leaves something unrung or unsaved; asked twice, it ends.
  mutating func askToQuit() -> [ScreenEffect] {
    if ring != nil { return askToQuitWhileRinging() }
    if case .quitQuestion = mode { return [.quit(ringsOn: false)] }
    let isRungElsewhere = ringer != nil && !isRingerHere
    let leavesUnrung = alarms.list.onCount > 0 && !isRungElsewhere
    let leavesUnsaved = mode.editors.contains { $0.isChanged(context) }
    guard leavesUnrung || leavesUnsaved else { return [.quit(ringsOn: false)] }
    var sentences: [String] = []
    if leavesUnrung {
      let count = alarms.list.onCount
      sentences.append(
        count == 1
          ? language("Nothing will ring then: one alarm is on.")
          : language("Nothing will ring then: %1 alarms are on.", String(count)))
    }
    if leavesUnsaved { sentences.append(language("What you are changing is not saved.")) }
    let dialog = Dialog(
      title: language("Quit?"), text: sentences.joined(separator: " "),
      choices: [language("stay"), language("quit")])
    mode = .quitQuestion(dialog, over: mode)
    return []
  }

  /// Does what a key means while the screen asks whether to quit.
  mutating func press(_ key: Key, in dialog: Dialog, over: Mode) -> [ScreenEffect] {
    switch DialogKeys.quit(language).event(for: key) {
    case .move(let steps):
      var dialog = dialog
      dialog.move(by: steps)
      mode = .quitQuestion(dialog, over: over)
    case .choose:
      if dialog.selected == 1 { return [.quit(ringsOn: false)] }
      mode = over
    case .quit: return [.quit(ringsOn: false)]
    case .stay: mode = over
    case nil: say(language("“%1” is no answer: q quits, Esc stays.", key.label))
    }
    return []
  }

  /// Does what a key means while the missed alarms are shown.
  mutating func pressInMissed(_ key: Key) -> [ScreenEffect] {
    switch DialogKeys.page(language).event(for: key) {
    case .lines(let count): missed.scroll(by: count)
    case .pages(let count): missed.scroll(by: count * max(1, MissedView.rows(size) - 1))
    case .close: return [.markSeen(missed.close())]
    case nil: say(language("“%1” does nothing here: Enter closes this.", key.label))
    }
    return []
  }

  /// Does what a key means while the keys are shown.
  mutating func press(_ key: Key, inHelpAt first: Int, over: Mode) -> [ScreenEffect] {
    let rows = HelpView.rows(size)
    let last = max(0, HelpView.lines(language, columns: size.columns).count - rows)
    let wanted: Int
    switch DialogKeys.page(language).event(for: key) {
    case .lines(let count): wanted = first + count
    case .pages(let count): wanted = first + count * max(1, rows - 1)
    case .close:
      mode = over
      return []
    case nil:
      say(language("“%1” does nothing here: Esc closes this.", key.label))
      return []
    }
    mode = .help(first: min(max(0, wanted), last), over: over)
    return []
  }

  private mutating func askToQuitWhileRinging() -> [ScreenEffect] {
    guard let screen = ring, !screen.isQuitAsked else { return [.quit(ringsOn: false)] }
    ring?.isQuitAsked = true
    say(language("Stop it first (Enter), or press Ctrl-C again to quit and leave it unanswered."))
    return []
  }
}
