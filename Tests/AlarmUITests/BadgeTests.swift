import Alarms
import TerminalUI
import Testing
import Timekeeping

@testable import AlarmUI

@Suite("The badge and what was missed") struct BadgeTests {
  @Test(
    "a screen that becomes active clears the badge when nothing missed is left to show",
    arguments: [
      ScreenEvent.started, .focusGained, .resumed(monday2312), .key(.focusGained, at: monday2312),
    ])
  func active(event: ScreenEvent) throws {
    var screen = try screen(fewAlarms(), badge: 1)
    #expect(screen.send(event) == [.markSeen([])])
    screen.send(.badgeChanged(0, missed: []))
    #expect(screen.send(event) == [])
  }

  @Test("the badge stays until the missed alarms have been shown") func missedFirst() throws {
    var screen = try screen(fewAlarms(), badge: 2, missed: twoMissed())
    #expect(screen.send(.started) == [])
    #expect(screen.press(.enter) == [.markSeen(["wakeup22", "water222"])])
    #expect(!screen.isMissedShown)
  }

  @Test("the latest missed alarm stands first, and what the clock has made void is not shown") func order() throws {
    var void = missed("dentist2", "Dentist", secondsAgo: 60)
    void.occurrence.state = .voided
    let screen = try screen(fewAlarms(), badge: 2, missed: [void] + twoMissed().reversed())
    #expect(screen.missed.unseen.map(\.request.identifier) == ["wakeup22", "water222"])
  }

  @Test("where all of them are in sight a key that would go on says so") func nothingToScroll() throws {
    var screen = try screen(fewAlarms(), badge: 2, missed: twoMissed())
    screen.press(.down)
    #expect(screen.status?.text == "All of it is in sight.")
  }

  @Test("what was closed is not shown again by an older report, a new one is") func closed() throws {
    var screen = try screen(fewAlarms(), badge: 2, missed: twoMissed())
    screen.press(.escape)
    screen.send(.badgeChanged(2, missed: twoMissed()))
    #expect(!screen.isMissedShown)
    screen.send(.badgeChanged(3, missed: twoMissed() + [missed("dentist2", "Dentist", secondsAgo: 60)]))
    #expect(screen.picture.contains("23:11 Dentist, Mon 30 Nov"))
    #expect(!screen.picture.contains("07:00 Wake up, Mon"))
  }

  @Test("what could not be marked as seen is shown again") func failed() throws {
    var screen = try screen(fewAlarms(), badge: 2, missed: twoMissed())
    screen.send(.failed(screen.press(.enter).first, .centre(.store(.busy))))
    screen.send(.badgeChanged(2, missed: twoMissed()))
    #expect(screen.isMissedShown)
  }

  @Test("the missed alarms wait until an editor is closed") func editor() throws {
    var screen = try screen(fewAlarms())
    screen.type("a0615")
    screen.send(.badgeChanged(2, missed: twoMissed()))
    #expect(!screen.picture.contains("missed"))
    screen.press(.escape)
    #expect(screen.picture.contains("2 missed alarms"))
  }

  @Test("more than fit can be gone through") func many() throws {
    let list = (0..<40).map { missed("a\(1_000_000 + $0)", "Nr \($0)", secondsAgo: 60) }
    var screen = try screen(fewAlarms(), badge: 40, missed: list)
    #expect(screen.picture.contains("… and 31 more"))
    for _ in 0..<5 { screen.press(.pageDown) }
    #expect(screen.picture.contains("Nr 39"))
    #expect(screen.press(.enter) == [.markSeen(list.map(\.request.identifier))])
  }

  @Test("the title says what rings, else the badge and what comes next") func title() throws {
    var screen = try screen(fewAlarms(), badge: 2)
    #expect(AlarmScreen.title(screen) == "(2) Alarm: next 06:30 Wake up")
    screen.send(.ringingChanged([try ring("dentist2"), try ring("wakeup22")], at: monday2312))
    #expect(AlarmScreen.title(screen) == "ringing: Dentist, Wake up")
    #expect(AlarmScreen.title(try AlarmUITests.screen()) == "Alarm: none is on")
  }
}
