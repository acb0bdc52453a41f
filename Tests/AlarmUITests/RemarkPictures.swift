import Alarms
import TerminalUI
import TestSupport
import Testing
import Timekeeping
import Words

@testable import AlarmUI

/// Alarms that skip, are paused, and keep another zone's time.
private func silenced(_ size: Size) throws -> ScreenState {
  var screen = try screen(
    [
      alarm("wakeup22", "06:30", "Wake up", days: "weekdays", group: "Work").changed {
        $0[.except] = .text("2026-12-25,2026-12-01 06:30")
      },
      alarm("water222", "07:10", "물 마실 시간이에요.", days: "daily", group: "Work").changed {
        $0[.pausedUntil] = .text("2027-01-04")
      },
      alarm("plain222", "08:00", "Plain", days: "2nd tue"),
    ], size: size)
  let seoul = try alarm("seoul222", "07:30", "서울 전화", days: "daily").changed { $0[.zone] = .text("Asia/Seoul") }
  let ring = try moment("2026-12-01 07:30", in: "Asia/Seoul")
  screen.send(.zoneRead("Asia/Seoul", .rules(try rules("Asia/Seoul"))))
  screen.send(.saved(ListedAlarm(alarm: seoul, nextRing: ring + .seconds(86_400), state: .scheduled)))
  return screen
}

@Test("what is skipped, paused and pinned stands below its alarm") func remarksInALargeWindow() throws {
  let screen = try silenced(Size(columns: 80, rows: 24))
  #expect(
    screen.picture == """
        Mon 30 Nov 2026                                            ▄▄▄ ▄▄▄     ▄ ▄▄▄
        next: 22:30 서울 전화, in 23 h 18 min                      ▄▄█ ▄▄█ ▀   █ ▄▄█
                                                                   █▄▄ ▄▄█ ▀   █ █▄▄
      ────────────────────────────────────────────────────────────────────────────────
        Work  [ON ]  2 of 2 on
       ▸ [ON ]  06:30  Wake up             Mon Tue Wed Thu Fri  Radar  in 1 day 8 h
                       skips Tue 1 Dec and 1 more
         [ON ]  07:10  물 마실 시간이에…   every day            Radar  in 35 days
                       paused until Mon 4 Jan 2027
        Other  [ON ]  2 of 2 on
         [ON ] •07:30  서울 전화           every day            Radar  in 23 h 18 min
                       22:30 here · Asia/Seoul
         [ON ]  08:00  Plain               2nd Tue              Radar  in 7 days 9 h









      ────────────────────────────────────────────────────────────────────────────────
       space on/off  a add  e edit  d del  / find  z skip  s settings  ? help  q quit
      """)
}

@Test("what is skipped, paused and pinned in 40 × 12") func remarksIn40Columns() throws {
  let screen = try silenced(Size(columns: 40, rows: 12))
  #expect(
    screen.picture == """
       Mon 30 Nov 2026                  23:12
       next: 22:30 서울 전화, in 23 h 18 min
      ────────────────────────────────────────
        Work [ON ] 2 of 2 on
       ▸ [ON ] 06:30 Wake up
          skips Tue 1 Dec and 1 more
         [ON ] 07:10 물 마실 시간이에요.
          paused until Mon 4 Jan 2027
        Other [ON ] 2 of 2 on
         [ON ]•07:30 서울 전화
      ────────────────────────────────────────
       space on/off  a add  ? help  q quit
      """)
}

@Test("what is skipped in 20 × 5") func remarksIn20Columns() throws {
  let screen = try silenced(Size(columns: 20, rows: 5))
  #expect(
    screen.picture == """
      23:12 next: 22:30
       Work [ON ] 2/2
      ▸[ON ] 06:30 Wake up
        skips Tue 1 Dec a…
      ? help  q quit
      """)
}
