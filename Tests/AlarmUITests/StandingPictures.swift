import Alarms
import TerminalUI
import Testing

@testable import AlarmUI

/// Who rings on a machine that sleeps through it.
private let sleepy = RingerInCharge(kind: .daemon, pid: 4711, zone: "UTC", mayOversleep: true)

@Test("what must be known stands below the next ring") func theWarningsInALargeWindow() throws {
  var screen = try screen(fewAlarms(), badge: 2)
  screen.send(.ringerChanged(sleepy, isHere: false))
  #expect(
    screen.picture == """
        Mon 30 Nov 2026                                            ▄▄▄ ▄▄▄     ▄ ▄▄▄
        next: 06:30 Wake up, in 7 h 18 min                         ▄▄█ ▄▄█ ▀   █ ▄▄█
        2 not seen · may oversleep · rings in the background       █▄▄ ▄▄█ ▀   █ █▄▄
      ────────────────────────────────────────────────────────────────────────────────
        Work  [ON ]  1 of 2 on
       ▸ [ON ] •06:30  Wake up            Mon Tue Wed Thu Fri  Radar   in 7 h 18 min
         [off]  07:10  물 마실 시간이에…  every day            Chime
        Other  [ON ]  1 of 2 on
         [ON ]  09:00  Dentist            Thu 3 Dec            Beacon  in 2 days 10 h
         [off]  21:15  約束💊 약 먹기     Mon Wed Fri          Radar












       Asleep, this machine misses its alarms.
       space on/off  a add  e edit  d del  / find  z skip  s settings  ? help  q quit
      """)
}

@Test("a warning that has no room there stands above the keys") func theFullDiskInALargeWindow() throws {
  var screen = try screen(fewAlarms())
  screen.send(.ringerChanged(sleepy, isHere: false))
  screen.send(.storeTrouble(.centre(.store(.full))))
  screen.press(.down)
  #expect(
    screen.picture == """
        Mon 30 Nov 2026                                            ▄▄▄ ▄▄▄     ▄ ▄▄▄
        next: 06:30 Wake up, in 7 h 18 min                         ▄▄█ ▄▄█ ▀   █ ▄▄█
        not saved · may oversleep · rings in the background        █▄▄ ▄▄█ ▀   █ █▄▄
      ────────────────────────────────────────────────────────────────────────────────
        Work  [ON ]  1 of 2 on
         [ON ] •06:30  Wake up            Mon Tue Wed Thu Fri  Radar   in 7 h 18 min
       ▸ [off]  07:10  물 마실 시간이에…  every day            Chime
        Other  [ON ]  1 of 2 on
         [ON ]  09:00  Dentist            Thu 3 Dec            Beacon  in 2 days 10 h
         [off]  21:15  約束💊 약 먹기     Mon Wed Fri          Radar












       The disk is full and nothing was changed: free some space and try again.
       space on/off  a add  e edit  d del  / find  z skip  s settings  ? help  q quit
      """)
}

@Test("the warnings in 40 × 10") func theWarningsIn40Columns() throws {
  var screen = try screen(fewAlarms(), size: Size(columns: 40, rows: 10))
  screen.send(.ringerChanged(sleepy, isHere: true))
  #expect(
    screen.picture == """
       Mon 30 Nov 2026  may oversleep   23:12
       next: 06:30 Wake up, in 7 h 18 min
      ────────────────────────────────────────
        Work [ON ] 1 of 2 on
       ▸ [ON ]•06:30 Wake up
         [off] 07:10 물 마실 시간이에요.
        Other [ON ] 1 of 2 on
         [ON ] 09:00 Dentist
       Asleep, this machine misses its alarm…
       space on/off  a add  ? help  q quit
      """)
}

@Test("who else rings, in 40 × 10") func theRingerIn40Columns() throws {
  var screen = try screen(fewAlarms(), size: Size(columns: 44, rows: 10))
  screen.send(.ringerChanged(RingerInCharge(kind: .daemon, pid: 4711, zone: "UTC"), isHere: false))
  #expect(
    screen.picture == """
       Mon 30 Nov 2026  in background       23:12
       next: 06:30 Wake up, in 7 h 18 min
      ────────────────────────────────────────────
        Work [ON ] 1 of 2 on
       ▸ [ON ]•06:30 Wake up
         [off] 07:10 물 마실 시간이에요.
        Other [ON ] 1 of 2 on
         [ON ] 09:00 Dentist
      ────────────────────────────────────────────
       space on/off  a add  ? help  q quit
      """)
}

@Test("the warnings in 20 × 5 are a mark, and the page of keys says them") func theWarningsIn20Columns() throws {
  var screen = try screen(fewAlarms(), size: Size(columns: 20, rows: 5), badge: 2)
  screen.send(.ringerChanged(sleepy, isHere: true))
  #expect(
    screen.picture == """
      23:12 (2) ! 06:30
       Work [ON ] 1/2
      ▸[ON ]•06:30 Wake up
       [off] 07:10 물 마…
      Asleep, this machin…
      """)
  screen.press(.down)
  #expect(
    screen.picture == """
      23:12 (2) ! 06:30
       Work [ON ] 1/2
       [ON ]•06:30 Wake up
      ▸[off] 07:10 물 마…
      ? help  q quit
      """)
  screen.press(.character("?"))
  #expect(
    screen.picture == """
      What you should know
       Asleep, this
       machine misses its
       alarms.
      ↓ more  Esc close
      """)
}
