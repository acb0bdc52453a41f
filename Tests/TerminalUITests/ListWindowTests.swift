import Testing

@testable import TerminalUI

@Suite struct ListWindowTests {
  @Test("An empty list shows nothing and has nothing to select")
  func empty() {
    #expect(ListWindow(first: 9).showing(3, count: 0, rows: 10).positions(count: 0, rows: 10) == 0..<0)
    #expect(ListMove.down.position(from: nil, count: 0, rows: 10) == nil)
    #expect(ListMove.last.position(from: 4, count: 0, rows: 10) == nil)
  }

  @Test("A single row is in sight and stays selected")
  func single() {
    #expect(ListWindow().showing(0, count: 1, rows: 10).positions(count: 1, rows: 10) == 0..<1)
    for move in [ListMove.up, .down, .pageUp, .pageDown, .first, .last] {
      #expect(move.position(from: 0, count: 1, rows: 10) == 0)
    }
  }

  @Test("Of a thousand rows the selected one is always in sight, and no page is empty")
  func thousand() {
    var window = ListWindow()
    var selected: Int? = 0
    var moves = Array(repeating: ListMove.pageDown, count: 60) + [.last, .up, .pageUp, .first]
    moves += Array(repeating: .down, count: 40) + [.last]
    for move in moves {
      selected = move.position(from: selected, count: 1000, rows: 18)
      window = window.showing(selected, count: 1000, rows: 18)
      let positions = window.positions(count: 1000, rows: 18)
      #expect(positions.contains(selected ?? -1) && positions.count == 18)
    }
    #expect(window.positions(count: 1000, rows: 18) == 982..<1000)
    window = window.showing(998, count: 999, rows: 18)
    #expect(window.positions(count: 999, rows: 18) == 981..<999)
  }

  @Test("The window moves no more than needed")
  func movesLittle() {
    let window = ListWindow(first: 10)
    #expect(window.showing(12, count: 100, rows: 5).first == 10)
    #expect(window.showing(9, count: 100, rows: 5).first == 9)
    #expect(window.showing(15, count: 100, rows: 5).first == 11)
    #expect(window.showing(nil, count: 100, rows: 5).first == 10)
  }

  @Test("A taller window fills up with the rows above")
  func taller() {
    #expect(ListWindow(first: 95).showing(99, count: 100, rows: 50).first == 50)
    #expect(ListWindow(first: 95).showing(99, count: 100, rows: 0).positions(count: 100, rows: 0) == 0..<0)
  }

  @Test("Nothing selected: down goes to the first row, End to the last")
  func nothingSelected() {
    #expect(ListMove.down.position(from: nil, count: 5, rows: 3) == 0)
    #expect(ListMove.last.position(from: nil, count: 5, rows: 3) == 4)
  }
}
