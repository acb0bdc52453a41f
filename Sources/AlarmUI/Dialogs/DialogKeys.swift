import TerminalUI
import Words

/// What a key means while the screen asks until when to pause.
enum PauseCommand: Hashable, Sendable {
  /// Pause, or end the pause; do neither.
  case pause, leave
  /// Pause the whole group instead of the alarm, or the other way round.
  case change
  /// Go through the usual days.
  case move(Int)
}

/// What a key means where there is only something to read.
enum PageCommand: Hashable, Sendable {
  /// Move by so many lines, or so many screenfuls.
  case lines(Int), pages(Int)
  /// Go to where it begins, or to where it ends.
  case beginning, end
  /// Be done with it.
  case close
}

/// The keys of everything that lies over the list for a moment.
enum DialogKeys {
  /// The keys of the question until when to pause; every other visible key types itself.
  ///
  /// - Parameters:
  ///   - isEditing: whether the day is being typed, so that left and right move the cursor.
  ///   - hasGroup: whether there is a group to change to.
  static func pause(_ language: Language, isEditing: Bool, hasGroup: Bool) -> KeyTable<PauseCommand> {
    let first: [KeyBinding<PauseCommand>] = [
      KeyBinding(
        .enter, label: language("pause"), help: language("Pause until that day; an empty day ends the pause."),
        isPinned: true, event: .pause)
    ]
    let scope = KeyBinding<PauseCommand>(
      .tab, .backTab, label: language("alarm/group"), help: language("Pause the alarm, or its whole group."),
      event: .change)
    let days: [KeyBinding<PauseCommand>] = [
      KeyBinding(
        .right, .down, label: language("usual days"), help: language("Choose the next of the usual days."),
        event: .move(1)),
      KeyBinding(.left, .up, help: language("Choose the usual day before."), event: .move(-1)),
    ]
    let last: [KeyBinding<PauseCommand>] = [
      KeyBinding(
        .escape, label: language("leave"), help: language("Leave it as it is."), isPinned: true, event: .leave)
    ]
    return KeyTable(first + (hasGroup ? [scope] : []) + (isEditing ? [] : days) + last)
  }

  /// The keys of a page that is read: the missed alarms, the help.
  ///
  /// - Parameter scrolls: whether there is more than is in sight, so that the footer says how to get there.
  static func page(_ language: Language, scrolls: Bool = true) -> KeyTable<PageCommand> {
    KeyTable([
      KeyBinding(
        .down, .character("j"), label: scrolls ? language("page|more") : "", help: language("Go on."), event: .lines(1)),
      KeyBinding(
        .up, .character("k"), label: scrolls ? language("page|back") : "", help: language("Go back."), event: .lines(-1)
      ),
      KeyBinding(.pageDown, help: language("Go a page on."), event: .pages(1)),
      KeyBinding(.pageUp, help: language("Go a page back."), event: .pages(-1)),
      KeyBinding(.home, .character("g"), help: language("Go to the beginning."), event: .beginning),
      KeyBinding(.end, .character("G"), help: language("Go to the end."), event: .end),
      KeyBinding(
        .escape, .enter, .character(" "), .character("q"), .character("?"), .function(1), label: language("close"),
        help: language("Close it."), isPinned: true, event: .close),
    ])
  }
}
