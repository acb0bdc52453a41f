import AlarmCLI
import Alarms
import Testing
import Timekeeping

/// Alarms for a place on the command line.
@Suite("An alarm for a place")
struct PlaceAlarmCommandTests {
  private static let home = "37.5665,126.9780,200"

  @Test("is set without a time, and all words are its label")
  func add() async {
    let desk = Desk()
    let answer = await desk.run("add", "--arrive", Self.home, "Buy", "milk")
    #expect(answer.exitCode == 0)
    #expect(answer.output.hasSuffix(" Buy milk: rings on arriving at 37.5665,126.978 (200 m)\n"))
    let both = await desk.run("add", "--arrive", "1,2,1.5km", "--leave", "1,2,1500", "--repeat", "every time")
    #expect(both.output.hasSuffix(": rings on arriving at or leaving 1,2 (1.5 km), every time\n"))
    #expect(await desk.door.places().count == 2)
  }

  @Test("stands in the list with its place, as text and as JSON")
  func list() async {
    let desk = Desk()
    _ = await desk.run("add", "--leave", Self.home, "Keys")
    let text = await desk.run("list").output
    #expect(
      text.contains(
        "on       place     once                 -                 Keys  on leaving 37.5665,126.978 (200 m)"))
    let json = await desk.run("list", "--json").output
    for member in [
      "\"kind\": \"place\"", "\"time\": null", "\"arrive\": null", "\"leave\": \"37.5665,126.978,200\"",
      "\"nextRing\": null", "\"state\": \"scheduled\"", "\"repeat\": \"once\"",
    ] {
      #expect(json.contains(member), "\(member)")
    }
    let next = "No alarm is set to ring at a time: “alarm pending” lists what waits for a place.\n"
    #expect(await desk.run("next").output == next)
    #expect(await desk.run("next", "--json").output == "null\n")
    #expect(await desk.run("status").output.hasSuffix(next))
  }

  @Test("is pending, due at no time")
  func pending() async {
    let desk = Desk()
    _ = await desk.run("add", "9:00", "Work")
    _ = await desk.run("add", "--arrive", Self.home, "Milk")
    let lines = await desk.run("pending").output.split(separator: "\n")
    #expect(lines.count == 2 && lines[1].hasPrefix("-  ") && lines[1].hasSuffix("place                Milk"))
    let json = await desk.run("pending", "--json").output
    #expect(
      json.contains(
        "\"trigger\": {\"kind\": \"location\", \"latitude\": 37.5665, \"longitude\": 126.978, \"radius\": 200.0, \"onEntry\": true, \"onExit\": false, \"repeats\": false}, \"due\": null"
      ))
  }

  @Test("is refused with a sentence for what it cannot have")
  func refused() async {
    let cases: [([String], String)] = [
      (["--arrive", "Seoul"], "“Seoul” cannot be used for the place to arrive at: give LAT,LON,RADIUS"),
      (["--arrive", "1,2,3", "--leave", "1,2,4"], "“1,2,4” cannot be used for the place to leave: give"),
      (["--arrive", Self.home, "--repeat", "daily"], "“daily” cannot be used for the repetition: give once"),
      (["--arrive", Self.home, "--repeat", "every 3 days"], "“every 3 days” cannot be used for the repetition"),
      (["--arrive", Self.home, "7:30", "Milk"], "“07:30” and “--arrive” exclude each other"),
      (["--leave", Self.home, "--time", "7:30"], "“07:30” and “--leave” exclude each other"),
      (["--arrive", Self.home, "--until", "2027-01-01"], "“2027-01-01” cannot be used for the last day"),
      (["--arrive", Self.home, "--zone", "Asia/Seoul"], "“--zone” and “--arrive” exclude each other"),
      (["7:30", "--repeat", "every time"], "“every time” cannot be used for the repetition"),
    ]
    for (words, sentence) in cases {
      let desk = Desk()
      let answer = await desk.run(["add"] + words)
      #expect(answer.exitCode == 2, "\(words)")
      #expect(answer.complaint.contains(sentence), "\(words): \(answer.complaint)")
      #expect(await desk.door.counts().all == 0)
    }
  }

  @Test("may have a label that looks like a time, behind --")
  func label() async {
    let desk = Desk()
    #expect(
      await desk.run("add", "--arrive", Self.home, "--", "7:30", "shop").output.contains("7:30 shop: rings on arriving")
    )
  }

  @Test("is refused where nothing tells where the machine is, and the sentence says what is missing")
  func noGeoClue() async {
    let cases: [(LocationFacts, String)] = [
      (.noProgram, "needs alarm-desktop, which is missing"), (.noBus, "there is no such bus here"),
      (.none(reason: "no answer came"), "needs GeoClue, which does not tell where this machine is (no answer came)"),
    ]
    for (facts, sentence) in cases {
      let desk = Desk(location: facts)
      let answer = await desk.run("add", "--arrive", Self.home, "Milk")
      #expect(answer.exitCode == 1 && answer.complaint.contains(sentence), "\(answer.complaint)")
      #expect(await desk.door.counts().all == 0)
      #expect(await desk.run("add", "--arrive", Self.home, "Milk", "--off").exitCode == 0)
      let on = await desk.run("on", "1")
      #expect(on.exitCode == 0 && on.complaint.contains(sentence))
      #expect(await desk.run("add", "9:00").complaint == "", "a time needs none of it")
    }
  }

  @Test("becomes one for a time, and the other way round; what no longer belongs to it goes")
  func edit() async {
    let desk = Desk()
    _ = await desk.run("add", "9:00", "Milk", "--repeat", "weekdays", "--until", "2027-03-01")
    #expect(await desk.run("edit", "1", "--leave", Self.home).output.contains("Milk: rings on leaving"))
    #expect(await desk.run("edit", "1", "--repeat", "every time").output.contains("(200 m), every time"))
    #expect(await desk.run("edit", "1", "--arrive", Self.home).output.contains("arriving at or leaving"))
    #expect(await desk.run("edit", "1", "--leave=").output.contains("rings on arriving at"))
    #expect(await desk.run("edit", "1", "--arrive=").exitCode == 2)
    #expect(await desk.run("edit", "1", "10:00").output.contains("Milk: rings Mon 30 Nov 10:00"))
    let json = await desk.run("list", "--json").output
    #expect(json.contains("\"repeat\": \"once\"") && json.contains("\"arrive\": null"))
    #expect(await desk.door.places() == [])
  }

  @Test("is taken in again as it was exported")
  func exported() async {
    let desk = Desk()
    _ = await desk.run("add", "--arrive", Self.home, "--repeat", "every time", "Milk")
    let exported = await desk.run("export").output
    let other = Desk(files: ["alarms.json": exported])
    #expect(await other.run("import", "alarms.json").exitCode == 0)
    #expect(await other.run("export").output == exported)
  }

  @Test("says why: where it waits, and what is known")
  func why() async {
    let desk = Desk()
    _ = await desk.run("add", "--arrive", Self.home, "Milk")
    let answer = await desk.run("why", "1")
    #expect(
      answer.output.contains(
        "will ring on arriving at 37.5665,126.978 (200 m). Where this machine is has not been found out since."))
    #expect(!answer.output.contains("change of the clocks"))
    #expect(await desk.run("why", "1", "--json").output.contains("\"verdict\": \"place\", \"at\": null"))
    _ = await desk.run("off", "1")
    #expect(await desk.run("why", "1").output.contains("will not ring: it is switched off."))
  }

  @Test("is neither skipped nor paused")
  func skip() async {
    let desk = Desk()
    _ = await desk.run("add", "--arrive", Self.home, "--repeat", "every time", "Milk")
    #expect(await desk.run("skip", "1").complaint.contains("rings at a place and at no set time"))
  }
}
