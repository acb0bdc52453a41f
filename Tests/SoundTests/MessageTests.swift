import HelperMessages
import Testing

struct MessageTests {
  @Test(arguments: [
    SoundOrder(tone: "Radar"),
    SoundOrder(
      tone: "--volume", volume: 7, swellSeconds: 120, due: -5, loops: false, fallbackTone: "", soundFolder: "/a b"),
    SoundOrder(tone: "/music/아침.ogg", due: .max, soundFolder: "--"),
  ])
  func anOrderSurvivesTheCommandLine(order: SoundOrder) throws {
    #expect(try SoundOrder(arguments: order.arguments) == order)
  }

  @Test(arguments: [
    SoundCommand.tones(soundFolder: nil), .tones(soundFolder: "/a"), .check(tone: "--", soundFolder: "-x"),
    .check(tone: nil, soundFolder: nil), .lookUp(tone: "--", soundFolder: nil), .lookUp(tone: "a", soundFolder: "/b"),
    .sound(SoundOrder(tone: "Bell")),
  ])
  func aCommandSurvivesTheCommandLine(command: SoundCommand) throws {
    #expect(try SoundCommand(arguments: command.arguments) == command)
  }

  @Test(arguments: [
    ([], SoundOrderError.unknownVerb("")), (["sing"], .unknownVerb("sing")), (["ring"], .missingTone),
    (["ring", "--loud", "Bell"], .unknownOption("--loud")), (["ring", "--volume"], .missingValue(option: "--volume")),
    (["ring", "--volume", "101", "Bell"], .badValue(option: "--volume", value: "101")),
    (["play", "--due", "soon", "Bell"], .badValue(option: "--due", value: "soon")),
    (["ring", "Bell", "Radar"], .extraArgument("Radar")), (["tones", "Bell"], .extraArgument("Bell")),
    (["tones", "--volume", "1"], .unknownOption("--volume")),
  ])
  func aWrongCommandLineSaysWhatIsWrong(arguments: [String], error: SoundOrderError) {
    #expect(throws: error) { try SoundCommand(arguments: arguments) }
  }

  @Test func numbersOutsideTheirRangeAreMovedIntoIt() {
    let order = SoundOrder(tone: "Bell", volume: 0, swellSeconds: 500)
    #expect(order.volume == 1)
    #expect(order.swellSeconds == 120)
  }

  @Test(arguments: [
    SoundReport.ready, .sounding(tone: "My\ttune", latenessMicroseconds: -1_234), .deviceBack, .ended,
    .fellBack(from: "a\\n.wav", to: "", reason: "line one\r\nline two\n"), .noDevice(reason: "없음"),
    .muted(reason: "\\"),
  ])
  func aReportSurvivesBeingALine(report: SoundReport) {
    #expect(!report.line.unicodeScalars.contains("\n"))
    #expect(SoundReport(line: report.line) == report)
  }

  @Test(arguments: ["", "hello", "ready\tnow", "sounding\tsoon\tBell", "ALSA lib pcm.c: error"])
  func anyOtherLineIsNoReport(line: String) {
    #expect(SoundReport(line: line) == nil)
  }

  @Test(arguments: [
    ToneListing(name: "Radar", kind: .builtIn, path: nil, description: "pings"),
    ToneListing(name: "a\tb", kind: .file, path: "/x\n/a", description: ""),
  ])
  func aListingSurvivesBeingALine(listing: ToneListing) {
    #expect(ToneListing(line: listing.line) == listing)
  }

  @Test(arguments: ["", "Radar", "\tbuilt-in\t\t", "a\tmusic\t\t"]) func anyOtherLineIsNoListing(line: String) {
    #expect(ToneListing(line: line) == nil)
  }
}
