import Alarms
import TerminalUI
import Testing
import Words

@testable import AlarmUI

@Test("the settings") func theSettings() throws {
  var screen = try screen(fewAlarms(), size: Size(columns: 80, rows: 32)).under([.snooze: "5"])
  screen.press(.character("s"), .down)
  #expect(
    screen.picture == """
        Mon 30 Nov 2026                                            ▄▄▄ ▄▄▄     ▄ ▄▄▄
        next: 06:30 Wake up, in 7 h 18 min                         ▄▄█ ▄▄█ ▀   █ ▄▄█
                                                                   █▄▄ ▄▄█ ▀   █ █▄▄
      ── Settings ────────────────────────────────────────────────────────────────────
       New alarms
        tone          Radar
      ▸ volume      ◂ 100 of 100 ▸
          How loud new alarms ring: 1 to 100
        swell         20 s
        snooze        5 min   default: 9 min
        give up       10 min
        grace         30 min
       The screen
        clock         automatic
        week begins   automatic
        seconds       off
        look          automatic
        mouse         on
        list order    time of day
       In the background
        background    automatic
        on leaving    ask
        extension     2 s
       What alarms may do
        ring          allowed
        show          allowed
        sound         allowed
        badge         allowed


      ────────────────────────────────────────────────────────────────────────────────
       → change  p play  r default  u undo  ? help  Esc close
      """)
}

@Test("the settings in 40 × 12") func theSettingsIn40Columns() throws {
  var screen = try screen(fewAlarms(), size: Size(columns: 40, rows: 12))
  screen.press(.character("s"), .end)
  #expect(
    screen.picture == """
       Mon 30 Nov 2026                  23:12
       next: 06:30 Wake up, in 7 h 18 min
      ── Settings ─────────────────────── ▴ ──
       What alarms may do
        ring          allowed
        show          allowed
        sound         allowed
      ▸ badge       ◂ allowed ▸
          Whether alarms count in the badge
          what nobody has seen yet
      ────────────────────────────────────────
       → change  p play  ? help  Esc close
      """)
}

@Test("the settings in 20 × 5") func theSettingsIn20Columns() throws {
  var screen = try screen(fewAlarms(), size: Size(columns: 20, rows: 5))
  screen.press(.character("s"))
  #expect(
    screen.picture == """
      23:12 next: 06:30
       New alarms
      ▸ tone     ◂ Radar ▸
        volume     100 …
      ? help  Esc close
      """)
}
