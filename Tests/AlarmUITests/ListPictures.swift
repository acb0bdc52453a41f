import Alarms
import TerminalUI
import TestSupport
import Testing
import Timekeeping
import Words

@testable import AlarmUI

@Test("the list in a large window") func theListInALargeWindow() throws {
  let screen = try screen(fewAlarms(), badge: 2)
  #expect(
    screen.picture == """
        Mon 30 Nov 2026                                            ▄▄▄ ▄▄▄     ▄ ▄▄▄
        next: 06:30 Wake up, in 7 h 18 min                         ▄▄█ ▄▄█ ▀   █ ▄▄█
        2 not seen                                                 █▄▄ ▄▄█ ▀   █ █▄▄
      ────────────────────────────────────────────────────────────────────────────────
        Work  [ON ]  1 of 2 on
       ▸ [ON ] •06:30  Wake up            Mon Tue Wed Thu Fri  Radar   in 7 h 18 min
         [off]  07:10  물 마실 시간이에…  every day            Chime
        Other  [ON ]  1 of 2 on
         [ON ]  09:00  Dentist            Thu 3 Dec            Beacon  in 2 days 10 h
         [off]  21:15  約束💊 약 먹기     Mon Wed Fri          Radar












      ────────────────────────────────────────────────────────────────────────────────
       space on/off  a add  e edit  d del  / find  z skip  s settings  ? help  q quit
      """)
}

@Test("the list in 40 × 10") func theListIn40Columns() throws {
  let screen = try screen(fewAlarms(), size: Size(columns: 40, rows: 10), badge: 2)
  #expect(
    screen.picture == """
       Mon 30 Nov 2026  2 not seen      23:12
       next: 06:30 Wake up, in 7 h 18 min
      ────────────────────────────────────────
        Work [ON ] 1 of 2 on
       ▸ [ON ]•06:30 Wake up
         [off] 07:10 물 마실 시간이에요.
        Other [ON ] 1 of 2 on
         [ON ] 09:00 Dentist
      ────────────────────────────────────────
       space on/off  a add  ? help  q quit
      """)
}

@Test("the list in 20 × 5") func theListIn20Columns() throws {
  let screen = try screen(fewAlarms(), size: Size(columns: 20, rows: 5))
  #expect(
    screen.picture == """
      23:12 next: 06:30
       Work [ON ] 1/2
      ▸[ON ]•06:30 Wake up
       [off] 07:10 물 마…
      ? help  q quit
      """)
}

@Test("the empty list says how to add") func theEmptyListSaysHowToAdd() throws {
  let screen = try screen()
  #expect(
    screen.picture == """
        Mon 30 Nov 2026                                            ▄▄▄ ▄▄▄     ▄ ▄▄▄
        no alarm is on                                             ▄▄█ ▄▄█ ▀   █ ▄▄█
                                                                   █▄▄ ▄▄█ ▀   █ █▄▄
      ────────────────────────────────────────────────────────────────────────────────






                                  No alarms yet.

                                  a  sets your first alarm
                                  ?  shows every key
                                  q  leaves







      ────────────────────────────────────────────────────────────────────────────────
       space on/off  a add  e edit  d del  / find  z skip  s settings  ? help  q quit
      """)
}

@Test("the empty list in 40 × 10") func theEmptyListIn40Columns() throws {
  let screen = try screen(size: Size(columns: 40, rows: 10))
  #expect(
    screen.picture == """
       Mon 30 Nov 2026                  23:12
       no alarm is on
      ────────────────────────────────────────
              No alarms yet.

              a  sets your first alarm
              ?  shows every key
              q  leaves
      ────────────────────────────────────────
       space on/off  a add  ? help  q quit
      """)
}

@Test("the empty list in 20 × 5") func theEmptyListIn20Columns() throws {
  let screen = try screen(size: Size(columns: 20, rows: 5))
  #expect(
    screen.picture == """
      23:12 no alarm is on
         a  add
         ?  help
         q  quit
      ? help  q quit
      """)
}

@Test("twelve hours bring AM and PM") func aTwelveHourLanguage() throws {
  let screen = try screen(fewAlarms(), language: Language(name: "en_US"))
  #expect(
    screen.picture == """
        Mon 30 Nov 2026                                           ▄   ▄     ▄ ▄▄▄
        next: 6:30 AM Wake up, in 7 h 18 min                      █   █ ▀   █ ▄▄█
                                                                  █   █ ▀   █ █▄▄ PM
      ────────────────────────────────────────────────────────────────────────────────
        Work  [ON ]  1 of 2 on
       ▸ [ON ] •6:30 AM  Wake up          Mon Tue Wed Thu Fri  Radar   in 7 h 18 min
         [off]  7:10 AM  물 마실 시간이…  every day            Chime
        Other  [ON ]  1 of 2 on
         [ON ]  9:00 AM  Dentist          Thu 3 Dec            Beacon  in 2 days 10 h
         [off]  9:15 PM  約束💊 약 먹기   Mon Wed Fri          Radar












      ────────────────────────────────────────────────────────────────────────────────
       space on/off  a add  e edit  d del  / find  z skip  s settings  ? help  q quit
      """)
}

