import Children
import Dispatch
import Glibc
import Testing

/// A program is asked one thing and is over soon, however it behaves.
@Suite(.timeLimit(.minutes(10))) struct InquiryTests {
  private func ask(
    _ script: String, input: String = "a question", limit: Duration = .seconds(60), folder: String? = nil
  ) async throws -> InquiryAnswer {
    let (stream, continuation) = AsyncStream.makeStream(of: InquiryAnswer.self)
    let order = InquiryOrder(
      program: "/bin/sh", arguments: ["-c", script], environment: ["PATH=/usr/bin:/bin"], folder: folder, input: input,
      limit: limit)
    _ = try Inquiry(order, queue: DispatchQueue(label: "inquiry")) {
      continuation.yield($0)
      continuation.finish()
    }
    var answers: [InquiryAnswer] = []
    for await answer in stream { answers.append(answer) }
    return try #require(answers.first)
  }

  @Test func itReadsItsInputAndAnswersApartFromItsErrors() async throws {
    let answer = try await ask("cat; echo trouble >&2; exit 3")
    #expect(answer.output == Array("a question\n".utf8) && answer.errors == Array("trouble\n".utf8))
    #expect(answer.status == .exited(code: 3) && answer.cut == nil)
  }

  @Test func itRunsInTheFolderGivenAndInASessionOfItsOwn() async throws {
    let answer = try await ask("pwd; ps -o sid= -p $$ | tr -d ' '; echo $$", folder: "/usr")
    let lines = String(decoding: answer.output, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 3 && lines[0] == "/usr" && lines[1] == lines[2])
  }

  @Test func anInputThatDoesNotFitIntoThePipeArrivesWhole() async throws {
    let answer = try await ask("wc -c", input: String(repeating: "x", count: 300_000))
    #expect(answer.output == Array("300001\n".utf8))
  }

  @Test func oneThatDoesNotReadIsNoFault() async throws {
    let answer = try await ask("exec <&-; echo done", input: String(repeating: "x", count: 300_000))
    #expect(answer.output == Array("done\n".utf8) && answer.cut == nil)
  }

  @Test func oneThatHangsIsEndedAfterItsLimit() async throws {
    let answer = try await ask("echo half; sleep 1000", limit: .seconds(3))
    #expect(answer.cut == .tookTooLong && answer.status == .killed(signal: SIGTERM))
    #expect(answer.output == Array("half\n".utf8))
  }

  @Test func oneThatIgnoresTheSignalIsKilledASecondLater() async throws {
    // Long enough for the shell to come to its first words on a busy machine.
    let answer = try await ask("trap '' TERM; while :; do sleep 0.1; done", limit: .seconds(3))
    #expect(answer.cut == .tookTooLong && answer.status == .killed(signal: SIGKILL))
  }

  @Test func oneThatPrintsWithoutEndIsEndedAndItsOutputBounded() async throws {
    let answer = try await ask("exec yes")
    #expect(answer.cut == .wroteTooMuch && answer.output.count == 1 << 16)
  }

  @Test func oneThatComplainsWithoutEndIsEndedAndItsErrorsBounded() async throws {
    let answer = try await ask("exec yes >&2")
    #expect(answer.cut == .wroteTooMuch && answer.errors.count == 2000)
  }

  @Test func whatItHasStartedEndsWithIt() async throws {
    let pipe = "/tmp/alarm-inquiry-\(UInt64.random(in: 0...UInt64.max))"
    #expect(mkfifo(pipe, 0o600) == 0)
    defer { unlink(pipe) }
    let reading = open(pipe, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    defer { close(reading) }
    let answer = try await ask("exec 9>\(pipe); sleep 1000 & echo started")
    #expect(answer.output == Array("started\n".utf8) && answer.status == .exited(code: 0) && answer.cut == nil)
    // It returns when the last writer is gone.
    _ = fcntl(reading, F_SETFL, 0)
    var byte: UInt8 = 0
    #expect(read(reading, &byte, 1) == 0)
  }

  @Test func itCanBeKilledAtOnce() async throws {
    let (stream, continuation) = AsyncStream.makeStream(of: InquiryAnswer.self)
    let order = InquiryOrder(program: "/bin/sleep", arguments: ["1000"], input: "", limit: .seconds(60))
    let inquiry = try Inquiry(order, queue: DispatchQueue(label: "inquiry")) { continuation.yield($0) }
    inquiry.kill()
    var answers = stream.makeAsyncIterator()
    #expect(await answers.next()?.status == .killed(signal: SIGKILL))
  }

  @Test func oneThatIsNotThereIsAnError() {
    #expect(throws: ChildError.notStarted(program: "/nonexistent/program", errno: ENOENT)) {
      let order = InquiryOrder(program: "/nonexistent/program", input: "", limit: .seconds(1))
      _ = try Inquiry(order, queue: DispatchQueue(label: "inquiry")) { _ in }
    }
  }
}
