import Alarms
import Testing
import Timekeeping

/// The order of the list as a pure comparison.
struct AlarmOrderTests {
  private func row(_ id: String, _ label: String, group: String = "") throws -> ListedAlarm {
    ListedAlarm(alarm: try alarm("07:00", id: id, label: label, [.group: .text(group)]), nextRing: nil, state: .off)
  }

  @Test("Letters composed and decomposed are different texts, so that three rows never stand in a circle")
  func noCircle() throws {
    let rows = [
      try row("zzzzzzzz", "e\u{301}"), try row("mmmmmmmm", "f"), try row("aaaaaaaa", "\u{e9}"),
    ]
    for (place, row) in rows.enumerated() {
      #expect(!row.precedes(row))
      for later in rows[(place + 1)...] { #expect(row.precedes(later) && !later.precedes(row)) }
    }
  }

  @Test("Groups composed and decomposed are two groups")
  func groups() throws {
    let (decomposed, composed) = (
      try row("zzzzzzzz", "b", group: "e\u{301}"), try row("aaaaaaaa", "a", group: "\u{e9}")
    )
    #expect(decomposed.precedes(composed) && !composed.precedes(decomposed))
  }
}
