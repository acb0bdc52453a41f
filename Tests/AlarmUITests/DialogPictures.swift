import TerminalUI
import Testing

@testable import AlarmUI

@Test("the help is made from the key tables") func theHelpInALargeWindow() throws {
  var screen = try screen(fewAlarms())
  screen.press(.character("?"))
  #expect(
    screen.picture == """
      The list
       space                 Switch the alarm on or off.
       a                     Add an alarm or a timer.
       e Enter               Change the alarm.
       d Delete              Delete the alarm at once; u brings it back.
       u                     Undo the latest deletion, change, switch, skip, pause or
                             addition, up to 50.
       z                     Skip the next ring of an alarm that repeats; again: one
                             more.
       P                     Silence an alarm that repeats, or its group, until a
                             day; pause a timer, or let it count on.
       t                     Ring the alarm now, as a test.
       p                     Play the alarm's tone, or end it.
       ↑ k                   Go to the alarm above.
       ↓ j                   Go to the alarm below.
       PgUp                  Go a page up.
       PgDn                  Go a page down.
       Home g                Go to the first alarm.
       End G                 Go to the last alarm.
       ? F1                  Show or leave this page.
       q                     Quit; Ctrl-C does the same.

      ────────────────────────────────────────────────────────────────────────────────
       ↓ more  ↑ back  Esc close
      """)
}

@Test("the help in 40 × 10, a page on") func theHelpIn40Columns() throws {
  var screen = try screen(fewAlarms(), size: Size(columns: 40, rows: 10))
  screen.press(.character("?"), .pageDown)
  #expect(
    screen.picture == """
       d Delete              Delete the alarm
                             at once; u
                             brings it back.
       u                     Undo the latest
                             deletion,
                             change, switch,
                             skip, pause or
                             addition, up to
      ────────────────────────────────────────
       ↓ more  ↑ back  Esc close
      """)
}

@Test("the help in 20 × 5") func theHelpIn20Columns() throws {
  var screen = try screen(fewAlarms(), size: Size(columns: 20, rows: 5))
  screen.press(.character("?"))
  #expect(
    screen.picture == """
      The list
       space
         Switch the alarm
         on or off.
      ↓ more  Esc close
      """)
}
