import FoundationEssentials
import Testing

@testable import Sound

struct CatalogueTests {
  private let folder: TemporaryFolder
  private let catalogue: ToneCatalogue

  init() throws {
    folder = try TemporaryFolder()
    for name in ["Rooster.wav", "radar.wav", "two.wav", "two.flac", "notes.txt", ".hidden.wav"] {
      _ = try folder.write(WaveFile(seconds: 0.01).bytes, as: "mine/" + name)
    }
    _ = try folder.write(WaveFile(seconds: 0.01).bytes, as: "theme/alarm-clock-elapsed.oga")
    catalogue = ToneCatalogue(
      folders: SoundFolders(user: folder.path + "/mine", themes: [folder.path + "/none", folder.path + "/theme"]))
  }

  @Test(arguments: ["Radar", "radar", "RADAR"]) func aBuiltInToneIsFoundInAnyCase(name: String) throws {
    #expect(try catalogue.entry(named: name) == .builtIn(.radar))
  }

  @Test(arguments: ["Rooster", "rooster.wav", "ROOSTER"])
  func aFileOfTheUsersIsFoundWithAndWithoutItsExtension(name: String) throws {
    #expect(try catalogue.entry(named: name) == .file(path: folder.path + "/mine/Rooster.wav"))
  }

  @Test func aFileThatIsNamedAsABuiltInToneIsFoundByItsWholeName() throws {
    #expect(try catalogue.entry(named: "radar.wav") == .file(path: folder.path + "/mine/radar.wav"))
  }

  @Test func aThemeSoundIsFoundByName() throws {
    let path = folder.path + "/theme/alarm-clock-elapsed.oga"
    #expect(try catalogue.entry(named: "alarm-clock-elapsed") == .theme(path: path))
  }

  @Test(arguments: ["/a/b.wav", "./b.wav", "../b"]) func aNameWithASlashIsAPath(name: String) throws {
    #expect(try catalogue.entry(named: name) == .file(path: name))
  }

  @Test(arguments: ["", "Nothing", "notes", ".hidden", "Radar\0x"]) func anUnknownNameIsAnError(name: String) {
    #expect(throws: SoundError.unknownTone(name: name)) { try catalogue.entry(named: name) }
  }

  @Test func theListHasEachNameOnceAndNoFileThatIsNoSound() {
    let names = catalogue.all().map(\.name)
    #expect(names.prefix(Tone.builtIn.count) == Tone.builtIn.map(\.name)[...])
    #expect(
      names.dropFirst(Tone.builtIn.count) == ["Rooster", "radar.wav", "two", "two.wav", "alarm-clock-elapsed"])
  }

  @Test func everyListedNameFindsWhatWasListed() throws {
    for (name, entry) in catalogue.all() {
      #expect(try catalogue.entry(named: name) == entry)
    }
  }

  @Test func theFoldersFollowTheBaseDirectorySpecification() {
    let folders = SoundFolders { ["HOME": "/home/a", "XDG_DATA_DIRS": "/usr/share:relative"][$0] }
    #expect(folders.user == "/home/a/.local/share/alarm/sounds")
    #expect(
      folders.themes
        == ["/home/a/.local/share/sounds/freedesktop/stereo", "/usr/share/sounds/freedesktop/stereo"])
    #expect(SoundFolders { ["XDG_DATA_HOME": "/data"][$0] }.user == "/data/alarm/sounds")
    #expect(SoundFolders { _ in nil }.user == nil)
  }
}
