import Alarms
import TerminalUI
import Testing
import Timekeeping

@testable import AlarmUI

@Suite("While it rings") struct RingTests {
  /// A screen on which these ring, past the guard of the keys.
  private func ringing(_ rings: [Ring]) throws -> ScreenState {
    var screen = try screen(fewAlarms())
    screen.send(.ringingChanged(rings, at: monday2312 - .seconds(5)))
    screen.send(.tick(monday2312))
    return screen
  }

  private let wakeUp = AlarmID("wakeup22")
  private let dentist = AlarmID("dentist2")

  @Test("Enter stops it, and the badge is cleared") func stop() throws {
    var screen = try ringing([ring("wakeup22")])
    #expect(screen.press(.enter) == [.answer(.stop, wakeUp), .markSeen([])])
  }

  @Test("space and s snooze it", arguments: [Key.space, .character("s")])
  func snooze(key: Key) throws {
    var screen = try ringing([ring("wakeup22")])
    #expect(screen.press(key).first == .answer(.snooze(minutes: nil), wakeUp))
  }

  @Test("digits, then s, snooze so many minutes") func minutes() throws {
    var screen = try ringing([ring("wakeup22")])
    screen.press(.character("1"), .character("5"))
    #expect(screen.picture.contains("s snoozes 15 min"))
    #expect(screen.press(.character("s")).first == .answer(.snooze(minutes: 15), wakeUp))
  }

  @Test("minutes that no snooze may last are refused", arguments: ["0", "61", "99"])
  func badMinutes(typed: String) throws {
    var screen = try ringing([ring("wakeup22")])
    screen.type(typed)
    #expect(screen.press(.character("s")) == [])
    #expect(screen.ring?.note == "A snooze cannot last \(typed) min: give 1 to 60 minutes.")
    #expect(screen.press(.space).first == .answer(.snooze(minutes: nil), wakeUp))
  }

  @Test("Backspace and Esc take typed minutes back") func erase() throws {
    var screen = try ringing([ring("wakeup22")])
    screen.press(.character("1"), .character("5"), .backspace)
    #expect(screen.ring?.minutes == "1")
    screen.press(.escape)
    #expect(screen.ring?.minutes == "")
  }

  @Test("an alarm without a snooze says so and rings on") func noSnooze() throws {
    let strict = try alarm("strict22", "07:00", "Up!", snooze: nil)
    let ring = Ring(identifier: "strict22", alarm: strict, scheduled: monday2312, started: monday2312)
    var screen = try ringing([ring])
    #expect(screen.press(.space) == [])
    #expect(screen.ring?.note == "This alarm has no snooze; Enter stops it.")
  }

  @Test("each of several is answered by itself") func several() throws {
    var screen = try ringing([ring("wakeup22"), ring("dentist2")])
    #expect(screen.press(.down, .enter).first == .answer(.stop, dentist))
    #expect(screen.press(.space).first == .answer(.snooze(minutes: nil), wakeUp))
    #expect(screen.press(.enter) == [])
  }

