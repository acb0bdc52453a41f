import TerminalUI
import Testing

@testable import AlarmUI

@Test("the help is made from the key tables") func theHelpInALargeWindow() throws {
  var screen = try screen(fewAlarms())
  screen.press(.character("?"))
  #expect(
    screen.picture == """
      The list
       space                 Switch the alarm on or off; on a heading its whole
                             group, and again those that were on.
       a                     Add an alarm or a timer.
       e Enter               Change the alarm.
       d Delete              Delete the alarm at once; u brings it back.
       u                     Undo the latest deletion, change, switch, skip, pause or
                             addition, up to 50.
       U Ctrl-R              Do again what was undone.
       /                     Find by label, group, time, day or date while you type;
                             several words must all be there.
       z                     Skip the next ring of an alarm that repeats; again: one
                             more.
       s                     Open the settings.
       P                     Silence an alarm that repeats, or its group, until a
                             day; pause a timer, or let it count on.
       Z                     Have the next ring of an alarm that repeats at another
                             time, only once.
       m                     Mark the alarm, or on a heading its group: space and d
                             then mean all that are marked.
       M                     Mark all alarms that are shown; again: none of them.
       Esc                   Take the marks away; then show every alarm again.
      ────────────────────────────────────────────────────────────────────────────────
       ↓ more  ↑ back  Esc close
      """)
}

@Test("the help in 40 × 10, a page on") func theHelpIn40Columns() throws {
  var screen = try screen(fewAlarms(), size: Size(columns: 40, rows: 10))
  screen.press(.character("?"), .pageDown)
  #expect(
    screen.picture == """
       a                     Add an alarm or
                             a timer.
       e Enter               Change the
                             alarm.
       d Delete              Delete the alarm
                             at once; u
                             brings it back.
       u                     Undo the latest
      ────────────────────────────────────────
       ↓ more  ↑ back  Esc close
      """)
}

@Test("the help begins with the keys of what it is opened over") func theHelpOverTheEditorAndTheSettings() throws {
  var screen = try screen(fewAlarms())
  screen.press(.character("a"), .function(1))
  #expect(screen.picture.hasPrefix("The editor: every field\n"))
  screen.press(.escape, .escape, .character("s"), .character("?"))
  #expect(screen.picture.hasPrefix("The settings\n"))
}

@Test("End and Home go to the last and the first line of the help, g and G too") func theEndsOfTheHelp() throws {
  var screen = try screen(fewAlarms())
  screen.press(.character("?"))
  let top = screen.picture
  screen.press(.end)
  #expect(screen.picture.contains("Everywhere\n"))
  let bottom = screen.picture
  screen.press(.home)
  #expect(screen.picture == top)
  screen.press(.character("G"))
  #expect(screen.picture == bottom)
  screen.press(.character("g"))
  #expect(screen.picture == top)
}

@Test("the help in 20 × 5") func theHelpIn20Columns() throws {
  var screen = try screen(fewAlarms(), size: Size(columns: 20, rows: 5))
  screen.press(.character("?"))
  #expect(
    screen.picture == """
      The list
       space
         Switch the alarm
         on or off; on a
      ↓ more  Esc close
      """)
}
