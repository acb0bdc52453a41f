import Notifications
import TerminalUI
import Testing

@testable import AlarmUI

@Test("what was missed is listed with its time and date, and why") func theMissedAlarmsInALargeWindow() throws {
  let screen = try screen(fewAlarms(), badge: 2, missed: twoMissed())
  #expect(
    screen.picture == """
        Mon 30 Nov 2026                                            ▄▄▄ ▄▄▄     ▄ ▄▄▄
        next: 06:30 Wake up, in 7 h 18 min                         ▄▄█ ▄▄█ ▀   █ ▄▄█
        2 not seen                                                 █▄▄ ▄▄█ ▀   █ █▄▄
      ────────────────────────────────────────────────────────────────────────────────
        Work  [ON ]  1 of 2 on
       ▸ [ON ] •06:30  Wake up            Mon Tue Wed Thu Fri  Radar   in 7 h 18 min
         [off]┌ 2 missed alarms ────────────────────────────────────────────┐
        Other │ 07:00 Wake up, Mon 30 Nov                                   │
         [ON ]│   it rang, and nobody answered                              │ays 10 h
         [off]│ 07:00, Sun 29 Nov                                           │
              │   nobody rang: asleep, off or closed; noticed 2 h late; and │
              │   3 earlier ones                                            │
              │                                                             │
              │                           [close]                           │
              └─────────────────────────────────────────────────────────────┘







      ────────────────────────────────────────────────────────────────────────────────
       Esc close
      """)
}

/// Six, one of them with a long Korean label.
private func sixMissed() -> [DeliveredNotification] {
  let snooze = missed("wakeup22.snooze", "Wake up", secondsAgo: 600, late: 4)
  let long = missed("water222", "아침에 일어나자마자 물 마실 시간이에요, 두 잔", secondsAgo: 7200, late: 5400, passed: 1)
  return [long, snooze] + (1...4).map { missed("alarm22\($0 + 1)", "약 \($0)", secondsAgo: 86_400 * $0) }
}

@Test("the latest stands first, and what has no room is counted") func manyMissedAlarms() throws {
  var screen = try screen(fewAlarms(), size: Size(columns: 60, rows: 14), badge: 6, missed: sixMissed())
  #expect(
    screen.picture == """
      ┌ 6 missed alarms ─────────────────────────────────────────┐
      │ 23:02 Wake up, Mon 30 Nov                                │
      │   after a snooze: it rang, and nobody answered           │
      │ 21:12 아침에 일어나자마자 물 마실 시간이에…, Mon 30 Nov  │
      │   nobody rang: asleep, off or closed; noticed 1 h 30 min │
      │   late; and one earlier                                  │
      │ 23:12 약 1, Sun 29 Nov                                   │
      │   it rang, and nobody answered                           │
      │ … and 3 more                                             │
      │                                                          │
      │                         [close]                          │
      └──────────────────────────────────────────────────────────┘
      ────────────────────────────────────────────────────────────
       ↓ more  ↑ back  Esc close
      """)
  screen.press(.pageDown)
  #expect(
    screen.picture == """
        Mon 30 Nov ┌ 6 missed alarms ───────────────┐▄     ▄ ▄▄▄
        next: 06:30│ 23:12 약 1, Sun 29 Nov         │█ ▀   █ ▄▄█
        6 not seen │   it rang, and nobody answered │█ ▀   █ █▄▄
      ─────────────│ 23:12 약 2, Sat 28 Nov         │─────────────
        Work  [ON ]│   it rang, and nobody answered │
       ▸ [ON ] •06:│ 23:12 약 3, Fri 27 Nov         │ Wed Thu Fri
         [off]  07:│   it rang, and nobody answered │ay
        Other  [ON │ 23:12 약 4, Thu 26 Nov         │
         [ON ]  09:│   it rang, and nobody answered │ec
         [off]  21:│                                │ Fri
                   │            [close]             │
                   └────────────────────────────────┘
      ────────────────────────────────────────────────────────────
       ↓ more  ↑ back  Esc close
      """)
}

@Test("what was missed in 40 × 10") func theMissedAlarmsIn40Columns() throws {
  var screen = try screen(fewAlarms(), size: Size(columns: 40, rows: 10), badge: 2, missed: sixMissed())
  screen.press(.down)
  #expect(
    screen.picture == """
      ┌ 6 missed alarms ─────────────────────┐
      │   after a snooze: it rang, and       │
      │   nobody answered                    │
      │ 21:12 아침에 일어나자마…, Mon 30 Nov │
      │   nobody rang: asleep, off or        │
      │                                      │
      │               [close]                │
      └──────────────────────────────────────┘
      ────────────────────────────────────────
       ↓ more  ↑ back  Esc close
      """)
}

@Test("what was missed in 20 × 5") func theMissedAlarmsIn20Columns() throws {
  var screen = try screen(fewAlarms(), size: Size(columns: 20, rows: 5), badge: 2, missed: sixMissed())
  #expect(
    screen.picture == """
      6 missed alarms
      23:02 Wake up, Mon
      30 Nov
            [close]
      ↓ more  Esc close
      """)
  screen.press(.down, .down)
  #expect(
    screen.picture == """
      6 missed alarms
        after a snooze: it
        rang, and nobody
            [close]
      ↓ more  Esc close
      """)
}

@Test("a single one in ASCII") func oneMissedAlarmInASCII() throws {
  let screen = try screen(
    fewAlarms(), size: Size(columns: 40, rows: 10), badge: 1, missed: Array(twoMissed().prefix(1)), usesASCII: true)
  #expect(
    screen.picture == """
       Mon 30 Nov 2026  1 not seen      23:12
       ne+ Missed alarm ------------------+
      ---| 07:00 Wake up, Mon 30 Nov      |---
        W|   it rang, and nobody answered |
       > |                                |
         |            [close]             |
        O+--------------------------------+
         [ON ] 09:00 Dentist
      ----------------------------------------
       Esc close
      """)
}
