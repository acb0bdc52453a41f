import Testing

/// The arrows between targets and the words that must not be used, checked against the sources themselves.
@Suite("The house keeps its order")
struct ArchitectureTests {
  /// What each target may import of ours; the toolchain's own modules are listed below.
  static let arrows: [String: Set<String>] = [
    "Words": ["CLanguages"],
    "Waiting": ["CLinux"],
    "HelperMessages": [],
    "Timekeeping": ["Waiting", "CLinux"],
    "Children": ["Waiting", "CLinux"],
    "SQLite": ["CSQLite"],
    "Notifications": ["Timekeeping", "Words"],
    "NotificationStore": ["SQLite", "Notifications", "Timekeeping", "Words", "Waiting", "CLinux"],
    "Alarms": ["Notifications", "Timekeeping", "Words"],
    "AlarmStore": [
      "NotificationStore", "SQLite", "Alarms", "Notifications", "Timekeeping", "Words", "Waiting",
    ],
    // Apple's shapes are Foundation's.
    "UserNotifications": [
      "NotificationStore", "Notifications", "Timekeeping", "Words", "Children", "HelperMessages", "Waiting",
      "Foundation",
    ],
    "Sound": ["CALSA", "CSndFile"],
    "Desktop": ["CSystemd"],
    "TerminalUI": ["Words"],
    "Curses": ["TerminalUI", "Waiting", "CNcurses", "CLinux"],
    "AlarmUI": ["TerminalUI", "Alarms", "Notifications", "Timekeeping", "Words"],
    // For how wide a text is, and nothing else: see the test below.
    "AlarmCLI": ["TerminalUI", "Alarms", "Notifications", "Timekeeping", "Words"],
    "alarm": [
      "AlarmCLI", "AlarmUI", "AlarmStore", "Alarms", "NotificationStore", "Notifications", "Timekeeping", "Words",
      "Waiting", "Children", "HelperMessages", "TerminalUI", "Curses", "CLinux",
    ],
    "alarm-sound": ["Sound", "HelperMessages"],
    "alarm-desktop": ["Desktop", "HelperMessages"],
    "alarm-benchmark": [
      "AlarmUI", "AlarmStore", "Alarms", "NotificationStore", "Notifications", "Timekeeping", "Words", "TerminalUI",
      "Children", "HelperMessages",
    ],
    // No product: it is there to be compared with Foundation, and imports it.
    "calendar-comparison": ["Timekeeping", "CICal", "Foundation"],
  ]

  /// What comes with the toolchain and costs nothing to start.
  static let free: Set<String> = ["Dispatch", "FoundationEssentials", "Glibc", "Synchronization"]

  static let forbiddenWords = [
    "@unchecked Sendable", "nonisolated(unsafe)", "static let shared", "static var shared", "try!", "fatalError(",
    "TODO", "FIXME", "XXX",
  ]

  @Test("A target imports only what stands below it")
  func imports() throws {
    for file in try House().swiftFiles(below: "Sources") {
      let target = String(file.path.split(separator: "/")[1])
      let allowed = try #require(Self.arrows[target], "\(target) has no row in the table of arrows")
      for module in House.imports(in: file.text) where !Self.free.contains(module) {
        #expect(allowed.contains(module), "\(file.path) imports \(module)")
      }
    }
  }

  @Test("The command line takes from the screen's widgets only how wide a text is")
  func widths() throws {
    for file in try House().swiftFiles(below: "Sources/AlarmCLI") {
      let imports = file.text.split(separator: "\n").filter { $0.hasPrefix("import ") && $0.contains("TerminalUI") }
      #expect(imports.allSatisfy { $0 == "import enum TerminalUI.Widths" }, "\(file.path)")
    }
  }

  /// A delegate of Apple's protocol, which does not ask for `Sendable`, has to be carried from one thread to another.
  static let excused = ["@unchecked Sendable": ["Sources/UserNotifications/Delegate/DelegateReference.swift"]]

  @Test("Nothing in the sources hides a race, a crash or a debt", arguments: forbiddenWords)
  func words(word: String) throws {
    for file in try House().swiftFiles(below: "Sources") where Self.excused[word]?.contains(file.path) != true {
      #expect(!file.text.contains(word), "\(file.path) says \(word)")
    }
  }

  @Test("The examples see the library alone")
  func examples() throws {
    for file in try House().swiftFiles(below: "Examples") {
      #expect(House.imports(in: file.text) == ["UserNotifications"], "\(file.path)")
    }
  }

  @Test("No source file is longer than 300 lines")
  func length() throws {
    for file in try House().swiftFiles(below: "Sources") {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      #expect(lines <= 300, "\(file.path) has \(lines) lines")
    }
  }

  @Test("An import is found however it is written")
  func readsImports() {
    let text = "import A\n@preconcurrency import B\nimport C // why\n// import D\nlet important = 1\n"
    #expect(House.imports(in: text) == ["A", "B", "C"])
  }
}
