import Testing

/// The settings of the real program, beside its commands.
@Suite("The settings on the screen", .serialized)
struct SettingsScreenTests {
  let bench: Workbench
  let screen: TmuxScreen

  init() throws {
    bench = try Workbench()
    screen = try TmuxScreen.showingList(bench)
    try screen.press("s")
    try screen.waitFor("Settings")
  }

  @Test("what is changed is saved at once, and what a command changes is seen")
  func saved() throws {
    try screen.press("Down", "Left")
    try screen.waitFor("95 of 100 (was 100 of 100)")
    try eventually("the volume is saved") { try bench.alarm("config", "volume").output == "95\n" }
    try screen.press("u")
    try eventually("the volume is as it was") { try bench.alarm("config", "volume").output == "100\n" }
    #expect(try bench.alarm("config", "snooze", "3").status == 0)
    try screen.waitFor("3 min   default: 9 min")
  }

  @Test("what alarms may do is what authorize changes, and the other way round")
  func permission() throws {
    #expect(try bench.alarm("add", "2099-03-14", "07:30", "Wake up").status == 0)
    try screen.press("End", "Up", "Space")
    try screen.waitFor("◂ denied ▸")
    try eventually("alarms may not sound") {
      try bench.alarm("status").output.contains("not allowed to sound")
    }
    #expect(try bench.alarm("authorize").status == 0)
    try screen.waitFor("◂ allowed ▸")
    try screen.press("Up", "Up", "Space")
    try screen.waitFor("the same key again denies it")
    try screen.press("Space")
    try screen.waitFor("1 alarm rings no longer; its switch stays as it is.")
    #expect(try bench.alarm("pending").output == "Nothing is pending.\n")
    try screen.press("Space")
    try screen.waitFor("1 alarm that is on will ring again.")
  }
}
