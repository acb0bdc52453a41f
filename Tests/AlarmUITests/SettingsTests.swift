import Alarms
import Notifications
import TerminalUI
import Testing
import Words

@testable import AlarmUI

@Suite("The settings") struct SettingsTests {
  /// The settings open at a row.
  private func open(
    at row: SettingsRow = .setting(.sound), _ changes: [AlarmSetting: String] = [:]
  ) throws -> ScreenState {
    var screen = try screen(fewAlarms()).under(changes)
    screen.press(.character("s"))
    while case .settings(let settings, _) = screen.mode, settings.selected != row { screen.press(.down) }
    return screen
  }

  /// Saves what is asked for as a store without faults would, and tells the screen.
  private func save(_ effects: [ScreenEffect], _ screen: inout ScreenState) throws {
    for case .set(let setting, let value) in effects {
      screen.send(.settingsChanged(try screen.context.settings.setting(setting, to: value)))
    }
  }

  @Test("there is a row for every setting of alarm config") func everySetting() {
    #expect(Set(AlarmSetting.allCases.map(SettingsRow.setting)).isSubset(of: SettingsRow.all))
    #expect(SettingsRow.all.count == AlarmSetting.allCases.count + 4)
  }

  @Test("a number goes up and down, is saved at once, and what there was is said") func numbers() throws {
    var screen = try open(at: .setting(.snooze))
    let effects = screen.press(.right)
    #expect(effects == [.set(.snooze, "10")])
    #expect(screen.status?.text == "snooze: 10 min (was 9 min)")
    #expect(screen.press(.right) == [.set(.snooze, "11")], "the next key goes on from what is on its way")
    try save(effects, &screen)
    #expect(screen.picture.contains("◂ 11 min ▸"))
  }

  @Test(
    "a number is typed and taken with Enter, with the next row, or on closing", arguments: [Key.enter, .down, .escape])
  func typed(key: Key) throws {
    var screen = try open(at: .setting(.giveUp))
    #expect(screen.type("45") == [])
    #expect(screen.press(key) == [.set(.giveUp, "45")])
  }

  @Test("a number that cannot be says why and stays") func outOfRange() throws {
    var screen = try open(at: .setting(.snooze))
    screen.type("99")
    #expect(screen.press(.down) == [])
    #expect(screen.picture.contains("1 to 60 minutes, or off"))
    #expect(screen.picture.contains("◂ 99 min ▸"))
    screen.press(.backspace)
    #expect(screen.press(.enter) == [])
    #expect(screen.context.settings[.snooze].integer == 9)
  }

  @Test("left of the least number is off, or never") func never() throws {
    var screen = try open(at: .setting(.giveUp), [.giveUp: "1"])
    #expect(screen.press(.left) == [.set(.giveUp, "never")])
    #expect(screen.picture.contains("◂ never ▸"))
  }

  @Test("choosing a tone saves it and plays it as loud as new alarms are") func tone() throws {
    var screen = try open(at: .setting(.sound), [.volume: "40"])
    #expect(screen.press(.right) == [.set(.sound, "Chime"), .preview(tone: "Chime", volume: 40)])
    #expect(screen.press(.character("p")) == [.stopPreview])
    #expect(screen.press(.character("p")) == [.preview(tone: "Chime", volume: 40)])
    #expect(screen.press(.down) == [.stopPreview])
  }

  @Test("a choice goes round") func choices() throws {
    var screen = try open(at: .setting(.onQuit))
    #expect(screen.press(.left) == [.set(.onQuit, "quit")])
    #expect(screen.press(.space) == [.set(.onQuit, "ask")])
  }

  @Test("u takes back the latest change, r goes back to what nobody has touched") func undo() throws {
    var screen = try open(at: .setting(.volume), [.volume: "50"])
    try save(screen.press(.right), &screen)
    #expect(screen.press(.character("u")) == [.set(.volume, "50")])
    try save([.set(.volume, "50")], &screen)
    #expect(screen.press(.character("u")) == [])
    #expect(screen.status?.text == "Nothing was changed here.")
    #expect(screen.press(.character("r")) == [.set(.volume, "100")])
  }

  @Test("what could not be saved is taken back, and says why") func failure() throws {
    var screen = try open(at: .setting(.volume))
    let effects = screen.press(.left)
    #expect(screen.picture.contains("◂ 95 of 100 ▸"))
    screen.send(.failed(effects.first, .centre(.store(.full))))
    #expect(screen.picture.contains("◂ 100 of 100 ▸"))
    #expect(screen.status?.text.contains("The disk is full") ?? false)
    #expect(screen.press(.character("u")) == [])
  }

  @Test("what another process has set is shown") func elsewhere() throws {
    var screen = try open()
    screen.send(.settingsChanged(try AlarmSettings.initial.setting(.swell, to: "7")))
    #expect(screen.picture.contains("7 s"))
    #expect(screen.picture.contains("default: 20 s"))
  }

  @Test("a kind of permission is denied and allowed") func kinds() throws {
    var screen = try open(at: .kind(.sound))
    #expect(screen.press(.space) == [.authorize(.deny(.sound))])
    screen.send(.authorized(AuthorizationOutcome(settings: NotificationSettings(allowsSound: false))))
    #expect(screen.status?.text == "Alarms are not allowed to sound: “alarm authorize sound” allows it.")
    #expect(screen.press(.right) == [.authorize(.allow(.sound))])
    screen.send(.authorized(AuthorizationOutcome(settings: NotificationSettings())))
    #expect(screen.status?.text == "sound: allowed")
  }

  @Test("denying everything takes the key twice, allowing it once") func permission() throws {
    var screen = try open(at: .permission)
    #expect(screen.press(.right) == [])
    #expect(screen.status?.isProblem ?? false)
    screen.press(.up, .down)
    #expect(screen.press(.right) == [])
    #expect(screen.press(.right) == [.authorize(.deny(nil))])
    var outcome = AuthorizationOutcome(settings: NotificationSettings(.denied))
    outcome.withdrawn = 2
    screen.send(.authorized(outcome))
    #expect(screen.status == Status(text: "2 alarms ring no longer; their switches stay.", isProblem: true))
    #expect(screen.press(.right) == [.authorize(.allow(nil))])
  }

  @Test("Esc, q and s close it", arguments: [Key.escape, .character("q"), .character("s")])
  func close(key: Key) throws {
    var screen = try open()
    #expect(screen.press(key) == [])
    #expect(screen.mode == .list)
  }

  @Test("? shows the keys and comes back") func help() throws {
    var screen = try open(at: .setting(.swell))
    screen.press(.character("?"), .escape)
    #expect(screen.picture.contains("▸ swell"))
  }

  @Test("a click goes to a row, and on its marks to another value") func mouse() throws {
    var screen = try open()
    try screen.mouse("volume")
    #expect(screen.picture.contains("▸ volume"))
    #expect(try screen.mouse("◂ 100 of 100") == [.set(.volume, "95")])
    #expect(try screen.mouse("volume", .wheelDown) == [])
    #expect(screen.picture.contains("▸ swell"))
  }

  @Test("tones that are not known yet are asked for") func askForTones() throws {
    var screen = try screen(fewAlarms(), tones: [])
    #expect(screen.press(.character("s")) == [.listTones])
  }
}
