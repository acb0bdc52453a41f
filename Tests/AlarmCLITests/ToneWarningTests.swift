import Testing

/// A tone that is chosen and cannot be played is said at once, not when it rings.
struct ToneWarningTests {
  private let sentence =
    "“Radr” cannot be played (no such tone): Radar sounds in its place. “alarm sounds” lists the tones.\n"

  @Test("The alarm is set all the same")
  func add() async {
    let desk = Desk()
    let answer = await desk.run("add", "9:15", "--sound", "Radr")
    #expect(answer.exitCode == 0 && answer.complaint == sentence)
    #expect(await desk.door.counts().on == 1)
  }

  @Test("So it is in an edit that names it, and not in one that does not")
  func edit() async {
    let desk = Desk()
    _ = await desk.run("add", "9:15")
    #expect(await desk.run("edit", "1", "--sound", "Radr").complaint == sentence)
    #expect(await desk.run("edit", "1", "9:20").complaint == "")
    #expect(await desk.run("edit", "1", "--sound", "Radar").complaint == "")
  }

  @Test("The default tone is looked at as well")
  func config() async {
    #expect(await Desk().run("config", "sound", "Radr").complaint == sentence)
  }
}
