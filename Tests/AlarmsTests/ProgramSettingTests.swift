import Alarms
import Testing
import Words

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

  @Test("The extension's time is a whole number of seconds from 1 to 30, 2 at first")
  func extensionTime() throws {
    #expect(AlarmSettings.initial.extensionSeconds == 2)
    #expect(try AlarmSettings.initial.setting(.extensionTime, to: "30").extensionSeconds == 30)
    for text in ["0", "31", "1.5", "", "off"] {
      #expect(throws: AlarmError.setting(.extensionTime, given: text)) {
        try AlarmSettings.initial.setting(.extensionTime, to: text)
      }
    }
    #expect(
      Language.english.sentence(for: .setting(.extensionTime, given: "31"))
        == "“31” cannot be used for extension-time: give a whole number from 1 to 30.")
  }

  @Test("Off and never both switch off what can be off", arguments: [AlarmSetting.snooze, .giveUp])
  func off(setting: AlarmSetting) throws {
    #expect(try AlarmSettings.initial.setting(setting, to: "off")[setting] == .null)
    #expect(try AlarmSettings.initial.setting(setting, to: "never")[setting] == .null)
  }
}
