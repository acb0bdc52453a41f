import Alarms
import TerminalUI
import Testing
import Timekeeping

@testable import AlarmUI

@Suite("The mouse") struct MouseTests {
  @Test("a click on a row selects it; on the frame, a heading and an empty place it does nothing") func selecting()
    throws
  {
    var screen = try screen(fewAlarms())
    #expect(screen.click(on: "Dentist") == [] && screen.selectedID == "dentist2")
    let before = screen.picture
    for point in [Point(column: 5, row: 3), Point(column: 40, row: 15), Point(column: 500, row: 200)] {
      #expect(screen.send(.key(.mouse(MouseEvent(.press, at: point)), at: screen.context.now)) == [])
    }
    #expect(screen.picture == before)
  }

  @Test("a click on a switch selects its alarm and switches it") func switching() throws {
    var screen = try screen(fewAlarms())
    let effects = screen.click(on: "[off]")
    #expect(screen.selectedID == "water222")
    guard case .save(let alarm)? = effects.first else { return #expect(effects.count == 1, "\(effects)") }
    #expect(alarm.isOn && alarm.id.description == "water222")
  }

  @Test("a second click on a row within 400 ms opens the alarm, later or elsewhere it does not") func doubleClick()
    throws
  {
    var screen = try screen(fewAlarms())
    screen.click(on: "Dentist")
    screen.click(on: "Dentist", after: .milliseconds(401))
    screen.click(on: "06:30  Wake up", after: .milliseconds(100))
    #expect(screen.mode == .list)
    screen.click(on: "06:30  Wake up", after: .milliseconds(400))
    #expect(screen.picture.contains("Change Wake up"))
  }

  @Test("a click on a word of the footer is its key") func footer() throws {
    var screen = try screen(fewAlarms())
    screen.click(on: "? help")
    #expect(screen.picture.contains("Switch the alarm on or off;"))
    screen.click(on: "Esc close")
    #expect(screen.mode == .list)
  }

  @Test("the answers of a question are clicked, and nothing below it is") func dialogs() throws {
    var screen = try screen(fewAlarms())
    screen.type("q")
    let row = try #require(screen.place(of: "Wake up"))
    screen.send(.key(.mouse(MouseEvent(.press, at: row)), at: screen.context.now))
    #expect(screen.picture.contains("Quit?"))
    screen.click(on: " stay ")
    #expect(screen.mode == .list)
    screen.type("q")
    #expect(screen.click(on: "keep ringing ") == [.quit(ringsOn: true)])
  }

  @Test("while the bottom row asks something, a click on the list does nothing", arguments: ["P", "Z"])
  func questions(key: String) throws {
    var screen = try screen([
      alarm("wakeup22", "06:30", "Wake up", days: "weekdays"), alarm("dentist2", "09:00", "Dentist"),
    ])
    screen.alarms.select(try #require(AlarmID("wakeup22")))
    screen.type(key)
    let asking = screen.mode
    screen.click(on: "09:00  Dentist")
    #expect(screen.mode == asking && asking != .list && screen.selectedID == "wakeup22")
  }

  @Test("missed alarms are closed by a click on their button") func missed() throws {
    var screen = try screen(fewAlarms(), badge: 2, missed: twoMissed())
    screen.click(on: "[close]")
    #expect(!screen.picture.contains("missed alarms"))
  }

  @Test("the wheel moves the list by three alarms, and at its ends the selection") func wheel() throws {
    var ids = IDSource(seed: 1)
    var screen = try screen((0..<60).map { try alarm(AlarmID.random(using: &ids).description, "07:00", "No \($0)") })
    let first = try #require(screen.selectedID)
    let row = AlarmScreen.render(screen, screen.size).cursor?.row
    screen.turn(.wheelDown)
    #expect(screen.order.firstIndex(of: try #require(screen.selectedID)) == 3)
    #expect(AlarmScreen.render(screen, screen.size).cursor?.row == row)
    for _ in 0..<40 { screen.turn(.wheelDown) }
    #expect(screen.selectedID == screen.order.last)
    for _ in 0..<40 { screen.turn(.wheelUp) }
    #expect(screen.selectedID == first)
  }

  @Test("the wheel goes through the page of keys") func help() throws {
    var screen = try screen(fewAlarms())
    screen.type("?")
    screen.turn(.wheelDown)
    #expect(screen.mode == .help(first: 3, over: .list))
    screen.turn(.wheelUp)
    screen.turn(.wheelUp)
    #expect(screen.mode == .help(first: 0, over: .list))
  }

  @Test("what rings is chosen and answered by clicks, but not by one that comes just as it begins") func ringing()
    throws
  {
    var screen = try screen(fewAlarms())
    let rings = try [ring("wakeup22"), ring("dentist2")]
    screen.send(.ringingChanged(rings, at: monday2312))
    #expect(screen.click(on: "Enter stop", after: .milliseconds(300)) == [])
    #expect(screen.click(on: "Enter stop", after: .milliseconds(300)) == [])
    #expect(screen.picture.contains("Keys count after a moment"))
    screen.click(on: "09:00 Dentist", after: .milliseconds(700))
    #expect(screen.ring?.selected == 1)
    #expect(screen.click(on: "Enter stop") == [.answer(.stop, rings[1].alarm.id), .markSeen([])])
    screen.turn(.wheelDown)
    #expect(screen.ring?.selected == 1)
  }

  @Test("a click beside everything holds up the keys of a ring as a key does") func quiet() throws {
    var screen = try screen(fewAlarms())
    screen.send(.ringingChanged([try ring("wakeup22")], at: monday2312))
    screen.send(.key(.mouse(MouseEvent(.press, at: Point(column: 0, row: 0))), at: monday2312 + .milliseconds(500)))
    #expect(screen.send(.key(.enter, at: monday2312 + .milliseconds(800))) == [])
    #expect(screen.send(.key(.enter, at: monday2312 + .milliseconds(1500))) != [])
  }

  @Test("the setting leaves it to the terminal") func setting() throws {
    let screen = try screen(fewAlarms())
    #expect(AlarmScreen.takesMouse(screen))
    var without = screen
    without.send(.settingsChanged(try AlarmSettings.initial.setting(.mouse, to: "off")))
    #expect(!AlarmScreen.takesMouse(without))
  }
}

extension ScreenState {
  /// Where a text stands in the picture; nil when it is not there.
  func place(of text: String) -> Point? {
    for (row, line) in AlarmScreen.render(self, size).lines.enumerated() {
      guard let range = line.firstRange(of: text) else { continue }
      return Point(column: Widths.columns(of: String(line[..<range.lowerBound])), row: row)
    }
    return nil
  }

  /// Clicks on the first of these words in the picture, in their second column, some time after the time it shows.
  @discardableResult
  mutating func click(on text: String, after: Duration = .zero) -> [ScreenEffect] {
    guard var place = place(of: text) else {
      Issue.record("“\(text)” is not in sight")
      return []
    }
    place.column += 1
    return send(.key(.mouse(MouseEvent(.press, at: place)), at: context.now + after))
  }

  /// Turns the wheel by a notch.
  @discardableResult
  mutating func turn(_ wheel: MouseEvent.Action) -> [ScreenEffect] {
    send(.key(.mouse(MouseEvent(wheel, at: Point(column: 10, row: 8))), at: context.now))
  }
}
