import Testing

@testable import TerminalUI

@Suite struct KeyTableTests {
  private enum Event: Equatable { case toggle, add, delete, up, help, quit }

  private let table = KeyTable<Event>([
    KeyBinding(.character(" "), label: "on/off", help: "Switch the alarm on or off", event: .toggle),
    KeyBinding(.character("a"), label: "add", help: "Add an alarm", event: .add),
    KeyBinding(.character("d"), .delete, label: "delete", help: "Delete the alarm", event: .delete),
    KeyBinding(.up, .character("k"), help: "One row up", event: .up),
    KeyBinding(.character("?"), label: "help", help: "This page", isPinned: true, event: .help),
    KeyBinding(.character("q"), .control("c"), label: "quit", help: "Leave", isPinned: true, event: .quit),
  ])

  @Test("A key leads to its row")
  func lookup() {
    #expect(table.event(for: .delete) == .delete)
    #expect(table.event(for: .character("k")) == .up)
    #expect(table.event(for: .control("c")) == .quit)
    #expect(table.event(for: .character("x")) == nil)
  }

  @Test(
    "The footer drops rows from the right but keeps help and quit",
    arguments: [
      (80, "space on/off  a add  d delete  ? help  q quit"), (45, "space on/off  a add  d delete  ? help  q quit"),
      (44, "space on/off  a add  ? help  q quit"), (20, "? help  q quit"), (13, "? help"), (3, ""),
    ])
  func footer(columns: Int, expected: String) {
    #expect(table.footer(columns: columns).text == expected)
  }

  @Test("The footer knows where each of its keys stands, in columns")
  func footerParts() {
    let wide = KeyTable<Event>([
      KeyBinding(.up, label: "위로", help: "", event: .up), KeyBinding(.enter, label: "추가", help: "", event: .add),
    ]).footer(columns: 80)
    #expect(wide.parts.map(\.key) == [.up, .enter])
    #expect(wide.parts.map(\.column) == [0, 8] && wide.parts.map(\.columns) == [6, 10] && wide.columns == 18)
  }

  @Test("The help screen names every key of every row")
  func help() {
    #expect(table.help[2] == HelpRow(keys: "d Delete", text: "Delete the alarm"))
    #expect(table.help[3].keys == "↑ k")
    #expect(table.help[5].keys == "q Ctrl-C")
  }
}
