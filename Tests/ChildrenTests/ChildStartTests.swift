import Children
import Glibc
import Testing

@Suite(.timeLimit(.minutes(10)), .serialized) struct ChildStartTests {
  @Test func aProgramThatIsNotThereIsAnError() {
    #expect(throws: ChildError.notStarted(program: "/nonexistent/program", errno: ENOENT)) {
      try RunningProgram("/nonexistent/program")
    }
  }

  @Test func aFileThatIsNoProgramIsAnError() {
    #expect(throws: ChildError.notStarted(program: "/etc/passwd", errno: EACCES)) {
      try RunningProgram("/etc/passwd")
    }
  }

  @Test func theProgramGetsTheEnvironmentItIsGiven() async throws {
    let program = try RunningProgram("/usr/bin/env", environment: ["COLOUR=blue"])
    #expect(await program.events() == [.line("COLOUR=blue"), .ended(.exited(code: 0))])
  }

  @Test func theProgramSeesNoDescriptorOfOurs() async throws {
    let program = try RunningProgram("/bin/sh", "-c", "ls /proc/$$/fd")
    let events = await program.events()
    #expect(events == [.line("0"), .line("1"), .line("2"), .ended(.exited(code: 0))])
  }

  @Test func theProgramsErrorOutputGoesNowhere() async throws {
    let program = try RunningProgram("/usr/bin/readlink", "/proc/self/fd/2")
    #expect(await program.events() == [.line("/dev/null"), .ended(.exited(code: 0))])
  }

  @Test func theProgramHasAProcessGroupOfItsOwn() async throws {
    let program = try RunningProgram("/bin/cat")
    #expect(getpgid(program.child.pid) == program.child.pid)
    program.child.closeInput()
    _ = await program.events()
  }

  @Test func theProgramIgnoresNoSignalThatThisProcessIgnores() async throws {
    let before = signal(SIGPIPE, SIG_IGN)
    let program = try RunningProgram("/bin/sh", "-c", "kill -PIPE $$; echo survived")
    signal(SIGPIPE, before)
    #expect(await program.events() == [.ended(.killed(signal: SIGPIPE))])
  }
}
