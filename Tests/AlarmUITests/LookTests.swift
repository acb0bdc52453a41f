import Alarms
import TerminalUI
import Testing
import Timekeeping

@testable import AlarmUI

@Suite("Looks") struct LookTests {
  private func styles(_ screen: ScreenState) -> Set<Style> {
    let canvas = AlarmScreen.render(screen, screen.size)
    let places = (0..<canvas.size.rows).flatMap { row in
      (0..<canvas.size.columns).map { Point(column: $0, row: row) }
    }
    return Set(places.map { canvas[$0].style })
  }

  private func screen(look: LookChoice, prefersColor: Bool) throws -> ScreenState {
    let rows = try fewAlarms().map { try row($0) }.sorted { $0.precedes($1) }
    return ScreenState(
      language: .english, zone: .utc, now: monday2312, settings: try .initial.setting(.look, to: look.rawValue),
      list: rows, total: rows.count, on: 2, prefersColor: prefersColor)
  }

  @Test("auto follows the terminal and NO_COLOR; what is chosen goes before them")
  func chosen() throws {
    #expect(try screen(look: .auto, prefersColor: true).look == .color)
    #expect(try screen(look: .auto, prefersColor: false).look == .mono)
    #expect(try screen(look: .color, prefersColor: false).look == .color)
    #expect(try screen(look: .mono, prefersColor: true).look == .mono)
    #expect(try screen(look: .contrast, prefersColor: false).look == .contrast)
  }

  @Test("mono has no colour and nothing faint") func mono() throws {
    for style in styles(try screen(look: .mono, prefersColor: true)) {
      #expect(style.foreground == .standard && style.background == .standard && !style.dim)
    }
  }

  @Test("contrast has bright white on black everywhere, and nothing faint") func contrast() throws {
    var ringing = try screen(look: .contrast, prefersColor: true)
    ringing.send(.ringingChanged([try ring("wakeup22")], at: monday2312))
    for style in styles(ringing).union(styles(try screen(look: .contrast, prefersColor: true))) {
      #expect(style.foreground == .brightWhite && style.background == .black && !style.dim)
    }
  }

  @Test("another look is shown as soon as it is set") func set() throws {
    var screen = try screen(look: .auto, prefersColor: true)
    screen.send(.settingsChanged(try .initial.setting(.look, to: "mono")))
    #expect(!styles(screen).contains { $0.foreground == .magenta })
  }
}

@Suite("What rings pulses") struct PulseTests {
  private func ringing(_ look: LookChoice, at seconds: Int64 = 0) throws -> ScreenState {
    var screen = try screen(fewAlarms())
    screen.context.settings = try .initial.setting(.look, to: look.rawValue)
    screen.send(.ringingChanged([try ring("wakeup22")], at: monday2312))
    screen.send(.tick(monday2312 + .seconds(seconds)))
    return screen
  }

  /// The style of the band, and of the digits.
  private func look(_ screen: ScreenState) -> [Style] {
    let canvas = AlarmScreen.render(screen, screen.size)
    let digit = (0..<canvas.size.rows).flatMap { row in
      (0..<canvas.size.columns).map { canvas[Point(column: $0, row: row)] }
    }.first { $0.text == "█" }
    let band = canvas.lines.firstIndex { $0.contains("IT RINGS") } ?? 0
    return [canvas[Point(column: 0, row: band)].style, digit?.style ?? .plain]
  }

  @Test("once a second, on the second, and says the same words") func color() throws {
    let (lit, unlit) = (try ringing(.color), try ringing(.color, at: 1))
    #expect(look(lit) == [Look.color.band, Look.color.ringing])
    #expect(look(unlit) == [Look.color.strong, Look.color.strong])
    #expect(lit.picture == unlit.picture)
    #expect(AlarmScreen.nextTick(lit, after: monday2312 + .milliseconds(300)) == monday2312 + .seconds(1))
  }

  @Test("not by a key or another event within the second, however many they are") func steady() throws {
    var screen = try ringing(.color)
    let before = look(screen)
    for tenth in 1...9 {
      screen.send(.tick(monday2312 + .milliseconds(Int64(tenth) * 100)))
      screen.press(.escape)
      #expect(look(screen) == before)
    }
  }

  @Test("in mono by its band, and in contrast not at all, nor does that wake the program") func others() throws {
    #expect(look(try ringing(.mono)) == [Look.mono.band, .bold])
    #expect(look(try ringing(.mono, at: 1)) == [.bold, .bold])
    let steady = try ringing(.contrast, at: 1)
    #expect(look(steady) == look(try ringing(.contrast)))
    #expect(AlarmScreen.nextTick(steady, after: monday2312) == monday2312 + .seconds(60))
  }
}

@Suite("Seconds in the clock") struct ClockSecondsTests {
  private func screen(_ size: Size, seconds: String = "on") throws -> ScreenState {
    var screen = try AlarmUITests.screen(fewAlarms(), size: size)
    screen.context.settings = try .initial.setting(.seconds, to: seconds)
    return screen
  }

  @Test("are shown at every size, zero ones too, and bring a tick a second") func shown() throws {
    for (columns, rows) in [(20, 5), (40, 12)] {
      var screen = try screen(Size(columns: columns, rows: rows))
      #expect(screen.picture.contains("23:12:00"))
      screen.send(.tick(monday2312 + .seconds(7)))
      #expect(screen.picture.contains("23:12:07"))
      #expect(AlarmScreen.nextTick(screen, after: monday2312 + .milliseconds(7010)) == monday2312 + .seconds(8))
    }
    var large = try screen(Size(columns: 80, rows: 24))
    let before = large.picture
    large.send(.tick(monday2312 + .seconds(7)))
    #expect(large.picture != before)
  }

  @Test("do not tick where the clock is out of sight, nor when they are off") func hidden() throws {
    var screen = try screen(Size(columns: 80, rows: 24))
    screen.type("q")
    #expect(AlarmScreen.nextTick(screen, after: monday2312) == monday2312 + .seconds(1))
    screen.press(.escape)
    screen.type("e")
    #expect(AlarmScreen.nextTick(screen, after: monday2312) == monday2312 + .seconds(60))
    let off = try self.screen(Size(columns: 80, rows: 24), seconds: "off")
    #expect(AlarmScreen.nextTick(off, after: monday2312) == monday2312 + .seconds(60))
  }
}

@Suite("Windows of every size") struct WideWindowTests {
  @Test("a window wider than lines can be followed has the screen in its middle, the mouse and the cursor with it")
  func wide() throws {
    var screen = try screen(fewAlarms(), size: Size(columns: 300, rows: 100))
    let canvas = AlarmScreen.render(screen, screen.size)
    #expect(canvas.size == screen.size)
    let margin = String(repeating: " ", count: 84)
    #expect(canvas.lines.allSatisfy { $0.isEmpty || $0.hasPrefix(margin) })
    #expect(canvas.cursor == Point(column: 85, row: 7))
    let second = Point(column: 100, row: 8)
    screen.send(.key(.mouse(MouseEvent(.press, at: second)), at: screen.context.now))
    #expect(screen.selectedID == "water222")
  }

  @Test("what rings fills it") func rings() throws {
    var screen = try screen(fewAlarms(), size: Size(columns: 300, rows: 100))
    screen.send(.ringingChanged([try ring("wakeup22")], at: monday2312))
    let widest = screen.picture.split(separator: "\n").filter { $0.contains("█") }.map(\.count).max() ?? 0
    #expect(widest > 280)
  }
}
