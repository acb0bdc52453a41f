import TerminalUI
import Words

/// What a key means in the list.
enum ListCommand: Hashable, Sendable {
  /// Move the selection.
  case move(ListMove)
  /// Go to the heading of the group, or fold the group; unfold it, or go to its first alarm.
  case outward, inward
  /// Go to the alarm that rings next.
  case goToNext
  /// Switch what is marked, else what is selected.
  case flip
  /// Open the editor for a new alarm, for the selected one, or for a copy of it.
  case add, edit, copy
  /// Delete what is marked, else the selected alarm.
  case delete
  /// Take the latest step back; do it again.
  case undo, redo
  /// Mark the selected alarm, or a group; mark all that are shown; take the marks and the search away.
  case mark, markAll, clear
  /// Look for something.
  case find
  /// Change the order of the list.
  case sort
  /// Leave out the next ring of the selected alarm.
  case skip
  /// Have the next ring of the selected alarm at another time.
  case instead
  /// Silence the selected alarm or its group for a while.
  case pause
  /// Ring the selected alarm as a test.
  case test
  /// Play the selected alarm's tone, or end it.
  case play
  /// Open the settings.
  case settings
  /// Show the keys.
  case help
  /// End the program.
  case quit
}

/// The keys of the list.
enum ListKeys {
  /// The keys, in the order of footer and help.
  ///
  /// - Parameter canUndo: whether there is a step to take back; if not the footer gives its room to other keys.
  static func table(_ language: Language, canUndo: Bool = true) -> KeyTable<ListCommand> {
    KeyTable(changing(language, canUndo: canUndo) + looking(language) + moving(language) + last(language))
  }

  private static func changing(_ language: Language, canUndo: Bool) -> [KeyBinding<ListCommand>] {
    [
      KeyBinding(
        .character(" "), label: language("on/off"),
        help: language("Switch the alarm on or off; on a heading its whole group, and again those that were on."),
        event: .flip),
      KeyBinding(.character("a"), label: language("add"), help: language("Add an alarm or a timer."), event: .add),
      KeyBinding(
        .character("e"), .enter, label: language("edit"), help: language("Change the alarm."), event: .edit),
      KeyBinding(
        .character("d"), .delete, label: language("del"),
        help: language("Delete the alarm at once; u brings it back."), event: .delete),
      KeyBinding(
        .character("u"), label: canUndo ? language("undo") : "",
        help: language("Undo the latest deletion, change, switch, skip, pause or addition, up to 50."), event: .undo),
      KeyBinding(
        .character("U"), .control("r"), help: language("Do again what was undone."), event: .redo),
    ]
  }

  private static func looking(_ language: Language) -> [KeyBinding<ListCommand>] {
    [
      KeyBinding(
        .character("/"), label: language("find"),
        help: language("Find by label, group, time, day or date while you type; several words must all be there."),
        event: .find),
      KeyBinding(
        .character("z"), label: language("skip"),
        help: language("Skip the next ring of an alarm that repeats; again: one more."), event: .skip),
      KeyBinding(.character("s"), label: language("settings"), help: language("Open the settings."), event: .settings),
      KeyBinding(
        .character("P"), label: language("pause"),
        help: language("Silence an alarm that repeats, or its group, until a day; pause a timer, or let it count on."),
        event: .pause),
      KeyBinding(
        .character("Z"), label: language("other time"),
        help: language("Have the next ring of an alarm that repeats at another time, only once."), event: .instead),
      KeyBinding(
        .character("m"), label: language("mark"),
        help: language("Mark the alarm, or on a heading its group: space and d then mean all that are marked."),
        event: .mark),
      KeyBinding(
        .character("M"), help: language("Mark all alarms that are shown; again: none of them."), event: .markAll),
      KeyBinding(
        .escape, help: language("Take the marks away; then show every alarm again."), event: .clear),
      KeyBinding(
        .character("o"), label: language("order"),
        help: language("List by what rings next, or by group and time of day again."), event: .sort),
      KeyBinding(
        .character("c"), label: language("copy"), help: language("Add a copy of the alarm, changed in the editor."),
        event: .copy),
      KeyBinding(
        .character("t"), label: language("test"), help: language("Ring the alarm now, as a test."), event: .test),
      KeyBinding(
        .character("p"), label: language("play"), help: language("Play the alarm's tone, or end it."), event: .play),
    ]
  }

  private static func moving(_ language: Language) -> [KeyBinding<ListCommand>] {
    [
      KeyBinding(.up, .character("k"), help: language("Go to the alarm or heading above."), event: .move(.up)),
      KeyBinding(.down, .character("j"), help: language("Go to the alarm or heading below."), event: .move(.down)),
      KeyBinding(
        .left, .character("h"), help: language("Go to the group's heading; on it: fold the group."), event: .outward),
      KeyBinding(
        .right, .character("l"), help: language("On a heading: unfold the group, or go to its first alarm."),
        event: .inward),
      KeyBinding(.pageUp, help: language("Go a page up."), event: .move(.pageUp)),
      KeyBinding(.pageDown, help: language("Go a page down."), event: .move(.pageDown)),
      KeyBinding(.home, .character("g"), help: language("Go to the first alarm."), event: .move(.first)),
      KeyBinding(.end, .character("G"), help: language("Go to the last alarm."), event: .move(.last)),
      KeyBinding(.character("n"), help: language("Go to the alarm that rings next."), event: .goToNext),
    ]
  }

  private static func last(_ language: Language) -> [KeyBinding<ListCommand>] {
    [
      KeyBinding(
        .character("?"), .function(1), label: language("help"), help: language("Show or leave this page."),
        isPinned: true, event: .help),
      KeyBinding(
        .character("q"), label: language("quit"), help: language("Quit; Ctrl-C does the same."), isPinned: true,
        event: .quit),
    ]
  }
}
