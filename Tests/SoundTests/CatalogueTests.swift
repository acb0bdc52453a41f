import FoundationEssentials
import Testing

@testable import Sound

struct CatalogueTests {
  private let folder: TemporaryFolder
  private let catalogue: ToneCatalogue

  init() throws {
    folder = try TemporaryFolder()
    for name in [
      "mine/Rooster.wav", "mine/chime.wav", "mine/two.wav", "mine/two.flac", "mine/notes.txt", "mine/.hidden.wav",
      "mine/Marimba/inner.wav",
      "shared/rooster.ogg", "shared/harp.ogg", "shared/pulse.wav", "more/harp.ogg", "theme/alarm-clock-elapsed.oga",
      "theme/bell.oga", "theme/harp.oga", "theme/other.wav",
    ] {
      _ = try folder.write(WaveFile(seconds: 0.01).bytes, as: name)
    }
    let path = folder.path + "/"
    catalogue = ToneCatalogue(
      folders: SoundFolders(
        own: ["mine", "nowhere", "shared", "more", "shared"].map { path + $0 },
        themes: [path + "none", path + "theme"]))
  }

  private func file(_ name: String) -> ToneCatalogue.Entry { .file(path: folder.path + "/" + name) }
  private func theme(_ name: String) -> ToneCatalogue.Entry { .theme(path: folder.path + "/theme/" + name) }

  @Test(arguments: ["Radar", "radar", "RADAR"]) func aBuiltInToneIsFoundInAnyCase(name: String) throws {
    #expect(try catalogue.entry(named: name) == .builtIn(.radar))
  }

  @Test(arguments: ["Rooster", "rooster.wav", "ROOSTER"])
  func aFileOfTheUsersIsFoundWithAndWithoutItsExtensionBeforeASharedOne(name: String) throws {
    #expect(try catalogue.entry(named: name) == file("mine/Rooster.wav"))
  }

  @Test func aSharedFileIsFoundInTheFirstFolderAndBeforeTheTheme() throws {
    #expect(try catalogue.entry(named: "harp") == file("shared/harp.ogg"))
    #expect(try catalogue.entry(named: "rooster.ogg") == file("shared/rooster.ogg"))
  }

  @Test func aFileThatIsNamedAsABuiltInToneTakesItsPlace() throws {
    #expect(try catalogue.entry(named: "Chime") == file("mine/chime.wav"))
    #expect(try catalogue.entry(named: "Pulse") == file("shared/pulse.wav"))
  }

  @Test func aFolderTakesNoTonesPlace() throws {
    let marimba = try #require(Tone.builtIn.first { $0.name == "Marimba" })
    #expect(try catalogue.entry(named: "Marimba") == .builtIn(marimba))
  }

  @Test func aThemeSoundIsFoundByItsOwnNameOnly() throws {
    #expect(try catalogue.entry(named: "alarm-clock-elapsed") == theme("alarm-clock-elapsed.oga"))
    #expect(try catalogue.entry(named: "other.wav") == theme("other.wav"))
    #expect(try catalogue.entry(named: "bell") == theme("bell.oga"))
    #expect(try catalogue.entry(named: "Bell") == .builtIn(.bell))
  }

  @Test(arguments: ["/a/b.wav", "./b.wav", "../b"]) func aNameWithASlashIsAPath(name: String) throws {
    #expect(try catalogue.entry(named: name) == .file(path: name))
  }

  @Test(arguments: ["", "Nothing", "notes", ".hidden", "Radar\0x"]) func anUnknownNameIsAnError(name: String) {
    #expect(throws: SoundError.unknownTone(name: name)) { try catalogue.entry(named: name) }
  }

  @Test func theListHasWhatCanBeFoundOnceAndNoFileThatIsNoSound() {
    let names = catalogue.all().map(\.name)
    let builtIn = Tone.builtIn.map(\.name).filter { !["Chime", "Pulse"].contains($0) }
    #expect(
      names == builtIn + [
        "Rooster", "chime", "two", "two.wav", "harp", "pulse", "rooster.ogg", "alarm-clock-elapsed", "bell",
      ])
  }

  @Test func everyListedNameFindsWhatWasListed() throws {
    for (name, entry) in catalogue.all() {
      #expect(try catalogue.entry(named: name) == entry)
    }
  }

  @Test func theFoldersFollowTheBaseDirectorySpecification() {
    let folders = SoundFolders { ["HOME": "/home/a", "XDG_DATA_DIRS": "/usr/share:relative"][$0] }
    #expect(folders.own == ["/home/a/.local/share/alarm/sounds", "/usr/share/alarm/sounds"])
    #expect(
      folders.themes
        == ["/home/a/.local/share/sounds/freedesktop/stereo", "/usr/share/sounds/freedesktop/stereo"])
    #expect(SoundFolders { ["XDG_DATA_HOME": "/data"][$0] }.own.first == "/data/alarm/sounds")
    #expect(SoundFolders { _ in nil }.own == ["/usr/local/share/alarm/sounds", "/usr/share/alarm/sounds"])
    #expect(SoundFolders(user: "/a") { _ in nil }.own.first == "/a")
  }
}
