import Alarms
import TerminalUI
import Testing

@testable import AlarmUI

@Suite("/ finds as you type") struct FindTests {
  private func found(_ text: String) throws -> [String] {
    var screen = try screen(fewAlarms())
    screen.type("/" + text)
    return screen.shown
  }

  @Test(
    "by label, group, time, day and date",
    arguments: [
      ("wake", ["wakeup22"]), ("WORK", ["wakeup22", "water222"]), ("물", ["water222"]), ("ㅁㅅ", ["water222"]),
      ("0630", ["wakeup22"]), ("6:30", ["wakeup22"]), ("monday", ["wakeup22", "emoji222"]),
      ("mon", ["wakeup22", "emoji222"]), ("weekdays", ["wakeup22"]), ("every day", ["water222"]),
      ("daily", ["water222"]), ("thursday dec", ["dentist2"]), ("3 dec", ["dentist2"]), ("2026-12-03", ["dentist2"]),
      ("work wake", ["wakeup22"]), ("work dentist", []), ("xyz", []),
      ("", ["wakeup22", "water222", "dentist2", "emoji222"]),
    ])
  func fields(text: String, ids: [String]) throws {
    #expect(try found(text) == ids)
  }

  @Test("the first one found is selected, and arrows move while typing") func arrows() throws {
    var screen = try screen(fewAlarms())
    screen.type("/mon")
    #expect(screen.selectedID == "wakeup22")
    screen.press(.down, .down)
    #expect(screen.selectedID == "emoji222")
    screen.type("x")
    #expect(screen.selectedID == nil)
    screen.press(.backspace)
    #expect(screen.selectedID == "wakeup22")
  }

  @Test("Enter keeps what was found and gives the keys back to the list; Esc there shows all") func keep() throws {
    var screen = try screen(fewAlarms())
    screen.type("/dent")
    screen.press(.enter)
    #expect(screen.mode == .list)
    #expect(screen.press(.space) == [.save(try fewAlarms()[2].switched(on: false))])
    #expect(screen.shown == ["dentist2"])
    screen.press(.escape)
    #expect(screen.shown.count == 4)
    #expect(screen.selectedID == "dentist2")
  }

  @Test("Esc, and Backspace where nothing is left, show all; the selection stays", arguments: [Key.escape, .backspace])
  func leave(key: Key) throws {
    var screen = try screen(fewAlarms())
    screen.type("/dent")
    for _ in 0..<(key == .backspace ? 4 : 0) { screen.press(.backspace) }
    screen.press(key)
    #expect(screen.mode == .list)
    #expect(screen.shown.count == 4)
    #expect(screen.selectedID == "dentist2")
  }

  @Test("/ again goes on with what was looked for") func again() throws {
    var screen = try screen(fewAlarms())
    screen.type("/wa")
    screen.press(.enter)
    screen.type("/k")
    #expect(screen.alarms.arrangement.query?.text == "wak")
  }

  @Test("a paste goes in as text and is cut at the limit, which is said") func paste() throws {
    var screen = try screen(fewAlarms())
    screen.type("/")
    screen.press(.paste("wake\nup"))
    #expect(screen.shown == ["wakeup22"])
    screen.press(.paste(String(repeating: "가", count: 5000)))
    #expect(screen.alarms.arrangement.query?.text.count == 100)
    #expect(screen.picture.contains("What is looked for is cut after 100 characters."))
  }

  @Test("an alarm that changes comes and goes with what is looked for") func changes() throws {
    var screen = try screen(fewAlarms())
    screen.type("/gym")
    screen.send(.saved(try row(alarm("gymgym22", "18:00", "Gym"))))
    #expect(screen.shown == ["gymgym22"])
    screen.send(.deleted(try #require(AlarmID("gymgym22"))))
    #expect(screen.shown == [])
    screen.press(.enter)
    screen.press(.space)
    #expect(screen.status?.text == "No alarm was found; Esc shows all.")
  }

  @Test("what was added and is not among what was found says so") func hidden() throws {
    var screen = try screen(fewAlarms())
    screen.type("/dent")
    screen.press(.enter, .character("a"))
    try screen.presses(.enter)
    #expect(screen.status?.text.hasSuffix("It is not among what was found; Esc shows all.") ?? false)
    #expect(screen.selectedID == "dentist2")
  }

  @Test("what rings is not hidden by it, and it is still there afterwards") func ringing() throws {
    var screen = try screen(fewAlarms())
    screen.type("/dent")
    screen.send(.ringingChanged([try ring("wakeup22")], at: monday2312))
    #expect(screen.picture.contains("Wake up"))
    screen.send(.ringingChanged([], at: monday2312))
    #expect(screen.shown == ["dentist2"])
    #expect(screen.picture.contains("find: dent"))
  }

  @Test("the time in twelve hours is found as it is shown and as it is stored") func twelveHours() throws {
    var screen = try screen(fewAlarms(), language: .init(name: "en_US"))
    screen.type("/9:15 pm")
    #expect(screen.shown == ["emoji222"])
    screen.press(.control("u"))
    screen.type("2115")
    #expect(screen.shown == ["emoji222"])
  }

  @Test("typing and deleting at random finds what looking from the start finds", arguments: [1, 2] as [UInt64])
  func random(seed: UInt64) throws {
    var chance = IDSource(seed: seed)
    let labels = ["Wake up", "회의", "Café", "wakeful", "Meeting", "물", "up"]
    var screen = try screen((0..<60).map { try alarm("a\(1_000_000 + $0)", "0\($0 % 10):30", labels[$0 % 7]) })
    screen.type("/")
    for _ in 0..<200 {
      let key = ("wakeup 회의mé0:".map(Key.character) + [.backspace, .left, .control("w")]).randomElement(using: &chance)
      guard let key, key != .backspace || !(screen.alarms.arrangement.query?.text.isEmpty ?? true) else { continue }
      screen.press(key)
      let query = try #require(screen.alarms.arrangement.query)
      let wanted = screen.alarms.list.rows.filter { query.isEmpty || FindIndex.finds(query, in: $0, screen.context) }
      #expect(screen.shown == wanted.map(\.alarm.id.description), "\(query.text)")
    }
  }
}

extension ScreenState {
  /// The ids of the alarms that are shown, from top to bottom.
  var shown: [String] {
    alarms.lines.all.compactMap { line in
      guard case .alarm(let position) = line else { return nil }
      return alarms.list.rows[position].alarm.id.description
    }
  }
}
