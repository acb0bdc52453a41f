import Alarms
import TerminalUI

extension ScreenState {
  /// Goes where a deep link leads.
  ///
  /// What is being edited is never lost by it: an editor opens over what there is, and what leads to the list waits until
  /// the editor is closed. What rings stays in front.
  mutating func open(_ link: DeepLink, _ alarm: Alarm?) -> [ScreenEffect] {
    switch Route(link, alarm: alarm, rings: ring?.rings ?? []) {
    case .list: showList()
    case .ring(let id): ring?.select(id)
    case .selection(let alarm):
      alarms.select(alarm.id)
      showList()
      // What was missed says for itself that it no longer rings.
      if mode == .list, missed.unseen.isEmpty { say(language("%1 does not ring now.", context.name(of: alarm))) }
    case .editor(let alarm):
      guard mode.editors.first?.original?.id != alarm.id else { return [] }
      dropQuestions()
      return openEditor(alarm)
    case .newAlarm(let new):
      dropQuestions()
      let rules = context.rules(of: new.zone) ?? context.zone
      return openEditor(
        nil, record: new.record(id: newID(), settings: context.settings, now: context.now, in: rules))
    case .noSuchAlarm(let id): say(language.sentence(for: .noSuchAlarm(id.description)), isProblem: true)
    }
    return []
  }

  private mutating func showList() {
    dropQuestions()
    guard mode.editors.isEmpty else {
      return say(language("The list is below: Enter saves what is being changed, Esc leaves it."))
    }
  }

  /// Closes what only explains or asks.
  private mutating func dropQuestions() {
    while mode != .list {
      if case .editor = mode { return }
      mode = mode.below
    }
  }
}
