import Alarms
import Notifications
import TerminalUI
import Testing
import Timekeeping

@testable import AlarmUI

@Test("one alarm rings, six minutes late") func oneRingInALargeWindow() throws {
  var screen = try screen(fewAlarms())
  screen.send(.ringingChanged([try ring("wakeup22", late: 360)], at: monday2312))
  #expect(
    screen.picture == """


                                          IT RINGS

            ████████████    ████████████            ████████████    ████████████
            ████████████    ████████████            ████████████    ████████████
            ████    ████    ████            ████            ████    ████    ████
            ████    ████    ████            ████            ████    ████    ████
            ████    ████    ████████████            ████████████    ████    ████
            ████    ████    ████████████            ████████████    ████    ████
            ████    ████    ████    ████    ████            ████    ████    ████
            ████    ████    ████    ████    ████            ████    ████    ████
            ████████████    ████████████            ████████████    ████████████
            ████████████    ████████████            ████████████    ████████████

                                          Wake up
                                  6 min late; it is 23:12

                         s snoozes 9 min; or type the minutes first



      ────────────────────────────────────────────────────────────────────────────────
       Enter stop  s snooze
      """)
}

@Test("one alarm rings in 40 × 10") func oneRingIn40Columns() throws {
  var screen = try screen(fewAlarms(), size: Size(columns: 40, rows: 10))
  screen.send(.ringingChanged([try ring("wakeup22", late: 360)], at: monday2312))
  #expect(
    screen.picture == """
                      IT RINGS

                 ▄▄▄ ▄▄▄   ▄▄▄ ▄▄▄
                 █ █ █▄▄ ▀ ▄▄█ █ █
                 █▄█ █▄█ ▀ ▄▄█ █▄█
                      Wake up
              6 min late; it is 23:12
                  s snoozes 9 min
      ────────────────────────────────────────
       Enter stop  s snooze
      """)
}

@Test("one alarm rings in 20 × 5") func oneRingIn20Columns() throws {
  var screen = try screen(fewAlarms(), size: Size(columns: 20, rows: 5))
  screen.send(.ringingChanged([try ring("wakeup22", late: 360)], at: monday2312))
  #expect(
    screen.picture == """
      06:30 Wake up
      6 min late; it is
      23:12

      Enter stop  s snooze
      """)
}

@Test("three ring, the second is chosen, and no device takes the sound") func threeRingsInALargeWindow() throws {
  var screen = try screen(fewAlarms())
  screen.send(.ringingChanged([try ring("wakeup22"), try ring("water222"), try ring("dentist2")], at: monday2312))
  screen.send(.soundReported(.fellBack(from: "rain.ogg", to: "Radar", reason: "no such file")))
  screen.send(.soundReported(.noDevice(reason: "No such device")))
  screen.press(.down, after: .seconds(1))
  #expect(
    screen.picture == """
                                          IT RINGS

            ████████████    ████████████                    ████    ████████████
            ████████████    ████████████                    ████    ████████████
            ████    ████            ████    ████            ████    ████    ████
            ████    ████            ████    ████            ████    ████    ████
            ████    ████            ████                    ████    ████    ████
            ████    ████            ████                    ████    ████    ████
            ████    ████            ████    ████            ████    ████    ████
            ████    ████            ████    ████            ████    ████    ████
            ████████████            ████                    ████    ████████████
            ████████████            ████                    ████    ████████████

                                    물 마실 시간이에요.
                                        it is 23:12
                                  06:30 Wake up
                                ▸ 07:10 물 마실 시간이에요.
                                  09:00 Dentist
           “rain.ogg” cannot be played (no such file): Radar sounds in its place.
        No sound device takes the sound (No such device): the terminal's bell rings,
                              and it is tried again every 2 s.
                         s snoozes 9 min; or type the minutes first
      ────────────────────────────────────────────────────────────────────────────────
       Enter stop  s snooze  ↑ choose  A stop all  S snooze all
      """)
}

@Test("three ring in 40 × 10") func threeRingsIn40Columns() throws {
  var screen = try screen(fewAlarms(), size: Size(columns: 40, rows: 10))
  screen.send(.ringingChanged([try ring("wakeup22"), try ring("water222"), try ring("dentist2")], at: monday2312))
  #expect(
    screen.picture == """
                      IT RINGS
                 ▄▄▄ ▄▄▄   ▄▄▄ ▄▄▄
                 █ █ █▄▄ ▀ ▄▄█ █ █
                 █▄█ █▄█ ▀ ▄▄█ █▄█
                    it is 23:12
            ▸ 06:30 Wake up
              07:10 물 마실 시간이에요.
              09:00 Dentist
      ────────────────────────────────────────
       Enter stop  s snooze  A stop all
      """)
}

