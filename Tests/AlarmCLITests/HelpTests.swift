import AlarmCLI
import Testing
import Words

struct HelpTests {
  @Test func everyCommandIsInTheOverview() {
    let overview = HelpText.overview(.english)
    #expect(Verb.all.allSatisfy { overview.contains("  alarm \($0.name)") })
    #expect(overview.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func namesAreDifferent() {
    #expect(Set(Verb.all.map(\.name)).count == Verb.all.count)
    for verb in Verb.all { #expect(Set(verb.options.map(\.name)).count == verb.options.count) }
  }

  @Test func everyExampleIsUnderstood() {
    for example in Verb.all.flatMap(\.examples) {
      let line = example.split(separator: "|").last.map(String.init) ?? ""
      let quoted = line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      let words = quoted.flatMap { index, part in
        index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
      }
      let arguments = Array(words.dropFirst().prefix { $0 != ">" })
      #expect(throws: Never.self, "\(example)") { try CommandParser.invocation(arguments) }
    }
  }

  @Test func aPageShowsOptionsAndExamples() throws {
    let page = HelpText.page(try #require(Verb.named("snooze")), .english)
    #expect(
      page == """
        alarm snooze [ID]
        Puts off what rings.

          --for MIN  how many minutes to put it off, 1 to 60; the alarm's own snooze if left out
          --json     answer in JSON

        For example:
          alarm snooze
          alarm snooze --for 5

        """)
  }
}
