import AlarmCLI
import Alarms
import Testing
import Timekeeping

struct CommandParserTests {
  private func command(_ words: String...) throws(CommandError) -> Command {
    try CommandParser.invocation(words).command
  }

  private func draft(_ words: String...) throws -> AlarmDraft {
    switch try CommandParser.invocation(words).command {
    case .add(let draft), .edit(_, let draft): draft
    case let command: throw Unexpected(command: command)
    }
  }

  private struct Unexpected: Error {
    var command: Command
  }

  @Test func noCommandIsTheScreen() throws {
    #expect(try CommandParser.invocation([]) == Invocation(.screen))
    #expect(try CommandParser.invocation(["--profile", "try"]) == Invocation(.screen, profile: "try"))
  }

  @Test func theProfileMayStandOnBothSides() throws {
    let wanted = Invocation(.next, format: .json, profile: "try")
    #expect(try CommandParser.invocation(["--profile=try", "next", "--json"]) == wanted)
    #expect(try CommandParser.invocation(["next", "--json", "--profile", "try"]) == wanted)
  }

  @Test func theWordsAfterTheTimeAreTheLabel() throws {
    let draft = try draft("add", "7:30", "pm", "Feed", "the  cat", "--volume", "40", "--sound=Chime")
    #expect(draft.when?.text == "19:30")
    #expect(draft.fields == [.label: .text("Feed the  cat"), .volume: .integer(40), .sound: .text("Chime")])
  }

  @Test(arguments: ["-h", "--", "--delete all", "", "\n"])
  func afterTwoDashesALabelMayLookLikeAnything(_ label: String) throws {
    #expect(try draft("add", "7:00", "--", label).fields[.label] == .text(label))
  }

  @Test func wordsAfterTwoDashesAreNoTime() throws {
    #expect(try draft("add", "7:00", "--", "pm").fields[.label] == .text("pm"))
    #expect(try draft("add", "--", "7:00", "-h").when?.text == "07:00")
  }

  @Test func aTimeAsAnOptionLeavesAllWordsToTheLabel() throws {
    let draft = try draft("add", "--time", "7:00", "7:30", "bus")
    #expect(draft.when?.text == "07:00")
    #expect(draft.fields[.label] == .text("7:30 bus"))
  }

  @Test func wordsThatAreNoTimeAreTheNewLabel() throws {
    #expect(try draft("edit", "3", "Tea").fields == [.label: .text("Tea")])
    #expect(try draft("edit", "3", "8:00").when?.text == "08:00")
    #expect(try draft("edit", "k7", "--label=", "--snooze", "off").fields == [.label: .null, .snoozeMinutes: .null])
  }

  @Test func idsAreRowNumbersOrBeginnings() throws {
    #expect(try command("off", "2", "K7") == .turn([.row(2), .prefix("k7")], on: false))
    #expect(try command("delete", "99999999999999999999") == .delete([.row(.max)]))
  }

  @Test func theSnoozeHasLimits() throws {
    #expect(try command("snooze", "--for", "5") == .snooze(nil, minutes: 5))
    for given in ["0", "-5", "100000", "+5", "５"] {
      #expect(throws: CommandError.value(.number(given, option: "--for", range: 1...60))) {
        try command("snooze", "--for", given)
      }
    }
  }

  @Test func whatExcludesEachOtherIsRefused() {
    #expect(throws: CommandError.value(.timerRepeats)) { try command("add", "+10m", "--repeat", "daily") }
    #expect(throws: CommandError.value(.exclude("fri 18:00", "--repeat"))) {
      try command("add", "fri", "18:00", "--repeat", "daily")
    }
    #expect(throws: CommandError.value(.exclude("--on", "--off"))) { try command("edit", "1", "--on", "--off") }
    #expect(throws: CommandError.usage(.nothingToChange)) { try command("edit", "1") }
  }

  @Test func helpAndVersion() throws {
    #expect(try command("--help") == .help(nil))
    #expect(try command("add", "-h") == .help(Verb.named("add")))
    #expect(try command("--version") == .version)
  }

  @Test func sizesAndMoments() throws {
    let size = try #require(SnapshotSize(columns: 80, rows: 24))
    #expect(try command("snapshot", "--size", "80x24") == .snapshot(Snapshot(size: size)))
    let ring = Snapshot(size: size, screen: .ring, isSVG: true)
    #expect(try command("snapshot", "--size", "80x24", "--screen", "ring", "--svg") == .snapshot(ring))
    #expect(
      throws: CommandError.value(
        .choice("sky", option: "--screen", choices: ["list", "new", "edit", "ring", "settings", "help"]))
    ) { try command("snapshot", "--size", "80x24", "--screen", "sky") }
    for given in ["80", "0x24", "80x-1", "1001x10", "80x24x2"] {
      #expect(throws: CommandError.value(.size(given))) { try command("snapshot", "--size", given) }
    }
    #expect(throws: CommandError.value(.moment("soon"))) { try command("when", "7:00", "--after", "soon") }
  }
}
