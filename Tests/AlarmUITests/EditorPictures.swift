import TerminalUI
import Testing
import Words

@testable import AlarmUI

@Test("the editor of an alarm") func theEditorInALargeWindow() throws {
  var screen = try screen(fewAlarms())
  screen.press(.character("e"))
  #expect(
    screen.picture == """
       Change Wake up
      ────────────────────────────────────────────────────────────────────────────────
         04   28
         05   29
        ▸06◂: 30
         07   31
         08   32
        rings in 7 h 18 min (Tue 1 Dec)
        days     [Mon][Tue][Wed][Thu][Fri] Sat  Sun
        from
        label    Wake up
        tone       default (Radar)
        volume     100 of 100
        swell      20 s
        snooze     9 min
        give up    10 min
        grace      30 min
        group    Work
        notes
        kind       alarm
        switch     [ON ]

      ────────────────────────────────────────────────────────────────────────────────
       ↑ turn  Enter save  Esc leave  Tab next field  F1 help
      """)
}

@Test("the editor in 40 × 10 scrolls to the field with the focus") func theEditorIn40Columns() throws {
  var screen = try screen(fewAlarms(), size: Size(columns: 40, rows: 10))
  screen.press(.enter, .backTab, .backTab, .backTab)
  #expect(
    screen.picture == """
       Change Wake up
         05   29
         06 : 30
         07   31
        rings in 7 h 18 min (Tue 1 Dec)
        grace      30 min
        group    Work
      ▸ notes
      ────────────────────────────────────────
       Enter save  Esc leave  Tab next field
      """)
}

@Test("the editor in 20 × 5 is one typed line") func theEditorIn20Columns() throws {
  var screen = try screen(size: Size(columns: 20, rows: 5))
  screen.type("a06:30 mon-fri Tea")
  #expect(
    screen.picture == """
      New: time days label
      06:30 mon-fri Tea
      06:30, Mon Tue Wed
      Thu Fri: rings in 7
      Enter save
      """)
}

@Test("a timer has wheels for hours, minutes and seconds") func aTimerInTheEditor() throws {
  var screen = try screen()
  screen.type("a+10m")
  #expect(
    screen.picture == """
       New alarm
      ────────────────────────────────────────────────────────────────────────────────
         999     08      58
         1000    09      59
          00  h  10 min ▸00◂s
          01     11      01
          02     12      02
        rings in 10 min (Mon 30 Nov)
        label
        tone       default (Radar)
        volume     100 of 100
        swell      20 s
        snooze     9 min
        give up    10 min
        grace      30 min
        group
        notes
        kind       timer
        switch     [ON ]



      ────────────────────────────────────────────────────────────────────────────────
       ↑ turn  Enter save  Esc leave  Tab next field  F1 help
      """)
}

@Test("a twelve-hour language has a third wheel") func twelveHourWheels() throws {
  var screen = try screen(size: Size(columns: 40, rows: 10), language: Language(name: "en_US"))
  screen.type("a730p")
  #expect(
    screen.picture == """
       New alarm
         6    29   AM
         7  : 30  ▸PM◂
         8    31   AM
        rings tomorrow, in 20 h 18 min (Tue …
        days      M  T  W  T  F  S  S
        date
        label
      ────────────────────────────────────────
       ↑ turn  Enter save  Esc leave
      """)
}

@Test("what cannot be saved says why beside the field") func whatIsWrongStandsBesideTheField() throws {
  var screen = try screen()
  screen.type("a")
  screen.press(.tab, .tab, .tab)
  screen.type("30 Feb")
  screen.press(.enter)
  #expect(
    screen.picture == """
       New alarm
      ────────────────────────────────────────────────────────────────────────────────
         05   58
         06   59
         07 : 00
         08   01
         09   02

        days      Mon  Tue  Wed  Thu  Fri  Sat  Sun
      ▸ date     30 Feb           “30 Feb” cannot be used for the date: give a date …
        label
        tone       default (Radar)
        volume     100 of 100
        swell      20 s
        snooze     9 min
        give up    10 min
        grace      30 min
        group
        notes
        kind       alarm
        switch     [ON ]

       “30 Feb” cannot be used for the date: give a date such as 2027-03-14, and non…
       Enter save  Esc leave  Tab next field  F1 help
      """)
}