  @Test("A stops all, S snoozes all that can be") func all() throws {
    var screen = try ringing([ring("wakeup22"), ring("dentist2")])
    #expect(screen.press(.character("A")).first == .answer(.stop, nil))
    screen = try ringing([ring("wakeup22"), ring("dentist2")])
    #expect(
      screen.press(.character("S")).prefix(2) == [
        .answer(.snooze(minutes: nil), wakeUp), .answer(.snooze(minutes: nil), dentist),
      ])
  }

  @Test("an answer that failed can be given again") func failed() throws {
    var screen = try ringing([ring("wakeup22")])
    let effects = screen.press(.enter)
    screen.send(.failed(effects[0], .centre(.store(.busy))))
    #expect(screen.press(.enter, after: .seconds(1)) == effects)
  }

  @Test("the chosen ring stays chosen when others begin and end") func selection() throws {
    var screen = try ringing([ring("wakeup22"), ring("dentist2")])
    screen.press(.down)
    screen.send(.ringingChanged([try ring("water222"), try ring("dentist2")], at: monday2312))
    #expect(screen.ring?.current?.alarm.id == dentist)
    screen.send(.ringingChanged([try ring("water222")], at: monday2312))
    #expect(screen.ring?.current?.alarm.id.description == "water222")
  }

  @Test("a test ends with any answer and leaves the badge alone", arguments: [Key.enter, .space])
  func test(key: Key) throws {
    var screen = try ringing([ring("wakeup22", isTest: true)])
    #expect(screen.press(key) == [.answer(.stop, wakeUp)])
  }

  @Test("a key that means nothing says what does") func unknown() throws {
    var screen = try ringing([ring("wakeup22")])
    #expect(screen.press(.character("q")) == [])
    #expect(screen.ring?.note == "“q” does nothing here: Enter stops, s or space snoozes.")
  }

  @Test("what was being edited is still there afterwards") func editorStays() throws {
    var screen = try screen(fewAlarms())
    screen.type("a0615")
    let before = screen.picture
    screen.send(.ringingChanged([try ring("wakeup22")], at: monday2312))
    screen.press(.enter, after: .seconds(1))
    screen.send(.ringingChanged([], at: monday2312))
    #expect(screen.picture == before)
  }

  @Test("a tone being tried ends when an alarm rings") func previewEnds() throws {
    var screen = try screen(fewAlarms())
    screen.press(.character("p"))
    #expect(screen.send(.ringingChanged([try ring("wakeup22")], at: monday2312)) == [.stopPreview])
  }

  @Test("holding the answering key down does nothing to the list") func held() throws {
    var screen = try ringing([ring("wakeup22")])
    screen.press(.space)
    screen.send(.ringingChanged([], at: monday2312))
    for _ in 0..<10 { #expect(screen.press(.space, after: .milliseconds(30)) == []) }
    #expect(screen.press(.space, after: .seconds(1)).count == 1)
  }

  @Test("after a ring has gone keys count once none was pressed for 0.6 s") func afterwards() throws {
    var screen = try ringing([ring("wakeup22")])
    screen.press(.enter)
    screen.send(.ringingChanged([], at: monday2312))
    #expect(screen.press(.character("d"), after: .milliseconds(100)) == [])
    #expect(screen.status?.text == "Keys count again in a moment.")
    #expect(screen.press(.character("d"), after: .milliseconds(599)) == [])
    #expect(screen.press(.character("d"), after: .milliseconds(600)).count == 1)
  }

  @Test("two seconds after a ring has gone every key counts, and Ctrl-C always does") func afterwardsAtMost() throws {
    var screen = try ringing([ring("wakeup22")])
    screen.send(.ringingChanged([], at: monday2312))
    for _ in 0..<4 { #expect(screen.press(.down, after: .milliseconds(500)) == []) }
    #expect(screen.selectedID == "water222")
    screen.send(.ringingChanged([try ring("wakeup22")], at: screen.context.now))
    screen.send(.ringingChanged([], at: screen.context.now))
    screen.press(.control("c"))
    #expect(screen.mode != .list)
  }

  @Test("what was being typed when a ring came and went is typed on after a moment") func typingOn() throws {
    var screen = try screen(fewAlarms())
    screen.type("a06")
    screen.send(.ringingChanged([try ring("wakeup22")], at: monday2312))
    screen.send(.ringingChanged([], at: monday2312))
    screen.type("9")
    #expect(screen.picture.contains("Keys count again"))
    screen.press(.character("1"), after: .seconds(1))
    screen.type("5")
    #expect(screen.picture.contains("06 :▸15"))
  }
}

@Suite("Keys while a ring appears") struct KeyGuardTests {
  @Test("a sentence being typed stops no alarm") func typing() throws {
    var screen = try screen(fewAlarms())
    screen.send(.ringingChanged([try ring("wakeup22")], at: monday2312))
    for character in "some snoozes are quite short" {
      #expect(screen.press(.character(character), after: .milliseconds(150)) == [])
    }
    #expect(screen.press(.enter, after: .milliseconds(100)) == [])
    #expect(screen.ring?.note == "Keys count after a moment without any, so that typing stops no alarm.")
  }

  @Test("a key counts after 0.6 s without any") func quiet() throws {
    var keys = KeyGuard(from: monday2312)
    #expect(keys.admits(monday2312 + .milliseconds(500)) == false)
    #expect(keys.admits(monday2312 + .milliseconds(1_099)) == false)
    #expect(keys.admits(monday2312 + .milliseconds(1_699)) == true)
    #expect(keys.admits(monday2312 + .milliseconds(1_700)) == true)
  }

  @Test("every key counts after five seconds") func longest() {
    var keys = KeyGuard(from: monday2312)
    for tenth in 1..<50 { #expect(keys.admits(monday2312 + .milliseconds(100 * tenth)) == false) }
    #expect(keys.admits(monday2312 + .seconds(5)) == true)
  }

  @Test("a clock set back makes the wait no longer") func setBack() {
    var keys = KeyGuard(from: monday2312)
    #expect(keys.admits(monday2312 - .seconds(3600)) == false)
    #expect(keys.admits(monday2312 - .seconds(3600) + .milliseconds(700)) == true)
  }
}
