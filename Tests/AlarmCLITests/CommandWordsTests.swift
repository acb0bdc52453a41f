import AlarmCLI
import Testing

/// What is typed at a prompt, taken apart into words.
struct CommandWordsTests {
  @Test(arguments: [
    ("", []), ("   ", []), ("list", ["list"]), ("  add  7:30\tTea ", ["add", "7:30", "Tea"]),
    (#"add 7:30 "Wake up" --group 'My "Work"'"#, ["add", "7:30", "Wake up", "--group", #"My "Work""#]),
    (#"edit 1 --label="Mom's call" --notes="#, ["edit", "1", "--label=Mom's call", "--notes="]),
    ("add 7:30 Mom's birthday isn't it", ["add", "7:30", "Mom's", "birthday", "isn't", "it"]),
    (#"add 7:30 \'quoted\' a\ b \\ "\"" '\'"#, ["add", "7:30", "'quoted'", "a b", #"\"#, #"""#, #"\"#]),
    (#"edit 1 --sound "" ''x"#, ["edit", "1", "--sound", "", "x"]), ("stop\r", ["stop"]),
    ("add 오전 7시 30분 '물 마시기'", ["add", "오전", "7시", "30분", "물 마시기"]), (#"last\"#, [#"last\"#]),
  ])
  func words(line: String, words: [String]) throws {
    #expect(try CommandWords(line).words == words)
  }

  @Test(arguments: [(#"add "7:30"#, "\""), ("add 'tis the season", "'"), (#"edit 1 --label="a\""#, "\"")])
  func aQuoteNeedsItsEnd(line: String, quote: String) {
    #expect(throws: CommandError.usage(.openQuote(quote))) { try CommandWords(line) }
  }

  @Test func plainIsThePromptAndTakesNoCommand() throws {
    for words in [["--plain"], ["--profile", "try", "--plain"], ["--plain", "--profile=try"]] {
      #expect(try CommandParser.invocation(words).command == .plain)
    }
    #expect(throws: CommandError.usage(.unexpectedWord("list", verb: "--plain"))) {
      try CommandParser.invocation(["--plain", "list"])
    }
    #expect(throws: CommandError.self) { try CommandParser.invocation(["list", "--plain"]) }
    #expect(try CommandParser.invocation(["--plain", "--help"]).command == .help(nil))
  }
}
