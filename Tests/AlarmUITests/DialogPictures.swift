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
                             day.
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

@Test("what was missed is listed with its time and date") func theMissedAlarmsInALargeWindow() throws {
  let screen = try screen(fewAlarms(), badge: 2, missed: twoMissed())
  #expect(
    screen.picture == """
        Mon 30 Nov 2026                                            ▄▄▄ ▄▄▄     ▄ ▄▄▄
        next: 06:30 Wake up, in 7 h 18 min                         ▄▄█ ▄▄█ ▀   █ ▄▄█
        2 not seen                                                 █▄▄ ▄▄█ ▀   █ █▄▄
      ────────────────────────────────────────────────────────────────────────────────
        Work
       ▸ [ON ]  06:30  Wake up            Mon Tue Wed Thu Fri  Radar   in 7 h 18 min
         [off]  07:10  물 마실 시간이에…  every day            Chime
        Other
         [ON ]  09:00  Dentist ┌ 2 missed alarms ──────────┐   Beacon  in 2 days 10 h
         [off]  21:15  約束💊  │ 07:00 Wake up, Mon 30 Nov │   Radar
                               │ 07:00, Sun 29 Nov         │
                               │                           │
                               │          [close]          │
                               └───────────────────────────┘








      ────────────────────────────────────────────────────────────────────────────────
       ↓ more  ↑ back  Esc close
      """)
}

@Test("what was missed in 40 × 10") func theMissedAlarmsIn40Columns() throws {
  let screen = try screen(fewAlarms(), size: Size(columns: 40, rows: 10), badge: 2, missed: twoMissed())
  #expect(
    screen.picture == """
       Mon 30 Nov 2026  2 not seen      23:12
       next┌ 2 missed alarms ──────────┐n
      ─────│ 07:00 Wake up, Mon 30 Nov │──────
        Wor│ 07:00, Sun 29 Nov         │
       ▸ [O│                           │
         [o│          [close]          │
        Oth└───────────────────────────┘
         [ON ] 09:00 Dentist
      ────────────────────────────────────────
       ↓ more  ↑ back  Esc close
      """)
}

@Test("what was missed in 20 × 5") func theMissedAlarmsIn20Columns() throws {
  let screen = try screen(fewAlarms(), size: Size(columns: 20, rows: 5), badge: 2, missed: twoMissed())
  #expect(
    screen.picture == """
      07:00 Wake up, Mon
      30 Nov
      … and 1 more
            [close]
      ? help  q quit
      """)
}
