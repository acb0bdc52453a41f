import Alarms
import TerminalUI
import Testing
import Timekeeping

@testable import AlarmUI

@Suite("Every size and every key") struct AnySizeTests {
  /// One screen for every mode there is.
  private func modes() throws -> [ScreenState] {
    let list = try screen(fewAlarms(), badge: 3)
    var all = [list, try screen(), try screen(fewAlarms(), badge: 2, missed: twoMissed())]
    for keys in ["e", "a+90m", "?", "q", "qr", "at", "s", "/wa", "/xyz", "o", "hh", "mm"] {
      var other = list
      other.type(keys)
      all.append(other)
    }
    var left = list.under([.background: "never"])
    left.send(.ringerChanged(RingerInCharge(kind: .screen, pid: 42, zone: "UTC", mayOversleep: true), isHere: true))
    left.type("e0815")
    left.press(.control("c"))
    all.append(left)
    for rings in [["wakeup22"], ["wakeup22", "water222", "dentist2"]] {
      var ringing = list
      ringing.send(.ringingChanged(try rings.map { try ring($0, late: 90) }, at: monday2312))
      ringing.send(.soundReported(.noDevice(reason: "none")))
      all.append(ringing)
    }
    return all
  }

  @Test("every mode can be drawn at every size up to 45 × 16, and in steps up to 100 × 40") func everySize() throws {
    var outside: [Size] = []
    for state in try modes() {
      for columns in Array(1...45) + Array(stride(from: 46, through: 100, by: 6)) {
        for rows in Array(1...16) + Array(stride(from: 17, through: 40, by: 4)) {
          var resized = state
          let size = Size(columns: columns, rows: rows)
          resized.send(.resized(size))
          let canvas = AlarmScreen.render(resized, size)
          if let cursor = canvas.cursor, !canvas.bounds.contains(cursor) { outside.append(size) }
        }
      }
    }
    #expect(outside == [])
  }

  @Test("a state can be drawn at a size it has not been told of") func untold() throws {
    for state in try modes() {
      for size in [Size(columns: 0, rows: 0), Size(columns: 20, rows: 5), Size(columns: 500, rows: 200)] {
        #expect(AlarmScreen.render(state, size).size == size)
      }
    }
  }

  @Test("below 20 × 5 the screen says so, on as many lines as that takes") func tooSmall() throws {
    var screen = try screen(fewAlarms(), size: Size(columns: 30, rows: 4))
    #expect(screen.picture == "The window is too small.\n\n\n")
    screen.send(.resized(Size(columns: 10, rows: 3)))
    #expect(screen.picture == "The window\nis too\nsmall.")
    screen.send(.resized(Size(columns: 2, rows: 2)))
    #expect(screen.picture == "T…\n")
    screen.send(.resized(Size(columns: 80, rows: 24)))
    #expect(screen.picture.contains("Wake up"))
  }

  @Test("thousands of keys, events and sizes at random keep everything in step", arguments: [1, 2, 3, 4] as [UInt64])
  func random(seed: UInt64) throws {
    var chance = Chance(seed: seed)
    var screen = try screen(fewAlarms(), seed: seed)
    for step in 0..<3000 {
      let effects = screen.send(try chance.event(screen))
      for effect in effects { try chance.answer(effect, on: &screen) }
      let rows = screen.alarms.list.rows
      #expect(zip(rows, rows.dropFirst()).allSatisfy { $0.precedes($1) }, "step \(step)")
      #expect(screen.alarms.list.onCount == rows.count { $0.alarm.isOn })
      #expect((screen.alarms.selection == nil) == screen.alarms.lines.stops.isEmpty)
      #expect(screen.alarms.marked.isSubset(of: rows.map(\.alarm.id)))
      #expect(screen.alarms.selected.map(rows.indices.contains) ?? true)
      #expect(screen.deeds.steps.count <= Deeds.limit)
      let canvas = AlarmScreen.render(screen, screen.size)
      #expect(canvas.size == screen.size && canvas.cursor.map(canvas.bounds.contains) ?? true)
      #expect(canvas.brokenCell == nil, "step \(step)")
      let isShown = !screen.alarms.lines.stops.isEmpty && screen.size.columns >= 20 && screen.size.rows >= 5
      if case .list = screen.mode, screen.ring == nil, isShown {
        #expect(canvas.cursor != nil, "the selected row is in sight, step \(step)")
      }
    }
  }
}

extension Canvas {
  /// The first cell that is half of a wide character without its other half; nil when there is none.
  fileprivate var brokenCell: Point? {
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let (here, next) = (self[Point(column: column, row: row)], self[Point(column: column + 1, row: row)])
        let isWhole = column + 1 < size.columns ? (here.columns == 2) == (next.columns == 0) : here.columns < 2
        if !isWhole { return Point(column: column, row: row) }
      }
    }
    return nil
  }
}

/// What happens at random, the same for the same seed.
private struct Chance {
  private var source: IDSource

  init(seed: UInt64) {
    source = IDSource(seed: seed)
  }

  private static let keys: [Key] =
    "aeduptqs?bnrjkgGASUzZPcomMhl/ 0123456789+hms:x약👩‍👩‍👧\u{301}".map(Key.character) + [
      .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .enter, .tab, .backTab, .escape, .escape,
      .backspace, .delete, .insert, .control("c"), .control("l"), .control("u"), .control("w"), .function(1),
      .paste("07:30\nmon"), .control("r"), .focusGained, .focusLost,
    ]

  mutating func event(_ screen: ScreenState) throws -> ScreenEvent {
    let now = screen.context.now + .milliseconds(Int.random(in: 0...900, using: &source))
    switch Int.random(in: 0..<40, using: &source) {
    case 0:
      return .resized(
        Size(columns: Int.random(in: 1...120, using: &source), rows: Int.random(in: 1...40, using: &source)))
    case 1: return .tick(now)
    case 2: return .ringingChanged(try ["wakeup22", "dentist2"].map { try ring($0) }, at: now)
    case 3: return .ringingChanged([], at: now)
    case 4: return .badgeChanged(2, missed: twoMissed())
    case 5: return .soundReported(.muted(reason: "none"))
    case 6: return .listLoaded(screen.alarms.list.rows, on: screen.alarms.list.onCount)
    case 7...12: return .key(.mouse(mouse(on: screen)), at: now)
    default: return .key(Chance.keys.randomElement(using: &source) ?? .enter, at: now)
    }
  }

  /// Something done with the mouse, inside the window or a little beside it.
  private mutating func mouse(on screen: ScreenState) -> MouseEvent {
    let action: [MouseEvent.Action] = [.press, .press, .press, .wheelUp, .wheelDown]
    let point = Point(
      column: Int.random(in: 0...screen.size.columns + 2, using: &source),
      row: Int.random(in: 0...screen.size.rows + 2, using: &source))
    return MouseEvent(action.randomElement(using: &source) ?? .press, at: point)
  }

  mutating func answer(_ effect: ScreenEffect, on screen: inout ScreenState) throws {
    if Int.random(in: 0..<10, using: &source) == 0 {
      screen.send(.failed(effect, .centre(.store(.busy))))
    } else {
      try screen.carryOut([effect])
    }
  }
}
