import Alarms
import Notifications
import TerminalUI
import Testing
import Timekeeping

@testable import AlarmUI

@Suite("What alarms are allowed to do, on the screen") struct AuthorizationScreenTests {
  private let denied = NotificationSettings(.denied)
  private let silent = NotificationSettings(allowsSound: false)

  @Test("the first yes is said on the status line, and gone with the next key") func firstYes() throws {
    var screen = try screen(fewAlarms())
    screen.send(.firstYes)
    #expect(screen.picture.contains("That was your yes: alarms may ring. “alarm authorize --deny” takes it back."))
    screen.press(.down)
    #expect(!screen.picture.contains("your yes"))
  }

  @Test("that alarms may not sound stands in sight until they may") func silence() throws {
    var screen = try screen(fewAlarms())
    screen.send(.authorizationChanged(silent))
    screen.press(.down)
    #expect(screen.picture.contains("Alarms are not allowed to sound"))
    screen.send(.ringingChanged([try ring("wakeup22")], at: monday2312))
    #expect(screen.picture.contains("Alarms are not allowed to sound"))
    screen.send(.ringingChanged([], at: monday2312))
    screen.send(.authorizationChanged(NotificationSettings()))
    screen.press(.up, after: .seconds(3))
    #expect(!screen.picture.contains("not allowed"))
  }

  @Test("denied while it rings unheard, the sound is neither missed nor stood in for") func unheard() throws {
    var screen = try screen(fewAlarms())
    screen.send(.ringingChanged([try ring("wakeup22")], at: monday2312))
    screen.send(.soundReported(.noDevice(reason: "none")))
    screen.send(.authorizationChanged(silent))
    #expect(!screen.picture.contains("device"))
    #expect(!AlarmScreen.wantsBell(screen))
    screen.send(.tick(monday2312 + .seconds(1)))
    #expect(!AlarmScreen.render(screen, screen.size)[Point(column: 0, row: 0)].style.reverse)
    screen.send(.authorizationChanged(NotificationSettings()))
    #expect(screen.picture.contains("No sound device"))
    #expect(AlarmScreen.wantsBell(screen))
  }

  @Test("what was said of it goes when it is no longer so") func taken() throws {
    var screen = try screen(fewAlarms())
    screen.send(.authorizationChanged(denied))
    #expect(screen.status?.text == "Alarms are not allowed at all: “alarm authorize” allows them.")
    screen.send(.authorizationChanged(NotificationSettings()))
    #expect(screen.status == nil)
  }

  @Test("denied altogether, header and title say so and leaving asks nothing") func nothingAllowed() throws {
    var screen = try screen(fewAlarms())
    screen.send(.authorizationChanged(denied))
    let unrung = try fewAlarms().map { ListedAlarm(alarm: $0, nextRing: nil, state: $0.isOn ? .scheduled : .off) }
    screen.send(.listLoaded(unrung.sorted { $0.precedes($1) }, on: 2))
    #expect(screen.picture.contains("no alarm may ring"))
    #expect(screen.picture.contains("Alarms are not allowed at all: “alarm authorize” allows them."))
    #expect(AlarmScreen.title(screen) == "Alarm: none may ring")
    screen.send(.resized(Size(columns: 20, rows: 5)))
    #expect(screen.picture.hasPrefix("23:12 ! not allowed\n"))
    // Whether anything is left to ring on the store knows.
    #expect(screen.press(.character("q")) == [.quit(ringsOn: true)])
  }

  @Test("a deleted alarm that may not be brought back now can be later") func undoStays() throws {
    var screen = try screen(fewAlarms())
    try screen.presses(.character("d"))
    let undo = screen.press(.character("u"))
    screen.send(.failed(undo[0], .centre(.notAllowed)))
    #expect(screen.status?.text == "Alarms are not allowed, so none can be set: “alarm authorize” allows them.")
    #expect(screen.press(.character("u")) == undo)
  }

  @Test("an editor that may not be saved opens again and says why") func editor() throws {
    var screen = try screen(fewAlarms())
    screen.press(.character("a"))
    let effects = screen.press(.enter)
    let save = try #require(effects.first { if case .save = $0 { true } else { false } })
    screen.send(.failed(save, .centre(.notAllowed)))
    #expect(screen.picture.contains("alarm authorize"))
    #expect(screen.mode.editors.count == 1)
  }

  @Test("a badge that may not be counted is not shown") func badge() throws {
    var screen = try screen(fewAlarms(), badge: 2)
    #expect(screen.picture.contains("2 not seen"))
    screen.send(.authorizationChanged(NotificationSettings(allowsBadge: false)))
    #expect(!screen.picture.contains("not seen"))
    #expect(!AlarmScreen.title(screen).hasPrefix("("))
  }
}
