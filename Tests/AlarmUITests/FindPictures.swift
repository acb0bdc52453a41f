import Alarms
import TerminalUI
import Testing

@testable import AlarmUI

@Test("while it is typed what to find") func findInALargeWindow() throws {
  var screen = try screen(fewAlarms(), badge: 2)
  screen.type("/mon")
  #expect(
    screen.picture == """
        Mon 30 Nov 2026                                            ▄▄▄ ▄▄▄     ▄ ▄▄▄
        next: 06:30 Wake up, in 7 h 18 min                         ▄▄█ ▄▄█ ▀   █ ▄▄█
        only “mon”: 2 of 4 · 2 not seen                            █▄▄ ▄▄█ ▀   █ █▄▄
      ────────────────────────────────────────────────────────────────────────────────
        Work  [ON ]  1 of 2 on
       ▸ [ON ] •06:30  Wake up             Mon Tue Wed Thu Fri  Radar  in 7 h 18 min
        Other  [ON ]  1 of 2 on
         [off]  21:15  約束💊 약 먹기      Mon Wed Fri          Radar














       find: mon                                                               2 of 4
       ↓ next  ↑ previous  Enter to the list  Esc show all
      """)
}

@Test("what was found, in 40 × 10") func foundIn40Columns() throws {
  var screen = try screen(fewAlarms(), size: Size(columns: 40, rows: 10))
  screen.type("/wed")
  screen.press(.enter)
  #expect(
    screen.picture == """
       Mon 30 Nov 2026  only 2 of 4     23:12
       next: 06:30 Wake up, in 7 h 18 min
      ────────────────────────────────────────
        Work [ON ] 1 of 2 on
       ▸ [ON ]•06:30 Wake up
        Other [ON ] 1 of 2 on
         [off] 21:15 約束💊 약 먹기

      ────────────────────────────────────────
       space on/off  a add  ? help  q quit
      """)
}

@Test("nothing found, in 20 × 5") func nothingFoundIn20Columns() throws {
  var screen = try screen(fewAlarms(), size: Size(columns: 20, rows: 5))
  screen.type("/dent")
  #expect(
    screen.picture == """
      23:12 / next: 06:30
       Other [ON ] 1/2
      ▸[ON ] 09:00 Dentist

      find: dent    1 of 4
      """)
  screen.type("x")
  #expect(
    screen.picture == """
      23:12 / next: 06:30
          No alarm was
        found; Esc shows
              all.
      find: dentx   none …
      """)
}

@Test("what was found is underlined") func underlined() throws {
  var screen = try screen(fewAlarms())
  screen.type("/ke u")
  let canvas = AlarmScreen.render(screen, screen.size)
  let row = try #require(canvas.lines.lastIndex { $0.contains("Wake up") })
  let underlined = (0..<80).map { Point(column: $0, row: row) }.filter { canvas[$0].style.underline }
  #expect(underlined.map { canvas[$0].text }.joined() == "keuuu")
}

@Test("marks, a folded group and a heading that is selected") func marksAndFolding() throws {
  var screen = try screen(fewAlarms(), size: Size(columns: 60, rows: 14))
  screen.press(.left, .left, .end, .character("m"), .up, .character("m"), .up, .up)
  #expect(
    screen.picture == """
        Mon 30 Nov 2026                        ▄▄▄ ▄▄▄     ▄ ▄▄▄
        next: 06:30 Wake up, in 7 h 18 min     ▄▄█ ▄▄█ ▀   █ ▄▄█
                                               █▄▄ ▄▄█ ▀   █ █▄▄
      ────────────────────────────────────────────────────────────
        Work  [ON ]  1 of 2 on …
      ▸ Other  [ON ]  1 of 2 on
      *  [ON ]  09:00  Dentist                   Thu 3 Dec
      *  [off]  21:15  約束💊 약 먹기            Mon Wed Fri




       2 marked: space switches, d deletes, Esc unmarks
       space on/off  a add  e edit  d del  / find  ? help  q quit
      """)
}

@Test("by what rings next") func byNextRing() throws {
  var screen = try screen(fewAlarms(), size: Size(columns: 80, rows: 14))
  screen.press(.character("o"))
  #expect(
    screen.picture == """
        Mon 30 Nov 2026                                            ▄▄▄ ▄▄▄     ▄ ▄▄▄
        next: 06:30 Wake up, in 7 h 18 min                         ▄▄█ ▄▄█ ▀   █ ▄▄█
                                                                   █▄▄ ▄▄█ ▀   █ █▄▄
      ────────────────────────────────────────────────────────────────────────────────
       ▸ [ON ] •06:30  Wake up            Mon Tue Wed Thu Fri  Radar   in 7 h 18 min
         [ON ]  09:00  Dentist            Thu 3 Dec            Beacon  in 2 days 10 h
         [off]  07:10  물 마실 시간이에…  every day            Chime
         [off]  21:15  約束💊 약 먹기     Mon Wed Fri          Radar




       By what rings next.
       space on/off  a add  e edit  d del  / find  z skip  s settings  ? help  q quit
      """)
}