@Test("three ring in 20 × 5") func threeRingsIn20Columns() throws {
  var screen = try screen(fewAlarms(), size: Size(columns: 20, rows: 5))
  screen.send(.ringingChanged([try ring("wakeup22"), try ring("water222"), try ring("dentist2")], at: monday2312))
  #expect(
    screen.picture == """
      ▸ 06:30 Wake up
        07:10 물 마실 시…
      it is 23:12

      Enter stop  s snooze
      """)
}

@Test("what keeps it from being heard is said whole where there is room, else in a few words, never cut off")
func unheardInSmallWindows() throws {
  var screen = try screen(fewAlarms(), size: Size(columns: 40, rows: 10))
  screen.send(.ringingChanged([try ring("water222")], at: monday2312))
  screen.send(.soundReported(.noDevice(reason: "no sound device was found")))
  #expect(
    screen.picture == """
                      IT RINGS
                 ▄▄▄ ▄▄▄     ▄ ▄▄▄
                 █ █   █ ▀   █ █ █
                 █▄█   █ ▀   █ █▄█
                물 마실 시간이에요.
                    it is 23:12
                no sound: bell rings
                  s snoozes 9 min
      ────────────────────────────────────────
       Enter stop  s snooze
      """)
  screen.send(.resized(Size(columns: 20, rows: 5)))
  #expect(
    screen.picture == """
      07:10 물 마실 시간…
      it is 23:12
      no sound: bell rings

      Enter stop  s snooze
      """)
  screen.send(.authorizationChanged(NotificationSettings(allowsSound: false)))
  #expect(screen.picture.contains("not allowed to sound"))
  screen.send(.resized(Size(columns: 40, rows: 10)))
  #expect(screen.picture.contains("“alarm authorize sound” allows it."))
}

@Test("a test says that it is one and offers no snooze") func aTestSaysThatItIsOne() throws {
  var screen = try screen(fewAlarms(), size: Size(columns: 40, rows: 10))
  screen.send(.ringingChanged([try ring("wakeup22", isTest: true)], at: monday2312))
  screen.press(.character("1"), .character("5"), after: .seconds(1))
  #expect(
    screen.picture == """
             TEST: this is how it rings

                 ▄▄▄ ▄▄▄   ▄▄▄ ▄▄▄
                 █ █ █▄▄ ▀ ▄▄█ █ █
                 █▄█ █▄█ ▀ ▄▄█ █▄█
                      Wake up
                    it is 23:12
                Enter ends the test
      ────────────────────────────────────────
       Enter stop
      """)
}

@Test("typed minutes are shown, and no snooze is offered where there is none") func typedMinutes() throws {
  var screen = try screen(fewAlarms())
  screen.send(.ringingChanged([try ring("wakeup22")], at: monday2312))
  screen.press(.character("1"), .character("5"), after: .seconds(1))
  #expect(screen.picture.contains("s snoozes 15 min"))
  #expect(screen.picture.hasSuffix("\n Enter stop  s snooze"))
  let without = Ring(
    identifier: "medicine", alarm: try alarm("medicine", "23:12", snooze: nil), scheduled: monday2312,
    started: monday2312, isTest: false)
  screen.send(.ringingChanged([without], at: monday2312))
  #expect(screen.picture.contains("no snooze; Enter stops it"))
  #expect(screen.picture.hasSuffix("\n Enter stop"))
}

@Test("a timer shows its length") func aTimerRings() throws {
  var screen = try screen(size: Size(columns: 40, rows: 10))
  let tea = try alarm("timer222", "", "Tea", timer: 300)
  let ring = Ring(identifier: "timer222", alarm: tea, scheduled: monday2312, started: monday2312)
  screen.send(.ringingChanged([ring], at: monday2312))
  #expect(
    screen.picture == """
                      IT RINGS

                   ▄▄▄   ▄▄▄ ▄▄▄
                   █▄▄ ▀ █ █ █ █
                   ▄▄█ ▀ █▄█ █▄█
                        Tea
                    it is 23:12
                  s snoozes 9 min
      ────────────────────────────────────────
       Enter stop  s snooze
      """)
}
