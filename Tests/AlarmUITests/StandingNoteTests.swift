import Alarms
import Notifications
import TerminalUI
import Testing
import Timekeeping

@testable import AlarmUI

@Suite("What stays in sight") struct StandingNoteTests {
  private let sleepy = RingerInCharge(kind: .screen, pid: 42, zone: "UTC", mayOversleep: true)
  private let full = AlarmError.centre(.store(.full))
  private let fullDisk = "The disk is full and nothing was changed: free some space and try again."

  @Test("that the machine oversleeps is said while an alarm is on") func oversleeps() throws {
    var screen = try screen(fewAlarms())
    screen.send(.ringerChanged(sleepy, isHere: true))
    #expect(screen.picture.contains("Asleep, this machine misses its alarms."))
    try screen.presses(.space, .end, .up, .space)
    #expect(!screen.picture.contains("Asleep"))
  }

  @Test("it can be read on light terminals and on dark ones: bold, and red where it warns") func colours() throws {
    var screen = try screen(fewAlarms(), badge: 2)
    let row = Point(column: 2, row: 2)
    #expect(AlarmScreen.render(screen, screen.size)[row].style == .bold)
    screen.send(.authorizationChanged(NotificationSettings(allowsSound: false)))
    #expect(AlarmScreen.render(screen, screen.size)[row].style == Style(foreground: .red, bold: true))
  }

  @Test("where there is only a mark in the header it is said once more") func saidInSmallWindows() throws {
    var screen = try screen(fewAlarms(), size: Size(columns: 40, rows: 7))
    screen.send(.ringerChanged(sleepy, isHere: true))
    #expect(screen.status?.text == "Asleep, this machine misses its alarms.")
    screen.press(.down)
    screen.send(.ringerChanged(sleepy, isHere: true))
    #expect(screen.status == nil)
    #expect(screen.picture.hasPrefix("23:12 ! next: 06:30"))
  }

  @Test("that nobody rings is said after a second, at which the screen asks to be woken") func nobody() throws {
    var screen = try screen(fewAlarms())
    #expect(!screen.picture.contains("Nobody rings"))
    screen.send(.ringerChanged(nil, isHere: false))
    #expect(!screen.picture.contains("Nobody rings"))
    #expect(AlarmScreen.nextTick(screen, after: monday2312) == monday2312 + .seconds(1))
    screen.send(.tick(monday2312 + .seconds(1)))
    #expect(screen.picture.contains("Nobody rings now: what is on stays silent."))
    #expect(AlarmScreen.nextTick(screen, after: screen.context.now) == monday2312 + .seconds(60))
    screen.send(.ringerChanged(sleepy, isHere: true))
    #expect(!screen.picture.contains("Nobody rings"))
  }

  @Test("a program that goes on after it was stopped has a second to ring again") func resumed() throws {
    var screen = try screen(fewAlarms())
    screen.send(.ringerChanged(nil, isHere: false))
    screen.send(.resumed(monday2312 + .seconds(3600)))
    #expect(!screen.picture.contains("Nobody rings"))
  }

  @Test("what the ringer could not save is said once and stays in sight until it could") func trouble() throws {
    var screen = try screen(fewAlarms())
    screen.send(.storeTrouble(full))
    #expect(screen.status?.text == fullDisk)
    screen.press(.down)
    screen.send(.storeTrouble(full))
    #expect(screen.status == nil)
    #expect(screen.picture.contains("not saved"))
    #expect(screen.picture.contains(fullDisk))
    screen.send(.storeTrouble(nil))
    #expect(!screen.picture.contains("not saved"))
  }

  @Test("what the user could not save stays in sight until something could be saved") func ownTrouble() throws {
    var screen = try screen(fewAlarms())
    let effects = screen.press(.space)
    screen.send(.failed(effects[0], full))
    screen.press(.down)
    #expect(screen.picture.contains(fullDisk))
    try screen.presses(.space)
    #expect(!screen.picture.contains(fullDisk))
  }

  @Test("a key's answer stands before a warning, and the warning comes back") func answerFirst() throws {
    var screen = try screen(fewAlarms())
    screen.send(.storeTrouble(full))
    screen.press(.character("y"))
    #expect(!screen.picture.contains(fullDisk))
    screen.press(.down)
    #expect(screen.picture.contains(fullDisk))
  }

  @Test("the shortest forms come first, then the fuller ones from the left") func fitting() {
    let plain = ["2 not seen", "c"].map { StandingNote(.news, $0) }
    let notes = [plain[0], StandingNote(.news, "rings in the background", "background"), plain[1]]
    #expect(notes.fitted(columns: 40, gap: 3).map(\.text) == ["2 not seen", "rings in the background", "c"])
    #expect(notes.fitted(columns: 39, gap: 3).map(\.text) == ["2 not seen", "background", "c"])
    #expect(notes.fitted(columns: 23, gap: 3).map(\.text) == ["2 not seen", "background"])
    #expect(notes.fitted(columns: 9, gap: 3) == [])
  }
}
