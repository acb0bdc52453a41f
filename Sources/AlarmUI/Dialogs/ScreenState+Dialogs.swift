import Alarms
import TerminalUI

extension ScreenState {
  /// Does what a key means while the missed alarms are shown.
  mutating func pressInMissed(_ key: Key) -> [ScreenEffect] {
    switch DialogKeys.page(language).event(for: key) {
    case .lines(let count): scrollMissed(by: count)
    case .pages(let count): scrollMissed(by: count * max(1, MissedView.rows(size) - 1))
    case .beginning: scrollMissed(by: -MissedView.lines(self, size).count)
    case .end: scrollMissed(by: MissedView.lines(self, size).count)
    case .close: return [.markSeen(missed.close())]
    case nil: say(language("“%1” does nothing here: Enter closes this.", key.label))
    }
    return []
  }

  private mutating func scrollMissed(by lines: Int) {
    let last = MissedView.lines(self, size).count - MissedView.rows(size)
    guard last > 0 else { return say(language("All of it is in sight.")) }
    missed.scroll(by: lines, last: last)
  }

  /// Does what a key means while the keys are shown.
  mutating func press(_ key: Key, inHelpAt first: Int, over: Mode) -> [ScreenEffect] {
    let rows = HelpView.rows(size)
    let last = HelpView.last(self, ScreenLayout.readable(size))
    let wanted: Int
    switch DialogKeys.page(language).event(for: key) {
    case .lines(let count): wanted = first + count
    case .pages(let count): wanted = first + count * max(1, rows - 1)
    case .beginning: wanted = 0
    case .end: wanted = last
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

  /// Shows the keys, from those of what they are shown over.
  mutating func showHelp(over: Mode) {
    mode = .help(first: HelpView.first(self, ScreenLayout.readable(size), over: over), over: over)
  }
}
