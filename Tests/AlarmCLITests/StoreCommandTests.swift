import AlarmCLI
import Alarms
import Testing

struct StoreCommandTests {
  @Test func whatIsExportedIsImportedAsTheSame() async {
    let source = Desk()
    _ = await source.run("add", "9:00", "약 \"먹기\"\n2알", "--repeat", "mon-fri", "--zone", "UTC", "--snooze", "off")
    _ = await source.run("add", "+10m", "--off", "--notes", "n", "--group", "g", "--sound", "Chime")
    _ = await source.run("add", "2027-03-14 07:30")
    let exported = await source.run("export").output
    #expect(exported == (await source.run("list", "--json").output))
    let copy = Desk(files: ["-": exported])
    #expect(await copy.run("import", "-").output == "3 alarms are taken in.\n")
    #expect(await copy.run("export").output == exported)
    #expect(await copy.run("import", "-").exitCode == 0)
    #expect(await copy.door.counts().all == 3)
  }

  @Test func missingKeysGetDefaultsAndIdsAreReplaced() async {
    let desk = Desk(files: [
      "a": "[{\"time\": \"09:00\"}, {\"id\": \"abcdefgh\", \"time\": \"10:00\"}]",
      "b": "[{\"id\": \"abcdefgh\", \"kind\": \"timer\", \"seconds\": 60, \"state\": \"off\", \"nextRing\": null}]",
    ])
    _ = await desk.run("config", "volume", "70")
    #expect(await desk.run("import", "a").exitCode == 0)
    #expect(await desk.door.alarms(from: 0, limit: nil).map(\.alarm.volume) == [70, 70])
    #expect(await desk.run("import", "b").output == "1 alarm is taken in.\n")
    #expect(await desk.door.alarms(from: 0, limit: nil).map(\.alarm.schedule.repeats) == [false, false])
    #expect(await desk.door.counts().all == 2)
  }

  @Test(arguments: [
    ("[{\"time\": \"09:00\"}, {\"time\": \"24:00\"}]", "Element 2: “24:00” cannot be used for the time"),
    ("[{\"time\": \"09:00\", \"colour\": 1}]", "Element 1: no alarm has the key “colour”"),
    ("[{\"time\": [9]}]", "Element 1: “time” must be text"),
    ("[{\"time\": \"09:00\", \"volume\": 4.5}]", "Element 1: “volume” must be text"),
    ("[{\"time\": \"09:00\", \"volume\": 0}]", "Element 1: “0” cannot be used for the volume"),
    ("[{\"time\": \"09:00\", \"date\": \"2020-01-01\"}]", "Element 1: Wed 1 Jan 2020 09:00 has already passed"),
    ("[{\"time\": \"09:00\", \"zone\": \"No/Where\"}]", "Element 1: There is no time zone “No/Where”"),
    (
      "[{\"id\": \"abcdefgh\", \"time\": \"09:00\"}, {\"id\": \"abcdefgh\", \"time\": \"09:00\"}]",
      "Element 2: another one has the id “abcdefgh” too"
    ),
    ("[7]", "Element 1: it is no object"), ("{}", "This is JSON but no array"), ("[", "This is no JSON: line 1"),
  ])
  func whatIsWrongIsNamedAndNothingIsTakenIn(_ file: String, _ complaint: String) async {
    let desk = Desk(files: ["f": file])
    let answer = await desk.run("import", "f")
    #expect(answer.complaint.hasPrefix(complaint))
    #expect(answer.exitCode == 2)
    #expect(await desk.door.counts().all == 0)
  }

  @Test func aFileThatIsNotThereIsNamed() async {
    let answer = await Desk().run("import", "nowhere.json")
    #expect(
      answer.complaint
        == "nowhere.json cannot be read (No such file or directory): check the name and its permissions.\n")
    #expect(answer.exitCode == 1)
  }

  @Test func settingsAreShownAndSet() async {
    let desk = Desk()
    let lines = await desk.run("config").output.split(separator: "\n")
    #expect(
      lines.prefix(5) == [
        "sound           Radar  The tone of alarms without one of their own: a tone's name, or a file",
        "volume          100    How loud new alarms ring: 1 to 100",
        "swell           20     How many seconds new alarms take to become loud: 0 to 120",
        "snooze          9      How many minutes a snooze of new alarms lasts: 1 to 60, or off",
        "give-up         10     After how many minutes without an answer new alarms give up: 1 to 120, or never",
      ])
    #expect(lines.contains("week-start      auto   The day that weeks begin with: auto, monday, saturday or sunday"))
    #expect(lines.map { $0.split(separator: " ").first.map(String.init) } == AlarmSetting.allCases.map(\.rawValue))
    #expect(await desk.run("config", "snooze", "OFF").output == "off\n")
    #expect(await desk.run("config", "snooze").output == "off\n")
    #expect(await desk.run("config", "--json", "snooze").output == "{\"snooze\": null}\n")
    #expect(await desk.run("config", "give-up", "500").exitCode == 2)
    #expect(await desk.run("config", "sound", "").exitCode == 2)
    #expect(await desk.run("config", "give-up").output == "10\n")
  }
}
