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
        days        [Mon][Tue][Wed][Thu][Fri] Sat  Sun
        repeat       weekdays
        from
        until
        label        Wake up
        tone         default (Radar)
        group        Work
        kind         alarm
        switch       [ON ]
        more         [+] zone, leave out, pause, snooze, give up and 4 more




      ────────────────────────────────────────────────────────────────────────────────
       ↑ turn  Enter save  Esc leave  Tab next field  F1 help
      """)
}

@Test("the editor in 40 × 10 scrolls to the field with the focus") func theEditorIn40Columns() throws {
  var screen = try screen(fewAlarms(), size: Size(columns: 40, rows: 10))
  screen.press(.enter)
  screen.tab(to: .notes)
  #expect(
    screen.picture == """
       Change Wake up
         05   29
         06 : 30
         07   31
        rings in 7 h 18 min (Tue 1 Dec)
        swell        20 s
        grace        30 min
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
        tone         default (Radar)
        group
        kind         timer
        switch       [ON ]
        more         [+] snooze, give up, volume, swell, grace, notes








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
        rings in 20 h 18 min (Tue 1 Dec)
        days        S  M  T  W  T  F  S
        repeat       once
        date
      ─────────────────────────────────── ▾ ──
       ↑ turn  Enter save  Esc leave
      """)
}

@Test("what cannot be saved says why beside the field") func whatIsWrongStandsBesideTheField() throws {
  var screen = try screen()
  screen.type("a")
  screen.tab(to: .date)
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

        days         Mon  Tue  Wed  Thu  Fri  Sat  Sun
        repeat       once
      ▸ date         30 Feb
                     “30 Feb” cannot be used for the date: give a date such as
                     2027-03-14, and none for what repeats.
        label
        tone         default (Radar)
        group
        kind         alarm
        switch       [ON ]
        more         [+] zone, snooze, give up, volume, swell, grace, notes



      ────────────────────────────────────────────────────────────────────────────────
       Enter save  Esc leave  Tab next field  F1 help
      """)
}

@Test("a repetition says below what it means and when it comes next") func aRepetitionInTheEditor() throws {
  var screen = try screen()
  screen.type("a")
  screen.tab(to: .repetition)
  screen.type("4 on 2 off")
  screen.press(.tab)
  #expect(
    screen.picture == """
       New alarm
      ────────────────────────────────────────────────────────────────────────────────
         05   58
         06   59
         07 : 00
         08   01
         09   02
        rings in 7 h 48 min (Tue 1 Dec)
        days         Mon  Tue  Wed  Thu  Fri  Sat  Sun
        repeat       4 on 2 off
                     4 on, 2 off: Tue 1 Dec, Wed 2 Dec, Thu 3 Dec
      ▸ from                        the first day: 2027-03-14, fri; or empty
        until
        label
        tone         default (Radar)
        group
        kind         alarm
        switch       [ON ]
        more         [+] zone, leave out, pause, snooze, give up and 4 more



      ────────────────────────────────────────────────────────────────────────────────
       Enter save  Esc leave  Tab next field  F1 help
      """)
}

@Test("what is asked of a zone, a pause and what is left out") func theSeldomUsedFields() throws {
  var screen = try screen(size: Size(columns: 80, rows: 30))
  screen.type("a")
  screen.tab(to: .days)
  screen.type("1")
  screen.tab(to: .zone)
  #expect(
    screen.picture == """
       New alarm
      ────────────────────────────────────────────────────────────────────────────────
         05   58
         06   59
         07 : 00
         08   01
         09   02
        rings in 6 days 8 h (Mon 7 Dec)
        days        [Mon] Tue  Wed  Thu  Fri  Sat  Sun
        repeat       mon
        from
        until
        label
        tone         default (Radar)
        group
        kind         alarm
        switch       [ON ]
        more         [-] shut
      ▸ zone                                  Asia/Seoul; empty follows the system
        leave out
        pause
        snooze       9 min
        give up      10 min
        volume       100 of 100
        swell        20 s
        grace        30 min
        notes

      ────────────────────────────────────────────────────────────────────────────────
       Enter save  Esc leave  Tab next field  F1 help
      """)
}

@Test("a repetition in 40 × 12") func aRepetitionIn40Columns() throws {
  var screen = try screen(size: Size(columns: 40, rows: 12))
  screen.type("a")
  screen.tab(to: .repetition)
  screen.type("mon,thu")
  #expect(
    screen.picture == """
       New alarm
         06   59
         07 : 00
         08   01
        rings in 2 days 8 h (Thu 3 Dec)
        days       [M] T  W [T] F  S  S
      ▸ repeat       mon,thu
                   Mon Thu: Thu 3 Dec, Mon 7
                   Dec, Thu 10 Dec
        from
      ─────────────────────────────────── ▾ ──
       Enter save  Esc leave  Tab next field
      """)
}
