import Alarms
import TerminalUI
import Testing
import Timekeeping

@testable import AlarmUI

extension ScreenState {
  /// The same screen under other settings.
  func under(_ changes: [AlarmSetting: String]) -> ScreenState {
    var changed = self
    changed.send(.settingsChanged(AlarmSettings(stored: changes.reduce(into: [:]) { $0[$1.key.rawValue] = $1.value })))
    return changed
  }
}

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

  @Test("the marked answer counts: ringing on in the background first, then quitting, then staying")
  func answers() throws {
    var screen = try screen(fewAlarms())
    #expect(screen.press(.character("q"), .enter) == [.quit(ringsOn: true)])
    #expect(screen.press(.right, .enter) == [.quit(ringsOn: false)])
    #expect(screen.press(.right, .right, .enter) == [])
    #expect(screen.mode == .list)
  }

  @Test("each answer has a key of its own") func keys() throws {
    var screen = try screen(fewAlarms())
    #expect(screen.press(.character("q"), .character("b")) == [.quit(ringsOn: true)])
    #expect(screen.press(.character("n")) == [.quit(ringsOn: false)])
    #expect(screen.press(.character("s")) == [])
    #expect(screen.mode == .list)
  }

  @Test("asked twice it leaves so that the alarms ring, by whatever way it was asked") func twice() throws {
    for (first, second) in [(Key.character("q"), Key.character("q")), (.control("c"), .control("c"))] {
      var screen = try screen(fewAlarms())
      #expect(screen.press(first, second) == [.quit(ringsOn: true)])
    }
    var screen = try screen(fewAlarms())
    screen.send(.quitAsked)
    #expect(screen.send(.quitAsked) == [.quit(ringsOn: true)])
  }

  @Test("a remembered answer is saved before the program ends", arguments: [("b", "background"), ("n", "quit")])
  func remembers(key: Character, value: String) throws {
    var screen = try screen(fewAlarms())
    screen.press(.character("q"), .character("r"))
    #expect(screen.status?.text == "Remembered; “alarm config on-quit ask” asks again.")
    #expect(
      screen.press(.character(key)) == [.set(.onQuit, value), .quit(ringsOn: value == "background")])
    screen.press(.character("r"))
    #expect(screen.press(.character(key)) == [.quit(ringsOn: value == "background")])
  }

  @Test("to stay is not remembered") func stays() throws {
    var screen = try screen(fewAlarms())
    #expect(screen.press(.character("q"), .character("r"), .escape) == [])
  }

  @Test("what was remembered counts without a question") func remembered() throws {
    var screen = try screen(fewAlarms()).under([.onQuit: "background"])
    #expect(screen.press(.character("q")) == [.quit(ringsOn: true)])
    screen = screen.under([.onQuit: "quit"])
    #expect(screen.press(.character("q")) == [.quit(ringsOn: false)])
  }

  @Test("where nothing may ring in the background that is no answer") func never() throws {
    var screen = try screen(fewAlarms()).under([.background: "never"])
    #expect(screen.press(.character("q"), .character("b")) == [])
    #expect(screen.status?.text == "Nothing rings in the background: the setting “background” is never.")
    #expect(screen.press(.enter) == [])
    #expect(screen.mode == .list)
    #expect(screen.press(.character("q"), .character("q")) == [.quit(ringsOn: false)])
    #expect(screen.press(.left, .enter) == [.quit(ringsOn: false)])
  }

  @Test("a remembered background that is not allowed any more asks again") func contradiction() throws {
    var screen = try screen(fewAlarms()).under([.background: "never", .onQuit: "background"])
    #expect(screen.press(.character("q")) == [])
    #expect(screen.picture.contains("Nothing will ring then: 2 alarms are on."))
  }

  @Test("without an alarm that is on it ends at once, and one that was set meanwhile rings on") func nothingOn() throws
  {
    var screen = try screen([alarm("wakeup22", isOn: false)])
    #expect(screen.press(.character("q")) == [.quit(ringsOn: true)])
    for refusal in [[AlarmSetting.background: "never"], [.onQuit: "quit"]] {
      screen = screen.under(refusal)
      #expect(screen.press(.character("q")) == [.quit(ringsOn: false)])
    }
  }

  @Test("with another process that rings it ends at once") func rungElsewhere() throws {
    var screen = try screen(fewAlarms())
    screen.send(.ringerChanged(daemon, isHere: false))
    #expect(screen.press(.character("q")) == [.quit(ringsOn: false)])
    screen.send(.ringerChanged(daemon, isHere: true))
    #expect(screen.press(.character("q")) == [])
  }

  @Test("another process that begins to ring meanwhile leaves nothing to be answered for") func meanwhile() throws {
    var screen = try screen(fewAlarms())
    screen.press(.character("q"))
    screen.send(.ringerChanged(daemon, isHere: false))
    #expect(screen.press(.character("b")) == [])
    #expect(screen.press(.character("r")) == [])
    #expect(screen.press(.enter) == [])
    #expect(screen.mode == .list)
  }

  @Test("an alarm being changed is not lost without asking") func unsaved() throws {
    var screen = try screen([alarm("wakeup22", isOn: false)])
    screen.type("e0815")
    #expect(screen.press(.control("c")) == [])
    #expect(screen.picture.contains("What you are changing is not saved."))
    screen.press(.escape)
    #expect(screen.picture.contains("Change 07:30"))
  }

  @Test("what is being changed is asked about whatever was remembered, and Enter loses nothing")
  func unsavedAndRemembered() throws {
    var screen = try screen(fewAlarms()).under([.onQuit: "background"])
    screen.type("e0815")
    #expect(screen.press(.control("c"), .enter) == [])
    #expect(screen.picture.contains("Change Wake up"))
    #expect(screen.press(.control("c"), .control("c")) == [.quit(ringsOn: true)])
  }
}

