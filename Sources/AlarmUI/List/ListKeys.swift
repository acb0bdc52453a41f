import TerminalUI
import Words

/// What a key means in the list.
enum ListCommand: Hashable, Sendable {
  /// Move the selection.
  case move(ListMove)
  /// Switch the selected alarm.
  case flip
  /// Open the editor for a new alarm, or for the selected one.
  case add, edit
  /// Delete the selected alarm.
  case delete
  /// Take the latest step back.
  case undo
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
  static func table(_ language: Language) -> KeyTable<ListCommand> {
    KeyTable([
      KeyBinding(
        .character(" "), label: language("on/off"), help: language("Switch the alarm on or off."), event: .flip),
      KeyBinding(.character("a"), label: language("add"), help: language("Add an alarm or a timer."), event: .add),
      KeyBinding(
        .character("e"), .enter, label: language("edit"), help: language("Change the alarm."), event: .edit),
      KeyBinding(
        .character("d"), .delete, label: language("delete"),
        help: language("Delete the alarm at once; u brings it back."), event: .delete),
      KeyBinding(
        .character("u"), label: language("undo"),
        help: language("Undo the latest deletion, change, switch, skip, pause or addition, up to 50."), event: .undo),
      KeyBinding(
        .character("z"), label: language("skip"),
        help: language("Skip the next ring of an alarm that repeats; again: one more."), event: .skip),
      KeyBinding(
        .character("P"), label: language("pause"),
        help: language("Silence an alarm that repeats, or its group, until a day; pause a timer, or let it count on."),
        event: .pause),
      KeyBinding(
        .character("Z"), label: language("other time"),
        help: language("Have the next ring of an alarm that repeats at another time, only once."), event: .instead),
      KeyBinding(
        .character("t"), label: language("test"), help: language("Ring the alarm now, as a test."), event: .test),
      KeyBinding(
        .character("p"), label: language("play"), help: language("Play the alarm's tone, or end it."), event: .play),
      KeyBinding(.up, .character("k"), help: language("Go to the alarm above."), event: .move(.up)),
      KeyBinding(.down, .character("j"), help: language("Go to the alarm below."), event: .move(.down)),
      KeyBinding(.pageUp, help: language("Go a page up."), event: .move(.pageUp)),
      KeyBinding(.pageDown, help: language("Go a page down."), event: .move(.pageDown)),
      KeyBinding(.home, .character("g"), help: language("Go to the first alarm."), event: .move(.first)),
      KeyBinding(.end, .character("G"), help: language("Go to the last alarm."), event: .move(.last)),
      KeyBinding(.character("s"), label: language("settings"), help: language("Open the settings."), event: .settings),
      KeyBinding(
        .character("?"), .function(1), label: language("help"), help: language("Show or leave this page."),
        isPinned: true, event: .help),
      KeyBinding(
        .character("q"), label: language("quit"), help: language("Quit; Ctrl-C does the same."), isPinned: true,
        event: .quit),
    ])
  }
}
