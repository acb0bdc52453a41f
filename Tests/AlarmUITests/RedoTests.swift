import Alarms
import TerminalUI
import Testing

@testable import AlarmUI

@Suite("U and Ctrl-R do again") struct RedoTests {
  @Test("a deletion", arguments: [Key.character("U"), .control("r")]) func deletion(key: Key) throws {
    var screen = try screen(fewAlarms())
    try screen.presses(.character("d"), .character("u"))
    #expect(screen.press(key) == [.delete(try fewAlarms()[0].id)])
    screen.send(.deleted(try fewAlarms()[0].id))
    #expect(screen.status?.text == "Redone: Wake up is gone again.")
    #expect(screen.press(.character("u")) == [.save(try fewAlarms()[0])])
  }

  @Test("a switch, an edit and an addition, the first one first") func several() throws {
    var screen = try screen(fewAlarms())
    try screen.presses(.space)
    screen.press(.character("e"))
    screen.type("0815")
    try screen.presses(.enter)
    screen.press(.character("a"))
    try screen.presses(.enter)
    let after = screen.alarms.list
    try screen.presses(.character("u"), .character("u"), .character("u"))
    #expect(screen.alarms.list.rows.map(\.alarm) == (try screen.undoneList()))
    try screen.presses(.character("U"), .character("U"), .character("U"))
    #expect(screen.alarms.list == after)
    #expect(screen.press(.character("U")) == [])
    #expect(screen.status?.text == "Nothing was undone that could be done again.")
  }

  @Test("a skip, as the ring it left out and not the next one") func skip() throws {
    var screen = try screen([alarm("wakeup22", "06:30", "Wake up", days: "daily")])
    try screen.presses(.character("z"))
    let skipped = try #require(screen.alarms.selectedRow?.alarm)
    try screen.presses(.character("u"))
    #expect(screen.press(.character("U")) == [.save(skipped)])
  }

  @Test("not once something else was done") func newDeed() throws {
    var screen = try screen(fewAlarms())
    try screen.presses(.space, .character("u"), .down, .space)
    #expect(screen.press(.character("U")) == [])
  }

  @Test("but when that could not be done") func newDeedFailed() throws {
    var screen = try screen(fewAlarms())
    try screen.presses(.space, .character("u"), .down)
    screen.send(.failed(screen.press(.space).first, .centre(.store(.busy))))
    #expect(screen.press(.character("U")) == [.save(try fewAlarms()[0].switched(on: false))])
  }

  @Test("before the store has answered") func atOnce() throws {
    var screen = try screen(fewAlarms())
    let (on, off) = (try fewAlarms()[0], try fewAlarms()[0].switched(on: false))
    #expect(
      screen.press(.space, .character("u"), .character("U"), .character("u"))
        == [.save(off), .save(on), .save(off), .save(on)])
  }

  @Test("later what the store could not do again now") func failed() throws {
    var screen = try screen(fewAlarms())
    try screen.presses(.space, .character("u"))
    let effects = screen.press(.character("U"))
    screen.send(.failed(effects.first, .centre(.store(.busy))))
    #expect(screen.press(.character("U")) == effects)
    try screen.carryOut(effects)
    #expect(screen.press(.character("u")) == [.save(try fewAlarms()[0])])
  }

  @Test("nothing that was never done: the deed failed while it was being undone") func neverDone() throws {
    var screen = try screen(fewAlarms())
    let effects = screen.press(.space, .character("u"))
    screen.send(.failed(effects.first, .centre(.store(.busy))))
    screen.send(.saved(try row(fewAlarms()[0])))
    #expect(screen.press(.character("U")) == [])
  }

  @Test("an undo that fails for ever leaves nothing to be done again") func undoFailed() throws {
    var screen = try screen(fewAlarms())
    try screen.presses(.space)
    let effects = screen.press(.character("u"))
    screen.send(.failed(effects.first, .alreadyPassed(screen.context.local)))
    #expect(screen.press(.character("U")) == [])
    #expect(screen.press(.character("u")) == [])
  }

  @Test("of thirty steps any number back and forth comes to the same list") func backAndForth() throws {
    var chance = IDSource(seed: 5)
    var screen = try screen(fewAlarms())
    var lists = [screen.alarms.list]
    for step in 0..<30 {
      try screen.presses([.home, .end, .down].randomElement(using: &chance) ?? .down)
      try screen.presses([.space, .character("z"), .space].randomElement(using: &chance) ?? .space)
      if screen.deeds.steps.count == lists.count { lists.append(screen.alarms.list) }
      if step % 7 == 6 { try screen.presses(.character("M"), .space) }
      if screen.deeds.steps.count == lists.count { lists.append(screen.alarms.list) }
    }
    var place = lists.count - 1
    for _ in 0..<200 {
      let isBack = Bool.random(using: &chance)
      try screen.presses(.character(isBack ? "u" : "U"))
      place = isBack ? max(0, place - 1) : min(lists.count - 1, place + 1)
      #expect(screen.alarms.list.rows.map(\.alarm) == lists[place].rows.map(\.alarm))
    }
  }
}

extension ScreenState {
  /// The four alarms in the order of the list.
  fileprivate func undoneList() throws -> [Alarm] {
    try fewAlarms().map { try row($0) }.sorted { $0.precedes($1) }.map(\.alarm)
  }
}