@Test("a terminal without Unicode gets marks instead") func anASCIITerminal() throws {
  let screen = try screen(fewAlarms(), size: Size(columns: 40, rows: 10), usesASCII: true)
  #expect(
    screen.picture == """
       Mon 30 Nov 2026                  23:12
       next: 06:30 Wake up, in 7 h 18 min
      ----------------------------------------
        Work [ON ] 1 of 2 on
       > [ON ]*06:30 Wake up
         [off] 07:10 ?? ???? ??????????.
        Other [ON ] 1 of 2 on
         [ON ] 09:00 Dentist
      ----------------------------------------
       space on/off  a add  ? help  q quit
      """)
}

@Test("a timer, a snooze and a ring say what they do") func timersAndSnoozes() throws {
  var screen = try screen([
    alarm("timer222", "", "Tea", timer: 300), alarm("offtimer", "", "", isOn: false, timer: 5400),
  ])
  screen.send(
    .saved(
      ListedAlarm(
        alarm: try alarm("snooze22", "23:10", "Nap"), nextRing: monday2312 + .seconds(420), state: .snoozed)))
  screen.send(.saved(ListedAlarm(alarm: try alarm("rings222", "23:12", "Now"), nextRing: nil, state: .ringing)))
  #expect(
    screen.picture == """
        Mon 30 Nov 2026                                            ▄▄▄ ▄▄▄     ▄ ▄▄▄
        next: 23:17 Tea, in 5 min                                  ▄▄█ ▄▄█ ▀   █ ▄▄█
                                                                   █▄▄ ▄▄█ ▀   █ █▄▄
      ────────────────────────────────────────────────────────────────────────────────
       ▸ [ON ] •timer  Tea                       5 min       Radar  in 5 min
         [off]  timer                            1 h 30 min  Radar
         [ON ]  23:10  Nap                       today       Radar  snoozed 23:19
         [ON ]  23:12  Now                       once        Radar  rings now














      ────────────────────────────────────────────────────────────────────────────────
       space on/off  a add  e edit  d del  / find  z skip  s settings  ? help  q quit
      """)
}

@Test("the header says who rings, by what time, and what takes long") func whatMustBeKnown() throws {
  var screen = try screen(fewAlarms(), badge: 1)
  screen.send(.ringerChanged(RingerInCharge(kind: .daemon, pid: 42, zone: "Asia/Seoul"), isHere: false))
  screen.send(.savingIsSlow)
  #expect(
    screen.picture == """
        Mon 30 Nov 2026                                            ▄▄▄ ▄▄▄     ▄ ▄▄▄
        next: 06:30 Wake up, in 7 h 18 min                         ▄▄█ ▄▄█ ▀   █ ▄▄█
        saving… · 1 not seen · time of Asia/Seoul · in background  █▄▄ ▄▄█ ▀   █ █▄▄
      ────────────────────────────────────────────────────────────────────────────────
        Work  [ON ]  1 of 2 on
       ▸ [ON ] •06:30  Wake up            Mon Tue Wed Thu Fri  Radar   in 7 h 18 min
         [off]  07:10  물 마실 시간이에…  every day            Chime
        Other  [ON ]  1 of 2 on
         [ON ]  09:00  Dentist            Thu 3 Dec            Beacon  in 2 days 10 h
         [off]  21:15  約束💊 약 먹기     Mon Wed Fri          Radar












      ────────────────────────────────────────────────────────────────────────────────
       space on/off  a add  e edit  d del  / find  z skip  s settings  ? help  q quit
      """)
}

@Test("another zone moves clock, date and times at once; what is wrong with it goes when it is right again")
func anotherZone() throws {
  var screen = try screen(fewAlarms())
  let before = screen.picture
  screen.send(.zoneWarned("There is no zone."))
  #expect(screen.picture.contains("There is no zone."))
  screen.send(.zoneChanged(try rules("Pacific/Auckland")))
  #expect(screen.picture.contains("Tue 1 Dec 2026") && screen.picture.contains("next: 19:30 Wake up, in 7 h 18 min"))
  screen.send(.zoneChanged(try rules("UTC")))
  screen.send(.zoneWarned(nil))
  screen.press(.character("j"), .character("k"))
  #expect(screen.picture == before)
}

@Test("when a snooze is over stands there with its AM or PM") func snoozeUntilPM() throws {
  var screen = try screen([])
  screen.send(.settingsChanged(try AlarmSettings.initial.setting(.clock, to: "12")))
  screen.send(
    .saved(
      ListedAlarm(
        alarm: try alarm("snooze22", "23:10", "Nap"), nextRing: monday2312 + .seconds(420), state: .snoozed)))
  #expect(screen.picture.contains("  Nap                      today      Radar  snoozed 11:19 PM\n"))
}
