import Alarms
import Testing

@Suite("Settings of the program take one of a few words")
struct ProgramSettingTests {
  @Test("A word that is one of them is kept, in whatever case it was written")
  func choices() throws {
    #expect(try AlarmSettings.initial.setting(.background, to: "Never").background == .never)
    #expect(try AlarmSettings.initial.setting(.onQuit, to: "background").onQuit == .background)
  }

  @Test("Nobody has touched them: a ringer is started, and leaving asks")
  func initial() {
    #expect(AlarmSettings.initial.background == .auto)
    #expect(AlarmSettings.initial.onQuit == .ask)
  }

  @Test("Any other word is refused", arguments: ["", "yes", "off"])
  func refused(word: String) {
    #expect(throws: AlarmError.setting(.background, given: word)) {
      try AlarmSettings.initial.setting(.background, to: word)
    }
  }

  @Test("Off and never both switch off what can be off", arguments: [AlarmSetting.snooze, .giveUp])
  func off(setting: AlarmSetting) throws {
    #expect(try AlarmSettings.initial.setting(setting, to: "off")[setting] == .null)
    #expect(try AlarmSettings.initial.setting(setting, to: "never")[setting] == .null)
  }
}
