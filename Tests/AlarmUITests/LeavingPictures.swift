import Alarms
import TerminalUI
import Testing

@testable import AlarmUI

@Test("q asks when alarms are on, and says how long they ring on") func theQuitQuestionInALargeWindow() throws {
  var screen = try screen(fewAlarms())
  screen.press(.character("q"))
  #expect(
    screen.picture == """
        Mon 30 Nov 2026                                            ▄▄▄ ▄▄▄     ▄ ▄▄▄
        next: 06:30 Wake up, in 7 h 18 min                         ▄▄█ ▄▄█ ▀   █ ▄▄█
                                                                   █▄▄ ▄▄█ ▀   █ █▄▄
      ────────────────────────────────────────────────────────────────────────────────
        Work  [ON ]  1 of 2 on
       ▸ [ON ] •06:30  Wake up            Mon Tue Wed Thu Fri  Radar   in 7 h 18 min
         [off]  07:10  물 마실 시간이에…  every day            Chime
        Other ┌ Quit? ───────────────────────────────────────────────────────┐
         [ON ]│ 2 alarms are on. In the background they ring on until you    │ys 10 h
         [off]│ log out or the machine restarts; if you quit, nothing rings. │
              │ [ ] r: remember my answer                                    │
              │                                                              │
              │                [keep ringing]   quit    stay                 │
              └──────────────────────────────────────────────────────────────┘








      ────────────────────────────────────────────────────────────────────────────────
       Enter ok  b keep ringing  n quit  r remember  Esc stay
      """)
}

@Test("where nothing may ring in the background the question says so, and that the machine oversleeps")
func theQuitQuestionWithoutBackground() throws {
  var screen = try screen(fewAlarms(), size: Size(columns: 60, rows: 14)).under([.background: "never"])
  let ringer = RingerInCharge(kind: .screen, pid: 42, zone: "UTC", mayOversleep: true)
  screen.send(.ringerChanged(ringer, isHere: true))
  screen.press(.character("q"), .character("r"))
  #expect(
    screen.picture == """
        Mon 30 Nov 2026                        ▄▄▄ ▄▄▄     ▄ ▄▄▄
        next: 06:30 Wake up, in 7 h 18 min     ▄▄█ ▄▄█ ▀   █ ▄▄█
       ┌ Quit? ─────────────────────────────────────────────────┐
      ─│ Nothing will ring then: 2 alarms are on. The setting   │─
       │ “background” is never. Asleep, this machine misses its │
       │ alarms.                                                │
       │ [x] r: remember my answer                              │
       │                                                        │
       │                      quit   [stay]                     │
       └────────────────────────────────────────────────────────┘


       Remembered; “alarm config on-quit ask” asks again.
       Enter ok  n quit  r remember  Esc stay
      """)
}

@Test("the question in 40 × 10 says what the marked answer does") func theQuitQuestionIn40Columns() throws {
  var screen = try screen(fewAlarms(), size: Size(columns: 40, rows: 10))
  screen.press(.character("q"))
  #expect(
    screen.picture == """
       Mo┌ Quit? ─────────────────────────┐12
       ne│ Rings on until you log out or  │
      ───│ restart.                       │───
        W│ [ ] r: remember my answer      │
       ▸ │                                │
         │ [keep ringing]   quit    stay  │
        O└────────────────────────────────┘
         [ON ] 09:00 Dentist
      ────────────────────────────────────────
       Enter ok  b keep ringing  Esc stay
      """)
  screen.press(.right)
  #expect(
    screen.picture == """
       Mon 30 Nov 2026                  23:12
      ┌ Quit? ───────────────────────────────┐
      │ Nothing rings then: 2 alarms are on. │
      │ [ ] r: remember my answer            │
      │                                      │
      │     keep ringing   [quit]   stay     │
      └──────────────────────────────────────┘
         [ON ] 09:00 Dentist
      ────────────────────────────────────────
       Enter ok  b keep ringing  Esc stay
      """)
}

@Test("the question in 20 × 5, also in ASCII", arguments: [false, true])
func theQuitQuestionIn20Columns(usesASCII: Bool) throws {
  var screen = try screen(fewAlarms(), size: Size(columns: 20, rows: 5), usesASCII: usesASCII)
  screen.press(.character("q"))
  #expect(
    screen.picture == """
      Rings on until you
      log out or restart.
         [keep ringing]
          quit    stay
      Enter ok  Esc stay
      """)
  screen.press(.right)
  #expect(
    screen.picture == """
      Nothing rings then:
      2 alarms are on.
          keep ringing
         [quit]   stay
      Enter ok  Esc stay
      """)
}

@Test("the question in ASCII, with the user's service installed") func theQuitQuestionInASCII() throws {
  var screen = try screen(fewAlarms(), size: Size(columns: 60, rows: 14), usesASCII: true)
  screen.send(.backgroundLearned(.always))
  screen.press(.character("q"), .character("r"))
  #expect(
    screen.picture == """
        Mon 30 Nov 2026                         _   _         _
        next: 06:30 Wake up, in 7 h 18 min      _|  _| .   |  _|
      + Quit? --------------------------------------------------+
      | 2 alarms are on. In the background they ring on even    |-
      | after you log out or the machine restarts; if you quit, |
      | nothing rings.                                          |
      | [x] r: remember my answer                               |
      |                                                         |
      |             [keep ringing]   quit    stay               |
      +---------------------------------------------------------+


       Remembered; "alarm config on-quit ask" asks again.
       Enter ok  b keep ringing  n quit  r remember  Esc stay
      """)
}

@Test("the question over an editor says what would be lost") func theQuitQuestionOverAnEditor() throws {
  var screen = try screen([alarm("wakeup22", "07:30", "약 먹기", isOn: false)], size: Size(columns: 60, rows: 14))
  screen.type("e0815")
  screen.press(.control("c"))
  #expect(
    screen.picture == """
       Change 약 먹기
      ────────────────────────────────────────────────────────────
         07   14
         08 :▸15┌ Quit? ──────────────────────────────┐
         09   16│ What you are changing is not saved. │
        rings in│                                     │
        days    │            quit   [stay]            │
        repeat  └─────────────────────────────────────┘
        date
        label        약 먹기
        tone         default (Radar)
        group
      ────────────────────────────────────────────────────────────
       Enter ok  n quit  Esc stay
      """)
}
