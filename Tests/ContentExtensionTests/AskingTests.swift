import Alarms
import Children
import Dispatch
import Glibc
import Notifications
import TestSupport
import Testing
import Timekeeping

@testable import alarm

/// Several questions at once, to a real program.
@Suite(.timeLimit(.minutes(10))) struct AskingTests {
  private let folder: TemporaryFolder
  private let zone: ZoneRules

  init() throws {
    folder = try TemporaryFolder()
    zone = try rules("Asia/Seoul")
    mkdir(folder.path + "/alarm", 0o700)
  }

  private func install(_ script: String, firstLine: String = "#!/bin/sh\n") throws {
    try folder.writeProgram(firstLine + script, to: "alarm/extension")
  }

  private func questions(_ count: Int) throws -> [ExtensionQuestion] {
    try (1...count).map { number in
      ExtensionQuestion(
        identifier: "question\(number)", alarm: try #require(AlarmID("wakemeup")), scheduled: Instant(microseconds: 0),
        content: NotificationContent(title: "Wake up"), trigger: nil)
    }
  }

  private func live() -> ContentExtension {
    let environment = ["XDG_CONFIG_HOME": folder.path, "HOME": folder.path, "PATH": "/usr/bin:/bin"]
    return ContentExtension(environment: environment, profile: "trial")
  }

  /// What came of asking, in the order of the answers.
  private func ask(_ questions: [ExtensionQuestion]) async -> [ExtensionAnswer] {
    let (stream, continuation) = AsyncStream.makeStream(of: ExtensionAnswer.self)
    let live = live()
    defer { live.end() }
    live.ask(questions, limit: .seconds(60), zone: zone) { continuation.yield($0) }
    var answers: [ExtensionAnswer] = []
    for await answer in stream.prefix(questions.count) { answers.append(answer) }
    return answers
  }

  private func written(_ name: String) throws -> [String] {
    try #require(folder.bytes(name)).split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// How many lines a program writes into a pipe; waits until it has opened and closed the other end.
  private func lines(of pipe: String) -> Int {
    let descriptor = open(pipe, O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    var (lines, byte) = (0, UInt8(0))
    while read(descriptor, &byte, 1) == 1 { lines += byte == UInt8(ascii: "\n") ? 1 : 0 }
    return lines
  }

  @Test("Four run at once and no more, in the order they were asked")
  func bounded() async throws {
    // Each of the first four waits until all of them have begun.
    try install(
      #"""
      echo "begin $(grep -o 'question[0-9]')" >> "$HOME/log"
      until [ "$(grep -c begin "$HOME/log")" -ge 4 ]; do sleep 0.01; done
      echo end >> "$HOME/log"
      """#)
    let answers = await ask(try questions(7))
    #expect(answers.map(\.report.outcome) == Array(repeating: .unchanged, count: 7))
    var running = 0
    var most = 0
    let log = try written("log")
    for line in log {
      running += line == "end" ? -1 : 1
      most = max(most, running)
    }
    #expect(most == ContentExtension.mostAtOnce)
    let begun = log.filter { $0 != "end" }
    #expect(begun.prefix(4).sorted() == (1...4).map { "begin question\($0)" })
    #expect(begun.dropFirst(4).sorted() == (5...7).map { "begin question\($0)" })
  }

  @Test("It gets the profile and runs at home")
  func surroundings() async throws {
    try install(#"echo "$ALARM_PROFILE" > log; pwd -P >> log; echo "${TERM-none}" >> log"#)
    _ = await ask(try questions(1))
    let lines = try written("log")
    #expect(lines.count == 3 && lines[0] == "trial" && lines[2] == "none")
    #expect(folder.path.hasSuffix(try #require(lines[1].split(separator: "/").last.map(String.init))))
  }

  @Test("A script without its first line is not run through a shell")
  func noShell() async throws {
    try install("echo '{}'", firstLine: "")
    let answers = await ask(try questions(1))
    #expect(answers.map(\.report.outcome) == [.notStarted])
    #expect(answers.first?.report.detail?.contains("format") == true)
  }

  @Test("What waits is forgotten once it has come due and does not ring")
  func forgotten() async throws {
    try install(
      #"""
      echo begun > "$HOME/$(grep -o 'question[0-9]')"
      until [ -e "$HOME/gate" ]; do sleep 0.01; done
      """#)
    let pipes = (1...4).map { "\(folder.path)/question\($0)" }
    for pipe in pipes { #expect(mkfifo(pipe, 0o600) == 0) }
    let live = live()
    defer { live.end() }
    let (stream, continuation) = AsyncStream.makeStream(of: ExtensionAnswer.self)
    live.ask(try questions(6), limit: .seconds(60), zone: zone) { continuation.yield($0) }
    for pipe in pipes { #expect(lines(of: pipe) == 1) }
    live.forgetAll(but: [], at: Instant(microseconds: 0))
    live.ask(try questions(7).suffix(1), limit: .seconds(60), zone: zone) { continuation.yield($0) }
    try folder.write([], to: "gate")
    var answered: [String] = []
    for await answer in stream.prefix(5) { answered.append(answer.identifier) }
    #expect(answered.sorted() == ["question1", "question2", "question3", "question4", "question7"])
  }

  @Test("What was ended answers with nothing that counts, and asking goes on afterwards")
  func ended() async throws {
    try install(#"echo begun > "$HOME/fifo"; exec sleep 1000"#)
    let fifo = folder.path + "/fifo"
    #expect(mkfifo(fifo, 0o600) == 0)
    let live = live()
    defer { live.end() }
    let (stream, continuation) = AsyncStream.makeStream(of: ExtensionAnswer.self)
    live.ask(try questions(1), limit: .seconds(60), zone: zone) { continuation.yield($0) }
    #expect(lines(of: fifo) == 1)
    live.end()
    try install("echo '{\"title\": \"Rain\"}'")
    live.ask(try questions(1), limit: .seconds(60), zone: zone) { continuation.yield($0) }
    var outcomes: [ExtensionReport.Outcome] = []
    for await answer in stream.prefix(2) { outcomes.append(answer.report.outcome) }
    #expect(outcomes.contains(.failed) && outcomes.contains(.changed))
  }
}
