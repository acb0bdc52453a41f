import Alarms
import TerminalUI
import Testing
import Timekeeping
import Words

@testable import AlarmUI

/// One alarm for a place among others.
private func places(_ size: Size) throws -> ScreenState {
  var record = AlarmSettings.initial.newRecord(id: try #require(AlarmID("milk2222")))
  record[.kind] = .text("place")
  record[.label] = .text("Buy milk")
  record[.arrive] = .text("37.5665,126.978,200")
  record[.repeat] = .text("every time")
  var screen = try screen([alarm("wakeup22", "06:30", "Wake up", days: "daily")], size: size)
  screen.send(.saved(ListedAlarm(alarm: try Alarm(record), nextRing: nil, state: .scheduled)))
  return screen
}

@Test("a place stands below what has a time, with where it is on a second line") func aPlaceInTheList() throws {
  let screen = try places(Size(columns: 80, rows: 12))
  #expect(
    screen.picture == """
       Mon 30 Nov 2026                                                          23:12
       next: 06:30 Wake up, in 7 h 18 min
      ────────────────────────────────────────────────────────────────────────────────
       ▸ [ON ] •06:30  Wake up                   every day   Radar  in 7 h 18 min
         [ON ]  place  Buy milk                  every time  Radar
                       on arriving at 37.5665,126.978 (200 m)




      ────────────────────────────────────────────────────────────────────────────────
       space on/off  a add  e edit  d del  / find  z skip  s settings  ? help  q quit
      """)
}

@Test("an alarm for a place can be edited, and saved as it was") func aPlaceInTheEditor() throws {
  var screen = try places(Size(columns: 80, rows: 24))
  let place = try #require(screen.alarms.list.rows.last?.alarm)
  screen.press(.end, .character("e"))
  #expect(
    screen.picture == """
       Change Buy milk
      ────────────────────────────────────────────────────────────────────────────────
        rings on arriving at 37.5665,126.978 (200 m)
      ▸ arriving     37.5665,126.978,200
                     37.5665,126.978,200: degrees, then metres; or empty
        leaving
        repeat       every time
        label        Buy milk
        tone         default (Radar)
        group
        switch       [ON ]
        more         [+] snooze, give up, volume, swell, grace, notes










      ────────────────────────────────────────────────────────────────────────────────
       Enter save  Esc leave  Tab next field  F1 help
      """)
  screen.tab(to: .everyTime)
  screen.press(.character(" "))
  let once = try place.changed { $0[.repeat] = .text("once") }
  #expect(screen.press(.enter).contains(.save(once)))
}

@Test("the editor of a place shows its fields in a small window too") func aPlaceInASmallWindow() throws {
  var screen = try places(Size(columns: 36, rows: 8))
  screen.press(.end, .character("e"))
  #expect(
    screen.picture == """
       Change Buy milk
        rings on arriving at
        37.5665,126.978 (200 m)
      ▸ arriving   37.5665,126.978,200
                   37.5665,126.978,200:
                   degrees, then metres;…
        leaving
      Enter save  Esc leave
      """)
}

@Test("what rings at a place shows the time of its crossing") func aPlaceThatRings() throws {
  var screen = try places(Size(columns: 80, rows: 24))
  let place = try #require(screen.alarms.list.rows.last?.alarm)
  screen.send(
    .ringingChanged(
      [Ring(identifier: "milk2222", alarm: place, scheduled: monday2312, started: monday2312)], at: monday2312))
  #expect(
    screen.picture == """


                                          IT RINGS

            ████████████    ████████████                    ████    ████████████
            ████████████    ████████████                    ████    ████████████
                    ████            ████    ████            ████            ████
                    ████            ████    ████            ████            ████
            ████████████    ████████████                    ████    ████████████
            ████████████    ████████████                    ████    ████████████
            ████                    ████    ████            ████    ████
            ████                    ████    ████            ████    ████
            ████████████    ████████████                    ████    ████████████
            ████████████    ████████████                    ████    ████████████

                                          Buy milk
                                        it is 23:12

                         s snoozes 9 min; or type the minutes first



      ────────────────────────────────────────────────────────────────────────────────
       Enter stop  s snooze
      """)
}

@Test("the header says that a place is waited for where nothing rings at a time") func onlyAPlace() throws {
  var screen = try places(Size(columns: 80, rows: 12))
  screen.send(.deleted(try #require(AlarmID("wakeup22"))))
  #expect(screen.picture.contains("waits for a place") && AlarmScreen.title(screen) == "Alarm: waits for a place")
}

@Test("what keeps places from ringing stays in sight until it is over") func noPosition() throws {
  var screen = try places(Size(columns: 80, rows: 12))
  screen.send(.locationTrouble("no agent"))
  #expect(screen.picture.contains("Where this machine is cannot be found out (no agent)"))
  screen.send(.locationTrouble(nil))
  #expect(!screen.picture.contains("no agent"))
}

@Test("among several that ring a place is called one") func aPlaceAmongRings() throws {
  var screen = try places(Size(columns: 80, rows: 24))
  let rings = screen.alarms.list.rows.map { row in
    Ring(identifier: row.alarm.id.description, alarm: row.alarm, scheduled: monday2312, started: monday2312)
  }
  screen.send(.ringingChanged(rings, at: monday2312))
  #expect(screen.picture.contains("06:30 Wake up") && screen.picture.contains("place Buy milk"))
}

@Test("a place is neither skipped nor paused, every time or not, and says so") func aPlaceGoesOn() throws {
  for key in ["z", "P"] {
    var screen = try places(Size(columns: 80, rows: 24))
    screen.press(.end, .character(Character(key)))
    #expect(screen.status?.text == "Buy milk rings at a place: space switches it off.")
  }
}

@Test("pausing a group leaves its places alone") func aPlaceInAGroup() throws {
  let grouped = try places(Size(columns: 80, rows: 24)).alarms.list.rows.map(\.alarm).map { alarm in
    try alarm.changed { $0[.group] = .text("Work") }
  }
  var screen = try screen(grouped)
  screen.press(.character("P"), .tab, .right)
  #expect(screen.picture.contains("pause the group Work until"))
  try screen.presses(.right, .enter)
  #expect(screen.alarms.list.rows.map(\.alarm.pausedUntil?.description) == ["2026-12-02", nil])
}

@Test("at 40 columns nothing of a place is lost, neither in the list nor in the editor")
func aPlaceIn40Columns() throws {
  var screen = try places(Size(columns: 40, rows: 12))
  #expect(
    screen.picture == """
       Mon 30 Nov 2026                  23:12
       next: 06:30 Wake up, in 7 h 18 min
      ────────────────────────────────────────
       ▸ [ON ]•06:30 Wake up
         [ON ] place Buy milk
          arriving: 37.5665,126.978 (200 m)




      ────────────────────────────────────────
       space on/off  a add  ? help  q quit
      """)
  screen.press(.end, .character("e"))
  #expect(
    screen.picture == """
       Change Buy milk
        rings on arriving at 37.5665,126.978
        (200 m)
      ▸ arriving   37.5665,126.978,200
                   37.5665,126.978,200:
                   degrees, then metres; or…
        leaving
        repeat       every time
        label      Buy milk
        tone         default (Radar)
      ─────────────────────────────────── ▾ ──
       Enter save  Esc leave  Tab next field
      """)
}
