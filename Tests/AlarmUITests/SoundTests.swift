import Alarms
import TerminalUI
import Testing
import Timekeeping

@testable import AlarmUI

@Suite("How the sound fares") struct SoundNoteTests {
  private func ringing(_ notes: SoundNote...) throws -> ScreenState {
    var screen = try screen(fewAlarms())
    screen.send(.ringingChanged([try ring("wakeup22")], at: monday2312))
    for note in notes { screen.send(.soundReported(note)) }
    return screen
  }

  @Test("a ring that is heard needs no bell") func heard() throws {
    #expect(!AlarmScreen.wantsBell(try ringing(.sounding(tone: "Radar"))))
    #expect(!AlarmScreen.wantsBell(try ringing(.fellBack(from: "a.ogg", to: "Radar", reason: "no such file"))))
  }

  @Test(
    "a ring that is not heard wants the bell, says why, and flashes every second",
    arguments: [
      (SoundNote.noDevice(reason: "none"), "No sound device takes the sound (none)"),
      (.muted(reason: "Master"), "The sound is muted or at zero (Master)"),
      (.noSoundProgram(reason: "not found"), "The program that makes the sound does not work (not found)"),
    ])
  func silent(note: SoundNote, words: String) throws {
    var screen = try ringing(.sounding(tone: "Radar"), note)
    #expect(AlarmScreen.wantsBell(screen))
    #expect(screen.picture.contains(words))
    #expect(AlarmScreen.nextTick(screen, after: monday2312) == monday2312 + .seconds(1))
    screen.send(.tick(monday2312 + .seconds(1)))
    #expect(AlarmScreen.render(screen, screen.size)[Point(column: 0, row: 0)].style.reverse)
    screen.send(.tick(monday2312 + .seconds(2)))
    #expect(!AlarmScreen.render(screen, screen.size)[Point(column: 0, row: 0)].style.reverse)
  }

  @Test("a device that is back ends the bell") func back() throws {
    #expect(!AlarmScreen.wantsBell(try ringing(.noDevice(reason: "none"), .deviceBack)))
  }

  @Test("what was said before the ring appeared is shown on it, and gone after it") func before() throws {
    var screen = try screen(fewAlarms())
    screen.send(.soundReported(.noDevice(reason: "none")))
    #expect(screen.status?.isProblem == true)
    screen.send(.ringingChanged([try ring("wakeup22")], at: monday2312))
    #expect(AlarmScreen.wantsBell(screen))
    screen.send(.ringingChanged([], at: monday2312))
    screen.send(.ringingChanged([try ring("wakeup22")], at: monday2312))
    #expect(!AlarmScreen.wantsBell(screen))
  }
}
