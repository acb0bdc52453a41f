import Children
import Glibc
import Testing

@Suite(.timeLimit(.minutes(10))) struct ChildTests {
  @Test func linesComeInOrderAndTheEndComesLast() async throws {
    let program = try RunningProgram("/bin/sh", "-c", "echo one; echo two; printf three; exit 7")
    #expect(await program.events() == [.line("one"), .line("two"), .line("three"), .ended(.exited(code: 7))])
  }

  @Test func errorsAreThrownAwayOrComeAsLines() async throws {
    let script = "echo one; echo two >&2; echo three"
    #expect(
      try await RunningProgram("/bin/sh", "-c", script).events() == [
        .line("one"), .line("three"), .ended(.exited(code: 0)),
      ])
    #expect(
      try await RunningProgram("/bin/sh", "-c", script, errors: .withOutput).events() == [
        .line("one"), .line("two"), .line("three"), .ended(.exited(code: 0)),
      ])
  }

  @Test func whatAProgramGoneWildWritesComesInTurns() async throws {
    let program = try RunningProgram("/usr/bin/yes")
    var events = program.stream.makeAsyncIterator()
    #expect(await events.next() == .line("y"))
    program.child.end(after: .seconds(60))
    var last: RunningProgram.Event?
    while let event = await events.next() { last = event }
    #expect(last == .ended(.killed(signal: SIGTERM)))
  }

  @Test func whatAProgramLeavesAtItsEndComesWhole() async throws {
    let events = try await RunningProgram("/bin/sh", "-c", "seq 100000").events()
    #expect(events.count == 100_001 && events[99_999] == .line("100000"))
  }

  @Test func anEndIsToldInWords() {
    let ends: [Children.ExitStatus] = [.exited(code: 3), .killed(signal: 9), .unknown]
    #expect(ends.map { "\($0)" } == ["it ended with status 3", "it was ended by signal 9", "it ended"])
  }

  @Test func whatIsSentIsReadByTheProgram() async throws {
    let program = try RunningProgram("/bin/sh", "-c", "read line; echo \"$line\"")
    try program.child.send("일어나요")
    #expect(await program.events() == [.line("일어나요"), .ended(.exited(code: 0))])
  }

  @Test func aLongTextIsSentWholeThroughASmallPipe() async throws {
    let program = try RunningProgram("/usr/bin/head", "-n", "1")
    let text = String(repeating: "x", count: 300_000)
    try program.child.send(text)
    #expect(await program.events() == [.line(text), .ended(.exited(code: 0))])
  }

  @Test func closingTheInputEndsAProgramThatReadsIt() async throws {
    let program = try RunningProgram("/bin/cat")
    program.child.closeInput()
    #expect(await program.events() == [.ended(.exited(code: 0))])
  }

  @Test func nothingCanBeSentOnceTheInputIsClosed() async throws {
    let program = try RunningProgram("/bin/cat")
    program.child.closeInput()
    #expect(throws: ChildError.inputClosed) { try program.child.send("late") }
    _ = await program.events()
  }

  @Test func sendingToAProgramThatNoLongerReadsIsAnErrorAndNoSignal() async throws {
    let program = try RunningProgram("/bin/sh", "-c", "exec <&-; echo closed; exec sleep 60 >&-")
    var events = program.stream.makeAsyncIterator()
    #expect(await events.next() == .line("closed"))
    #expect(throws: ChildError.inputClosed) { try program.child.send("to nobody") }
    program.child.end(after: .seconds(60))
    #expect(await events.next() == .ended(.killed(signal: SIGTERM)))
  }

  @Test func aProgramThatStopsReadingGetsNoMoreThanAMegabyte() async throws {
    let program = try RunningProgram("/bin/sleep", "60")
    let line = String(repeating: "x", count: 400_000)
    #expect(throws: ChildError.inputFull) {
      for _ in 1...4 { try program.child.send(line) }
    }
    program.child.end(after: .seconds(60))
    #expect(await program.events() == [.ended(.killed(signal: SIGTERM))])
  }

  @Test func aProgramThatIgnoresTheRequestToEndIsKilled() async throws {
    let program = try RunningProgram("/bin/sh", "-c", "trap '' TERM; echo deaf; while :; do sleep 0.05; done")
    var events = program.stream.makeAsyncIterator()
    #expect(await events.next() == .line("deaf"))
    program.child.end(after: .milliseconds(50))
    #expect(await events.next() == .ended(.killed(signal: SIGKILL)))
  }

  @Test func endingAProgramThatHasEndedDoesNothing() async throws {
    let program = try RunningProgram("/bin/true")
    #expect(await program.events() == [.ended(.exited(code: 0))])
    program.child.end()
    program.child.closeInput()
  }

  @Test func aProgramThatClosesItsOutputIsStillWatched() async throws {
    let program = try RunningProgram("/bin/sh", "-c", "exec >&-; exit 3")
    #expect(await program.events() == [.ended(.exited(code: 3))])
  }

  @Test func aLineThatIsNotUTF8IsRepaired() async throws {
    let program = try RunningProgram("/usr/bin/printf", "a\\377b\\n")
    #expect(await program.events() == [.line("a\u{FFFD}b"), .ended(.exited(code: 0))])
  }
}
