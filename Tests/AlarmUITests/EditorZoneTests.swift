import Alarms
import TerminalUI
import TestSupport
import Testing
import Timekeeping

@testable import AlarmUI

@Suite("The zone in the editor") struct EditorZoneTests {
  /// A new alarm at 07:30 with a zone typed, and what that asked for.
  private func typed(_ zone: String) throws -> (ScreenState, [ScreenEffect]) {
    var screen = try screen(size: Size(columns: 80, rows: 30))
    screen.type("a0730")
    screen.tab(to: .zone)
    let effects = screen.type(zone)
    return (screen, effects)
  }

  @Test("its rules are read as it is typed") func read() throws {
    let (_, effects) = try typed("Asia/Seoul")
    #expect(effects.last == .readZone("Asia/Seoul"))
  }

  @Test("the ring is told by its clocks, with the time it is here then") func ring() throws {
    var (screen, _) = try typed("Asia/Seoul")
    screen.send(.zoneRead("Asia/Seoul", .rules(try rules("Asia/Seoul"))))
    // Tue 1 Dec 08:12 in Seoul: 07:30 is next on Wednesday, Tuesday 22:30 in UTC.
    #expect(screen.picture.contains("rings in 23 h 18 min (Tue 1 Dec 22:30 here)"))
    guard case .save(let alarm)? = screen.press(.enter).first else { return #expect(Bool(false), "it is saved") }
    #expect(alarm.zone == "Asia/Seoul")
  }

  @Test("an unknown one says why beside it and is not saved") func unknown() throws {
    var (screen, _) = try typed("Asia/Soul")
    screen.send(.zoneRead("Asia/Soul", .refused(.unknown(name: "Asia/Soul"))))
    #expect(screen.press(.enter) == [])
    #expect(screen.picture.contains("There is no time zone “Asia/Soul”"))
    screen.press(.tab)
    #expect(screen.picture.contains("There is no time zone “Asia/Soul”"))
  }

  @Test("a zone that has changed is asked for anew, and what is being edited stays") func zoneChanged() throws {
    var (screen, _) = try typed("Asia/Seoul")
    screen.send(.zoneRead("Asia/Seoul", .rules(try rules("Asia/Seoul"))))
    #expect(screen.send(.zoneChanged(try rules("Europe/Berlin"))) == [.readZone("Asia/Seoul")])
    #expect(screen.picture.contains("zone         Asia/Seoul"))
    #expect(screen.picture.contains("(Tue 1 Dec 23:30 here)"))
  }

  @Test("a ring that a change of the clocks touches says so") func seam() throws {
    var screen = try screen()
    screen.send(.zoneChanged(try rules("Europe/Berlin")))
    screen.send(.tick(try moment("2027-03-27 20:00", in: "Europe/Berlin")))
    screen.type("a0230")
    #expect(screen.picture.contains("02:30 does not exist on Sun 28 Mar: rings at 03:30"))
    screen.type("0330")
    #expect(!screen.picture.contains("does not exist"))
  }

  @Test("alarms of other zones have their rules read when they are listed") func listed() throws {
    let pinned = try alarm("pinned22", "07:30").changed { $0[.zone] = .text("Asia/Seoul") }
    let row = ListedAlarm(alarm: pinned, nextRing: nil, state: .scheduled)
    var screen = try screen()
    #expect(screen.send(.listLoaded([row], on: 1)) == [.readZone("Asia/Seoul")])
    screen.send(.zoneRead("Asia/Seoul", .rules(try rules("Asia/Seoul"))))
    #expect(screen.send(.saved(row)) == [])
  }
}
