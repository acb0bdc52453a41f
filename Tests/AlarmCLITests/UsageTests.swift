import AlarmCLI
import Alarms
import Testing
import Words

struct UsageTests {
  private func error(_ words: String...) -> CommandError? {
    do {
      _ = try CommandParser.invocation(words)
      return nil
    } catch {
      return error
    }
  }

  @Test func aSlipGetsASuggestion() {
    #expect(error("lst") == .usage(.unknownVerb("lst", suggestion: "list")))
    #expect(error("delte", "1") == .usage(.unknownVerb("delte", suggestion: "delete")))
    #expect(error("frobnicate") == .usage(.unknownVerb("frobnicate", suggestion: nil)))
    #expect(
      error("add", "7:00", "--voulme", "3") == .usage(.unknownOption("--voulme", verb: "add", suggestion: "--volume")))
  }

  @Test func optionsThatOnlyOtherCommandsHaveAreRefused() {
    #expect(error("list", "--off") == .usage(.unknownOption("--off", verb: "list", suggestion: nil)))
    #expect(error("snooze", "-5") == .usage(.unknownOption("-5", verb: "snooze", suggestion: nil)))
  }

  @Test func valuesMissingOrTooMany() {
    #expect(error("add", "7:00", "--notes") == .usage(.missingValue(option: "--notes")))
    #expect(error("add", "7:00", "--notes", "--json") == .usage(.missingValue(option: "--notes")))
    #expect(error("list", "--json=yes") == .usage(.unwantedValue("yes", option: "--json")))
  }

  @Test func wordsMissingOrTooMany() {
    #expect(error("off") == .usage(.missingArgument("ID", verb: "off")))
    #expect(error("off", "") == .usage(.missingArgument("ID", verb: "off")))
    #expect(error("test") == .usage(.missingArgument("ID", verb: "test")))
    #expect(error("list", "all") == .usage(.unexpectedWord("all", verb: "list")))
    #expect(error("when", "7:00", "Tea") == .usage(.unexpectedWord("Tea", verb: "when")))
    #expect(error("add") == .grammar(.empty))
    #expect(error("add", "24:00", "Tea") == .grammar(.noSuchTime("24:00")))
    #expect(error("add", "7:00", "--repeat", "mun") == .grammar(.notDays("mun")))
    #expect(error("config", "colour", "red") == .value(.unknownSetting("colour")))
  }

  @Test(arguments: ["200", "0", "-5", "+5", "loud", "4.5", "４０"])
  func numbersOutOfRangeAreRefused(_ given: String) {
    #expect(error("add", "7:00", "--volume", given) == .alarm(.field(.volume, given: given)))
  }

  @Test func wrongUseIsTwoAndEverySentenceIsWhole() throws {
    let errors = [
      error("lst"), error("list", "--of"), error("add"), error("off"), error("config", "x"),
      error("add", "7:00", "--volume", "0"), error("snapshot", "--size", "1"), error("edit", "1"),
    ]
    for error in errors {
      let error = try #require(error)
      #expect(error.exitCode == 2)
      #expect([".", "?"].contains(Language.english.sentence(for: error).last))
    }
  }
}
