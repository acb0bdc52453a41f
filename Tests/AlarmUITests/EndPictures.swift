import Alarms
import TerminalUI
import Testing

@testable import AlarmUI

/// Every day until the end of the year, Mondays and Wednesdays until spring, ten times.
private func endingAlarms() throws -> [Alarm] {
  [
    try alarm("wakeup22", "07:30", "약 먹기", days: "daily").changed { $0[.until] = .text("2026-12-31") },
    try alarm("wakeup23", "08:30", "Course", days: "mon,wed").changed { $0[.until] = .text("2027-03-31") },
    try alarm("wakeup24", "09:30", "Drops", days: "weekdays").changed {
      $0[.start] = .text("2026-11-23")
      $0[.count] = .integer(10)
    },
  ]
}

@Test("the end of a repetition stands behind its days where there is room for both") func endsInTheList() throws {
  let screen = try screen(endingAlarms(), size: Size(columns: 80, rows: 12))
  #expect(
    screen.picture == """
       Mon 30 Nov 2026                                                          23:12
       next: 07:30 약 먹기, in 8 h 18 min
      ────────────────────────────────────────────────────────────────────────────────
       ▸ [ON ] •07:30  약 먹기          every day until 31 Dec  Radar  in 8 h 18 min
         [ON ]  08:30  Course           Mon Wed                 Radar  in 1 day 10 h
         [ON ]  09:30  Drops            Mon Tue Wed Thu Fri     Radar  in 10 h 18 min




      ────────────────────────────────────────────────────────────────────────────────
       space on/off  a add  e edit  d del  / find  z skip  s settings  ? help  q quit
      """)
}

@Test("the ends of repetitions in a wide window") func endsInAWideList() throws {
  let screen = try screen(endingAlarms(), size: Size(columns: 120, rows: 12))
  #expect(
    screen.picture == """
       Mon 30 Nov 2026                                                                                                  23:12
       next: 07:30 약 먹기, in 8 h 18 min
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       ▸ [ON ] •07:30  약 먹기                   every day until 31 Dec        Radar  in 8 h 18 min
         [ON ]  08:30  Course                    Mon Wed until 31 Mar 2027     Radar  in 1 day 10 h
         [ON ]  09:30  Drops                     Mon Tue Wed Thu Fri 10 times  Radar  in 10 h 18 min




      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       space on/off  a add  e edit  d del  / find  z skip  s settings  P pause  Z other time  m mark  o order  ? help  q quit
      """)
}
