import Alarms
import TerminalUI
import Testing
import Timekeeping

@testable import AlarmUI

@Suite("The list behind the screen") struct AlarmListTests {
  @Test("a saved alarm goes where the store would list it") func order() throws {
    var generator = IDSource(seed: 7)
    var list = AlarmList([], total: 0, onCount: 0, isComplete: true, next: nil, today: try monday())
    var alarms: [Alarm] = []
    for _ in 0..<200 {
      let id = AlarmID.random(using: &generator)
      let time = "0\(Int.random(in: 0...9, using: &generator)):3\(Int.random(in: 0...9, using: &generator))"
      let group = ["", "Work", "Home"][Int.random(in: 0...2, using: &generator)]
      alarms.append(try alarm(id.description, time, "x", group: group, isOn: Bool.random(using: &generator)))
    }
    for alarm in alarms { _ = list.put(try row(alarm)) }
    let wanted = try alarms.map { try row($0) }.sorted { $0.precedes($1) }
    #expect(list.rows == wanted)
    #expect(list.total == 200)
    #expect(list.onCount == alarms.count { $0.isOn })
    #expect(list.next?.nextRing == wanted.compactMap(\.nextRing).min())
  }

  @Test("headings stand where groups begin, and every line is found again") func lines() throws {
    let screen = try screen(fewAlarms())
    let list = screen.alarms.list
    let lines = (0..<list.lineCount).map(list.content(ofLine:))
    #expect(
      lines == [.heading("Work"), .alarm(0), .alarm(1), .heading(""), .alarm(2), .alarm(3)])
    #expect((0..<4).map(list.lines(of:)) == [1...1, 2...2, 4...4, 5...5])
  }

  @Test("an alarm with something to be said takes a second line, until that is over") func remarks() throws {
    let alarms = [
      try alarm("paused22", "06:30", days: "daily", group: "Work").changed { $0[.pausedUntil] = .text("2026-12-02") },
      try alarm("pinned22", "07:30", group: "Work").changed { $0[.zone] = .text("Asia/Seoul") },
      try alarm("skipped2", "06:30", days: "daily").changed { $0[.except] = .text("2026-11-29,2026-12-01 06:30") },
      try alarm("plain222", "07:00", days: "daily"),
    ]
    let rows = alarms.map { ListedAlarm(alarm: $0, nextRing: nil, state: .scheduled) }
    var list = AlarmList(rows, total: 4, onCount: 4, isComplete: true, next: nil, today: try monday())
    #expect(
      (0..<list.lineCount).map(list.content(ofLine:)) == [
        .heading("Work"), .alarm(0), .remark(0), .alarm(1), .remark(1), .heading(""), .alarm(2), .remark(2), .alarm(3),
      ])
    #expect((0..<4).map(list.lines(of:)) == [1...2, 3...4, 6...7, 8...8])
    list.turn(to: try #require(LocalDate("2026-12-02")))
    #expect((0..<4).map(list.lines(of:)) == [1...1, 2...3, 5...5, 6...6])
  }

  private func monday() throws -> LocalDate { try #require(LocalDate("2026-11-30")) }

  @Test("without groups there are no headings") func noGroups() throws {
    let list = try screen([alarm("wakeup22"), alarm("water222")]).alarms.list
    #expect(list.lineCount == 2)
  }

  @Test("a first page knows how many there are and what rings next") func firstPage() throws {
    let far = try row(alarm("farfar22", "23:30"))
    var list = AlarmList(
      [try row(alarm("wakeup22"))], total: 10_000, onCount: 9_000, isComplete: false, next: far, today: try monday())
    #expect(list.next == far)
    #expect(list.total == 10_000)
    _ = list.put(try row(alarm("nextone2", "23:13")))
    #expect(list.next?.alarm.id.description == "nextone2")
  }
}
