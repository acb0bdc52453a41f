import Alarms
import Notifications
import TerminalUI
import Timekeeping
import Words

/// The box that lists what was missed, with the reasons.
enum MissedView {
  /// How many lines of it are in sight at a size.
  static func rows(_ size: Size) -> Int {
    max(1, Dialog.textRows(ScreenLayout(size).aboveStatus.size))
  }

  /// A line of it, and the place of the missed alarm that it is about.
  struct Line: Hashable, Sendable {
    let text: String
    let place: Int
  }

  /// All its lines at a size: of each alarm label, time and date, and below them why it was missed.
  static func lines(_ state: ScreenState, _ size: Size) -> [Line] {
    let columns = Dialog.textColumns(ScreenLayout(size).aboveStatus.size)
    return state.missed.unseen.enumerated().flatMap { place, missed in
      let title = title(missed, state.context, columns: columns)
      let reason = "  " + reason(missed, state.language)
      return [title, reason].flatMap { TextWrap.rows(of: $0, columns: columns) }.map { Line(text: $0, place: place) }
    }
  }

  /// Draws the box over what is there, and its keys.
  static func draw(_ state: ScreenState, on canvas: inout Canvas) {
    let language = state.language
    let layout = ScreenLayout(canvas.size)
    let all = lines(state, canvas.size)
    let rows = rows(canvas.size)
    let first = min(state.missed.first, max(0, all.count - rows))
    let count = state.missed.unseen.count
    var texts = all.dropFirst(first).prefix(rows).map(\.text)
    // In a small window every line is needed for them; the keys say that there is more.
    if first + rows < all.count, rows >= 6 {
      let following = count - 1 - all[first + rows - 2].place
      texts[rows - 1] = following > 0 ? language("… and %1 more", String(following)) : "…"
    }
    let title = count == 1 ? language("Missed alarm") : language("%1 missed alarms", String(count))
    let dialog = Dialog(title: title, text: texts.joined(separator: "\n"), choices: [language("close")])
    for place in dialog.draw(on: &canvas, within: layout.aboveStatus) {
      canvas.addTarget(place, Target.key(.escape))
    }
    let cursor = canvas.cursor
    let keys = DialogKeys.page(language, scrolls: all.count > rows)
    BottomView.draw(state.status, footer: keys.footer, layout, on: &canvas)
    canvas.cursor = cursor
  }
}

extension MissedView {
  /// "07:00 Wake up, Mon 30 Nov", the label cut to fit on one row, or on the first of two.
  private static func title(_ missed: DeliveredNotification, _ context: ScreenContext, columns: Int) -> String {
    let language = context.language
    let local = context.local(missed.occurrence.scheduled)
    let clock = language.clock(local.time)
    let date = language.date(local.date, today: context.local.date)
    let label = missed.request.content.title
    guard !label.isEmpty else { return language("%1, %2", clock, date) }
    let rest = Widths.columns(of: columns < 36 ? "\(clock) ," : language("%1 %2, %3", clock, "", date))
    return language("%1 %2, %3", clock, Widths.fit(Widths.drawable(label), columns: max(1, columns - rest)), date)
  }

  /// Why it was missed, and what went before it.
  private static func reason(_ missed: DeliveredNotification, _ language: Language) -> String {
    let occurrence = missed.occurrence
    let late = occurrence.delivered - occurrence.scheduled
    let reason =
      late > .seconds(missed.request.graceSeconds)
      ? language("nobody rang: asleep, off or closed; noticed %1 late", language.howLate(occurrence.lateSeconds))
      : language("it rang, and nobody answered")
    let isSnooze = AlarmID(occurrence.thread)?.snoozeIdentifier == occurrence.identifier
    let told = isSnooze ? language("after a snooze: %1", reason) : reason
    switch occurrence.passed {
    case ..<1: return told
    case 1: return language("%1; and one earlier", told)
    default: return language("%1; and %2 earlier ones", told, String(occurrence.passed))
    }
  }
}