@Suite("Quitting while it rings") struct QuitWhileRingingTests {
  private func ringing(isTest: Bool = false) throws -> ScreenState {
    var screen = try screen(fewAlarms())
    screen.send(.ringingChanged([try ring("wakeup22", isTest: isTest)], at: monday2312 - .seconds(5)))
    screen.send(.tick(monday2312))
    return screen
  }

  @Test("Ctrl-C says that it rings on in the background, and a second one leaves") func ringsOn() throws {
    var screen = try ringing()
    #expect(screen.press(.control("c")) == [])
    #expect(screen.ring?.note == "Enter stops it; Ctrl-C again leaves, and it rings on in the background.")
    #expect(screen.press(.control("c")) == [.quit(ringsOn: true)])
  }

  @Test("where nothing may ring in the background it stays unanswered") func never() throws {
    var screen = try ringing().under([.background: "never"])
    screen.press(.control("c"))
    #expect(screen.ring?.note == "Stop it first (Enter), or press Ctrl-C again to quit and leave it unanswered.")
    #expect(screen.press(.control("c")) == [.quit(ringsOn: false)])
  }

  @Test("what another process rings goes on there") func elsewhere() throws {
    var screen = try ringing()
    screen.send(.ringerChanged(RingerInCharge(kind: .daemon, pid: 42, zone: "UTC"), isHere: false))
    screen.press(.control("c"))
    #expect(screen.ring?.note == "Enter stops it; Ctrl-C again leaves, and process 42 rings on.")
    #expect(screen.press(.control("c")) == [.quit(ringsOn: false)])
  }

  @Test("a test is not handed on") func test() throws {
    var screen = try ringing(isTest: true)
    screen.press(.control("c"))
    #expect(screen.ring?.note == "Enter ends the test; Ctrl-C again quits.")
  }

  @Test("the question that stood when it began to ring stands again afterwards") func question() throws {
    var screen = try screen(fewAlarms())
    screen.press(.character("q"))
    let before = screen.picture
    screen.send(.ringingChanged([try ring("wakeup22")], at: monday2312))
    screen.send(.ringingChanged([], at: monday2312))
    #expect(screen.picture == before)
  }
}
