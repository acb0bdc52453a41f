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
    for alarm in alarms.prefix(100) { list.put(try row(alarm)) }
    list.put(try alarms.suffix(120).map { try row($0) })
    let wanted = try alarms.map { try row($0) }.sorted { $0.precedes($1) }
    #expect(list.rows == wanted)
    #expect(list.total == 200)
    #expect(list.onCount == alarms.count { $0.isOn })
    #expect(list.next?.nextRing == wanted.compactMap(\.nextRing).min())
    list.remove(Set(wanted.prefix(50).map(\.alarm.id)))
    #expect(list.rows == Array(wanted.dropFirst(50)))
    #expect(list.total == 150)
    #expect(list.onCount == wanted.dropFirst(50).count { $0.alarm.isOn })
  }

  @Test("headings stand where groups begin, and the selection can stand on them") func lines() throws {
    let lines = try screen(fewAlarms()).alarms.lines
    #expect(lines.all == [.heading(0), .alarm(0), .alarm(1), .heading(1), .alarm(2), .alarm(3)])
    #expect(lines.stops == [0, 1, 2, 3, 4, 5])
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
    let lines = ListLines(list, found: nil, folded: [])
    #expect(
      lines.all == [
        .heading(0), .alarm(0), .remark(0), .alarm(1), .remark(1), .heading(1), .alarm(2), .remark(2), .alarm(3),
      ])
    #expect(lines.stops.map(lines.own) == [0...0, 1...2, 3...4, 5...5, 6...7, 8...8])
    let isAnother = list.turn(to: try #require(LocalDate("2026-12-02")))
    #expect(isAnother)
    #expect(
      ListLines(list, found: nil, folded: []).all == [
        .heading(0), .alarm(0), .alarm(1), .remark(1), .heading(1), .alarm(2), .alarm(3),
      ])
  }

  private func monday() throws -> LocalDate { try #require(LocalDate("2026-11-30")) }

  @Test("without groups there are no headings") func noGroups() throws {
    let list = try screen([alarm("wakeup22"), alarm("water222")]).alarms.list
    #expect(ListLines(list, found: nil, folded: []).all == [.alarm(0), .alarm(1)])
  }

  @Test("a first page knows how many there are and what rings next") func firstPage() throws {
    let far = try row(alarm("farfar22", "23:30"))
    var list = AlarmList(
      [try row(alarm("wakeup22"))], total: 10_000, onCount: 9_000, isComplete: false, next: far, today: try monday())
    #expect(list.next == far)
    #expect(list.total == 10_000)
    list.put(try row(alarm("nextone2", "23:13")))
    #expect(list.next?.alarm.id.description == "nextone2")
  }
}
