import Alarms
import TerminalUI
import Timekeeping

/// The rows at the bottom that ask until when to pause.
enum PauseView {
  /// Draws them: what the day means, the question, and its keys where there is room.
  static func draw(_ prompt: PausePrompt, _ state: ScreenState, _ layout: ScreenLayout, on canvas: inout Canvas) {
    let keys = DialogKeys.pause(state.language, isEditing: prompt.day.isEditing, hasGroup: prompt.hasScopes)
    let view = QuestionView(
      answer: prompt.day, leastAnswer: leastDay, note: prompt.problem ?? meaning(prompt, state),
      isProblem: prompt.problem != nil, footer: keys.footer)
    view.draw(layout, on: &canvas) { question(prompt, state, columns: $0) }
  }

  /// "◂ 2027-01-04 ▸" and a space.
  private static let leastDay = 15

  /// "pause Wake up until", the name cut to fit.
  private static func question(_ prompt: PausePrompt, _ state: ScreenState, columns: Int) -> String {
    let language = state.language
    let name = prompt.isGroup ? language("the group %1", prompt.alarm.group) : state.context.name(of: prompt.alarm)
    let room = columns - Widths.columns(of: language("pause %1 until", ""))
    guard room >= 4 else { return Widths.fit(language("pause|until"), columns: columns) }
    return language("pause %1 until", Widths.fit(Widths.drawable(name), columns: room))
  }

  private static func meaning(_ prompt: PausePrompt, _ state: ScreenState) -> String {
    let (language, context) = (state.language, state.context)
    let date: LocalDate?
    do throws(AlarmError) {
      date = try prompt.date(context)
    } catch {
      return language("a day: 2027-01-04, mon, jan 4")
    }
    let today = context.local.date
    guard let date else {
      let isPaused = state.pausable(prompt).contains { $0.pausedUntil != nil }
      return isPaused ? language("empty ends the pause") : language("a day: 2027-01-04, mon, jan 4; ◂ ▸ usual ones")
    }
    let day = language.date(date, today: today)
    guard !prompt.isGroup else {
      return language("%1 that repeat are silent before %2", String(state.pausable(prompt).count), day)
    }
    guard prompt.alarm.isOn, case .repeating(let set) = prompt.alarm.schedule,
      let zone = context.rules(of: prompt.alarm.zone),
      let ring = set.paused(until: date).next(after: context.now, in: zone)
    else { return language("silent before %1", day) }
    return language("silent before %1; then rings %2", day, language.moment(ring, now: context.now, in: zone))
  }
}
