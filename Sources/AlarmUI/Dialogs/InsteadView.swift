import Alarms
import TerminalUI
import Timekeeping

/// The rows at the bottom that ask for another time of the next ring.
enum InsteadView {
  /// Draws them: what the time means, the question, and its keys where there is room.
  static func draw(_ prompt: InsteadPrompt, _ state: ScreenState, _ layout: ScreenLayout, on canvas: inout Canvas) {
    let view = QuestionView(
      answer: prompt.time, leastAnswer: leastTime, note: prompt.problem ?? meaning(prompt, state),
      isProblem: prompt.problem != nil,
      footer: InsteadKeys.table(state.language, isEditing: prompt.time.isEditing).footer)
    view.draw(layout, on: &canvas) { question(prompt, state, columns: $0) }
  }

  /// "◂ 06:30 ▸" and a space.
  private static let leastTime = 10

  /// "Wake up, only tomorrow at", the name cut to fit.
  private static func question(_ prompt: InsteadPrompt, _ state: ScreenState, columns: Int) -> String {
    let language = state.language
    let today = prompt.zone.localTime(at: state.context.now).dateTime.date
    let date = prompt.ring.nominal.date
    // What is tomorrow there may not be so here.
    let isHere = prompt.zone.name == state.context.zone.name
    let day = isHere ? language.nearDate(date, today: today) : language.date(date, today: today)
    let room = columns - Widths.columns(of: language("%1, only %2 at", "", day))
    guard room >= 4 else { return Widths.fit(language("only %1 at", day), columns: columns) }
    return language(
      "%1, only %2 at", Widths.fit(Widths.drawable(state.context.name(of: prompt.alarm)), columns: room), day)
  }

  /// "skips Tue 1 Dec 06:30; rings Tue 1 Dec 06:00 instead, in 6 h 48 min", or what a time would have to be.
  private static func meaning(_ prompt: InsteadPrompt, _ state: ScreenState) -> String {
    let (language, now) = (state.language, state.context.now)
    let moment: LocalDateTime
    do throws(AlarmError) {
      moment = try prompt.moment(now: now)
    } catch .field {
      return language("a time: 06:00, 6am")
    } catch .silence {
      return language("rings then anyway: type another time, or go through usual ones with ◂ ▸")
    } catch {
      return language.sentence(for: error)
    }
    let resolution = prompt.zone.resolution(of: moment)
    let text = language(
      "skips %1; rings %2 instead, in %3", language.moment(prompt.ring.instant, now: now, in: prompt.zone),
      language.moment(resolution.instant, now: now, in: prompt.zone), language.wait(resolution.instant - now))
    let instance = RecurrenceInstance(nominal: moment, resolution: resolution)
    guard let seam = language.seam(instance, in: prompt.zone) else { return text }
    return language("%1; %2", seam, text)
  }
}
