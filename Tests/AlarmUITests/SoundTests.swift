import Alarms
import Notifications
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

  @Test(
    "a ring that another process rings unheard wants this terminal's bell and says why",
    arguments: [
      (SoundStep(.none, reason: "no device"), true), (SoundStep(.bell, reason: "no device"), true),
      (SoundStep(.chosen, tone: "Radar", reason: "no device"), true), (SoundStep(.chosen, tone: "Radar"), false),
      (SoundStep(.standIn, tone: "Radar", reason: "no device"), false),
    ])
  func elsewhere(recorded: SoundStep, isUnheard: Bool) throws {
    var screen = try screen(fewAlarms())
    var ringing = try ring("wakeup22")
    screen.send(.ringingChanged([ringing], at: monday2312))
    #expect(!AlarmScreen.wantsBell(screen))
    ringing.recordedSound = recorded
    screen.send(.ringingChanged([ringing, try ring("water222")], at: monday2312))
    #expect(AlarmScreen.wantsBell(screen) == isUnheard)
    #expect(screen.picture.contains("No sound was heard when it began (no device)") == isUnheard)
    // The next process to ring is this one: it finds out for itself.
    screen.send(.ringingChanged([try ring("wakeup22")], at: monday2312))
    #expect(!AlarmScreen.wantsBell(screen))
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
