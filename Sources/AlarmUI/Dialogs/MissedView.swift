import Alarms
import Notifications
import TerminalUI

/// The box that lists what was missed.
enum MissedView {
  /// How many of the missed alarms are in sight at a size.
  static func rows(_ size: Size) -> Int {
    // Frame, a line for how many follow, a gap and the answer; where it is narrow each takes two rows.
    let rows = size.rows - (size.rows >= 10 ? 6 : 3)
    return max(1, size.columns < 40 ? rows / 2 : rows)
  }

  /// Draws the box over what is there, and its keys.
  static func draw(_ state: ScreenState, on canvas: inout Canvas) {
    let language = state.language
    let unseen = state.missed.unseen
    let shown = unseen.dropFirst(state.missed.first).prefix(rows(canvas.size))
    var lines = shown.map { line($0, state.context, columns: min(60, canvas.size.columns - 4)) }
    let following = unseen.count - state.missed.first - shown.count
    if following > 0 { lines.append(language("… and %1 more", String(following))) }
    let title = unseen.count == 1 ? language("Missed alarm") : language("%1 missed alarms", String(unseen.count))
    let dialog = Dialog(title: title, text: lines.joined(separator: "\n"), choices: [language("close")])
    let layout = ScreenLayout(canvas.size)
    dialog.draw(on: &canvas, within: layout.aboveStatus)
    guard layout.statusRow != layout.footerRow else { return }
    BottomView.draw(state.status, footer: DialogKeys.page(language).footer, layout, on: &canvas)
  }

  /// "07:00 Wake up, Mon 30 Nov", the label cut to fit on one row, or on the first of two.
  private static func line(_ missed: DeliveredNotification, _ context: ScreenContext, columns: Int) -> String {
    let language = context.language
    let local = context.local(missed.occurrence.scheduled)
    let clock = language.clock(local.time)
    let date = language.date(local.date, today: context.local.date)
    let label = missed.request.content.title
    guard !label.isEmpty else { return language("%1, %2", clock, date) }
    let rest = Widths.columns(of: columns < 36 ? "\(clock) ," : language("%1 %2, %3", clock, "", date))
    return language("%1 %2, %3", clock, Widths.fit(Widths.drawable(label), columns: max(1, columns - rest)), date)
  }
}
