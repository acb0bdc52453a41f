import Testing

@testable import alarm

struct ServiceUnitTests {
  private let unit = ServiceUnit(
    program: "/home/kim/.local/bin/alarm", profile: nil, dataFolder: "/home/kim/.local/share",
    store: "/home/kim/.local/share/alarm", page: "/home/kim/.local/share/doc/alarm/README.md")

  @Test func theUnitAsItIsWritten() {
    let directives = unit.text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(
      directives.joined(separator: "\n") == """
        [Unit]
        Description=Alarm clock that rings without a screen
        Documentation=file:///home/kim/.local/share/doc/alarm/README.md
        X-AlarmStore=/home/kim/.local/share/alarm
        StartLimitIntervalSec=0
        [Service]
        Type=notify
        NotifyAccess=main
        ExecStart=/home/kim/.local/bin/alarm daemon
        Environment=XDG_DATA_HOME=/home/kim/.local/share
        UnsetEnvironment=ALARM_PROFILE
        UMask=0077
        Restart=always
        RestartSec=250ms
        OOMPolicy=continue
        TimeoutStopSec=10
        [Install]
        WantedBy=default.target
        """)
  }

  @Test func aProfileHasAUnitOfItsOwn() {
    let trial = ServiceUnit(
      program: "/opt/alarm", profile: "trial", dataFolder: "/data", store: "/data/alarm/profiles/trial", page: nil)
    #expect(ServiceUnit.name(profile: nil) == "alarm.service")
    #expect(ServiceUnit.name(profile: "trial") == "alarm-trial.service")
    #expect(trial.text.contains("\nExecStart=/opt/alarm daemon --profile trial\n"))
    #expect(trial.text.contains("\nDescription=Alarm clock that rings without a screen, profile trial\n"))
    #expect(!trial.text.contains("Documentation"))
  }

  @Test func theContentExtensionIsFoundWhereTheUserHasIt() {
    var moved = unit
    moved.configurationFolder = "/home/kim/my settings"
    #expect(moved.text.contains("\nEnvironment=\"XDG_CONFIG_HOME=/home/kim/my settings\"\nUnsetEnvironment="))
    #expect(!unit.text.contains("XDG_CONFIG_HOME"))
  }

  /// What takes away sound, the user's files or the capability that wakes the machine.
  @Test(arguments: [
    "NoNewPrivileges", "Private", "Protect", "Restrict", "SystemCall", "Capabilit", "ReadOnly", "Inaccessible",
    "Device", "RootDirectory", "DynamicUser", "LockPersonality", "MemoryDeny", "TemporaryFileSystem", "BindPaths",
  ])
  func noDirectiveShutsItIn(_ beginning: String) {
    #expect(!unit.text.split(separator: "\n").contains { $0.hasPrefix(beginning) })
  }

  @Test(arguments: [
    "/plain/path-1_2.x", "/with space/x", "/100%/x", "/100%%n/x", "/ü/알람", "/back\\slash", "/\"quoted\"", "/it's",
    "/line\nfeed\ttab\u{1}\u{7F}", "/$HOME/x", "#;", "",
  ])
  func aWordComesBackAsItWas(_ word: String) {
    let quoted = UnitWord.quoted(word)
    #expect(!quoted.contains("\n"))
    #expect(UnitWord.first(of: quoted[...]) == word)
    #expect(UnitWord.first(of: "  \(quoted) more") == word)
  }

  @Test func wordsAsSystemdWantsThem() {
    #expect(UnitWord.quoted("/a b/100%") == "\"/a b/100%%\"")
    #expect(UnitWord.quoted("/a%b") == "/a%%b")
    #expect(UnitWord.quoted("XDG_DATA_HOME=/it's") == "\"XDG_DATA_HOME=/it's\"")
    #expect(UnitWord.quoted("a\\\"\n") == "\"a\\\\\\\"\\n\"")
  }

  @Test(arguments: ["", "  ", "\"open", "%h/x", "a\\", "\\q", "\\x1"])
  func whatWeDidNotWriteIsNoWord(_ line: String) {
    #expect(UnitWord.first(of: line[...]) == nil)
  }

  @Test func aWrittenUnitSaysWhatItRingsAndRuns() {
    let written = WrittenUnit(text: unit.text)
    #expect(written?.store == "/home/kim/.local/share/alarm")
    #expect(written?.program == "/home/kim/.local/bin/alarm")
    #expect(WrittenUnit(text: "[Service]\nExecStart=/usr/bin/alarm daemon\n") == nil)
  }

  @Test func systemdRunsNoProgramWithQuotesOrBackslashesInItsPath() {
    #expect(ServiceUnit.canRun("/home/kim/100% good/$x/알람"))
    for path in ["/it's", "/a\"b", "/a\\b", "/a\nb", "/a\u{7F}"] { #expect(!ServiceUnit.canRun(path)) }
  }
}
