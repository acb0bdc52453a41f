import Testing

/// The tests themselves see a difference, and a silence.
@Suite(.timeLimit(.minutes(10))) struct OracleTests {
  @Test func `one wrong answer among right ones is reported with its question`() {
    var comparison = Comparison()
    comparison.compare(["a", "b"], with: "a b", questions: [1, 2], topic: "here")
    #expect(comparison.differences == [])
    comparison.compare(["a", "b"], with: "a c", questions: [1, 2], topic: "here")
    #expect(comparison.differences == ["here at 2: ours b, the oracle's c"])
    #expect(comparison.count == 4)
  }

  @Test func `an answer too few is reported`() {
    var comparison = Comparison()
    comparison.compare(["a", "b"], with: "a", questions: [1, 2], topic: "here")
    #expect(comparison.differences == ["here: the oracle says “a”"])
  }

  @Test func `an oracle that fails is heard`() async throws {
    var oracle = try Oracle("zone_files.py", ["/nowhere"])
    #expect(try await oracle.ask("shows Asia/Seoul 0").hasPrefix("Traceback"))
    await #expect(throws: OracleSilent.self) {
      var oracle = try Oracle("no_such_program.py")
      while true { _ = try await oracle.ask("") }
    }
  }
}
