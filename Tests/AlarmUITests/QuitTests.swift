import Alarms
import TerminalUI
import Testing

@testable import AlarmUI

@Suite("Quitting") struct QuitTests {
  private let daemon = RingerInCharge(kind: .daemon, pid: 42, zone: "UTC")

  @Test(
    "with alarms on and nobody else who rings it asks, and Esc stays",
    arguments: [ScreenEvent.key(.character("q"), at: monday2312), .key(.control("c"), at: monday2312), .quitAsked])
  func asks(event: ScreenEvent) throws {
    var screen = try screen(fewAlarms())
    #expect(screen.send(event) == [])
    #expect(screen.press(.escape) == [])
    #expect(screen.mode == .list)
  }

  @Test("the marked answer counts: stay first, quit when chosen") func answers() throws {
    var screen = try screen(fewAlarms())
    #expect(screen.press(.character("q"), .enter) == [])
    #expect(screen.mode == .list)
    #expect(screen.press(.character("q"), .right, .enter) == [.quit(ringsOn: false)])
    screen = try AlarmUITests.screen(fewAlarms())
    #expect(screen.press(.character("q"), .character("q")) == [.quit(ringsOn: false)])
  }

  @Test("asked by a signal twice it ends") func twice() throws {
    var screen = try screen(fewAlarms())
    screen.send(.quitAsked)
    #expect(screen.send(.quitAsked) == [.quit(ringsOn: false)])
  }

  @Test("without an alarm that is on it ends at once") func nothingOn() throws {
    var screen = try screen([alarm("wakeup22", isOn: false)])
    #expect(screen.press(.character("q")) == [.quit(ringsOn: false)])
  }

  @Test("with another process that rings it ends at once") func rungElsewhere() throws {
    var screen = try screen(fewAlarms())
    screen.send(.ringerChanged(daemon, isHere: false))
    #expect(screen.press(.character("q")) == [.quit(ringsOn: false)])
    screen.send(.ringerChanged(daemon, isHere: true))
    #expect(screen.press(.character("q")) == [])
  }

  @Test("an alarm being changed is not lost without asking") func unsaved() throws {
    var screen = try screen([alarm("wakeup22", isOn: false)])
    screen.type("e0815")
    #expect(screen.press(.control("c")) == [])
    #expect(screen.picture.contains("What you are changing is not saved."))
    screen.press(.escape)
    #expect(screen.picture.contains("Change 07:30"))
  }
}
