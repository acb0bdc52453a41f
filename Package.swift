// swift-tools-version:6.0
import PackageDescription

// The arrows of the house, bottom first: a target may see only what it names here. docs/guide.md says which is which.
let package = Package(
  name: "alarm",
  products: [
    .executable(name: "alarm", targets: ["alarm"]),
    .executable(name: "alarm-sound", targets: ["alarm-sound"]),
    .executable(name: "alarm-desktop", targets: ["alarm-desktop"]),
    .library(name: "UserNotifications", targets: ["UserNotifications"]),
  ],
  targets: [
    // The machine's own libraries, each behind one door.
    .target(name: "CLinux"),
    .systemLibrary(name: "CNcurses"),
    .systemLibrary(name: "CSQLite"),
    .systemLibrary(name: "CALSA"),
    .systemLibrary(name: "CSndFile"),
    .systemLibrary(name: "CSystemd"),
    // What our own is compared with.
    .systemLibrary(name: "CICal"),

    // Sentences in other languages, as data.
    .target(name: "CLanguages", exclude: ["po"]),

    // What everything stands on.
    .target(name: "Words", dependencies: ["CLanguages"]),
    .target(name: "Waiting", dependencies: ["CLinux"]),
    .target(name: "Timekeeping", dependencies: ["Waiting", "CLinux"]),
    .target(name: "Children", dependencies: ["Waiting", "CLinux"]),
    .target(name: "HelperMessages"),
    .target(name: "SQLite", dependencies: ["CSQLite"]),

    // The notification centre and the alarms above it.
    .target(name: "Notifications", dependencies: ["Timekeeping", "Words"]),
    .target(
      name: "NotificationStore",
      dependencies: ["SQLite", "Notifications", "Timekeeping", "Words", "Waiting", "CLinux"]),
    .target(name: "Alarms", dependencies: ["Notifications", "Timekeeping", "Words"]),
    .target(
      name: "AlarmStore",
      dependencies: ["NotificationStore", "SQLite", "Alarms", "Notifications", "Timekeeping", "Words", "Waiting"]),

    // The centre as Apple's programs know it, for programs of others.
    .target(
      name: "UserNotifications",
      dependencies: [
        "NotificationStore", "Notifications", "Timekeeping", "Words", "Children", "HelperMessages", "Waiting",
      ]),

    // Noise.
    .target(name: "Sound", dependencies: ["CALSA", "CSndFile"]),

    // The desktop's buses.
    .target(name: "Desktop", dependencies: ["CSystemd"]),

    // What a person sees.
    .target(name: "TerminalUI", dependencies: ["Words"]),
    .target(name: "Curses", dependencies: ["TerminalUI", "Waiting", "CNcurses", "CLinux"]),
    .target(name: "AlarmUI", dependencies: ["TerminalUI", "Alarms", "Notifications", "Timekeeping", "Words"]),
    .target(name: "AlarmCLI", dependencies: ["TerminalUI", "Alarms", "Notifications", "Timekeeping", "Words"]),

    // The programs.
    .executableTarget(
      name: "alarm",
      dependencies: [
        "AlarmCLI", "AlarmUI", "AlarmStore", "Alarms", "NotificationStore", "Notifications", "Timekeeping", "Words",
        "Waiting", "Children", "HelperMessages", "TerminalUI", "Curses", "CLinux",
      ]),
    .executableTarget(name: "alarm-sound", dependencies: ["Sound", "HelperMessages"]),
    .executableTarget(name: "alarm-desktop", dependencies: ["Desktop", "HelperMessages"]),
    .executableTarget(
      name: "alarm-benchmark",
      dependencies: [
        "AlarmStore", "Alarms", "NotificationStore", "Notifications", "Timekeeping", "Children", "HelperMessages",
      ]),
    .executableTarget(
      name: "calendar-comparison", dependencies: ["Timekeeping", "CICal"], exclude: ["dateutil_times.py"]),

    // Programs of others, as they would be written for `UserNotifications`.
    .executableTarget(
      name: "water-reminder", dependencies: ["UserNotifications"], path: "Examples/WaterReminder",
      exclude: ["README.md"]),
    .executableTarget(
      name: "start-then-repeat", dependencies: ["UserNotifications"], path: "Examples/StartThenRepeat",
      exclude: ["README.md"]),
    .executableTarget(
      name: "alarm-manager", dependencies: ["UserNotifications"], path: "Examples/AlarmManager",
      exclude: ["README.md"]),
    .executableTarget(
      name: "deep-links", dependencies: ["UserNotifications"], path: "Examples/DeepLinks", exclude: ["README.md"]),

    // What only the tests see.
    .target(
      name: "TestSupport",
      dependencies: [
        "TerminalUI", "AlarmStore", "SQLite", "Alarms", "Notifications", "Timekeeping", "Words", "CLinux",
      ],
      path: "Tests/TestSupport"),
    .target(name: "CCrashingVFS", dependencies: ["CSQLite"], path: "Tests/CCrashingVFS"),
    .executableTarget(
      name: "store-crasher",
      dependencies: [
        "CCrashingVFS", "AlarmStore", "NotificationStore", "Alarms", "Notifications", "Timekeeping", "Waiting",
        "TestSupport",
      ],
      path: "Tests/StoreCrasher"),
    .testTarget(name: "ArchitectureTests"),
    .testTarget(name: "WordsTests", dependencies: ["Words"]),
    .testTarget(name: "WaitingTests", dependencies: ["Waiting"]),
    .testTarget(name: "TimekeepingTests", dependencies: ["Timekeeping", "TestSupport"]),
    .testTarget(
      name: "DifferentialTests", dependencies: ["Timekeeping", "Children", "TestSupport", "CICal"],
      exclude: ["Oracles"]),
    .testTarget(name: "ChildrenTests", dependencies: ["Children", "HelperMessages"]),
    .testTarget(name: "SoundTests", dependencies: ["Sound", "HelperMessages"]),
    .testTarget(name: "DesktopTests", dependencies: ["Desktop", "HelperMessages"]),
    .testTarget(name: "CursesTests", dependencies: ["Curses"]),
    .testTarget(name: "TerminalUITests", dependencies: ["TerminalUI", "CLinux", "TestSupport"]),
    .testTarget(name: "NotificationsTests", dependencies: ["Notifications", "Timekeeping", "TestSupport"]),
    .testTarget(
      name: "UserNotificationsTests",
      dependencies: [
        "UserNotifications", "NotificationStore", "Children", "Notifications", "Timekeeping", "Waiting", "TestSupport",
      ]),
    // What programs written for Apple's systems say, in the language mode they are written in.
    .testTarget(
      name: "UserNotificationsSwift5Tests", dependencies: ["UserNotifications"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "AlarmsTests", dependencies: ["Alarms", "Notifications", "Timekeeping", "Words", "TestSupport"]),
    .testTarget(
      name: "AlarmStoreTests",
      dependencies: [
        "AlarmStore", "NotificationStore", "SQLite", "Alarms", "Notifications", "Timekeeping", "Words", "Children",
        "TestSupport", "store-crasher",
      ]),
    .testTarget(
      name: "AlarmUITests",
      dependencies: ["AlarmUI", "TerminalUI", "Alarms", "Notifications", "Timekeeping", "Words", "TestSupport"],
      exclude: ["Golden"]),
    .testTarget(
      name: "AlarmCLITests",
      dependencies: ["AlarmCLI", "Alarms", "Notifications", "Timekeeping", "Words", "TestSupport"]),
    .testTarget(
      name: "ServiceTests", dependencies: ["alarm", "AlarmCLI", "NotificationStore", "Children", "TestSupport"]),
    .testTarget(
      name: "ContentExtensionTests",
      dependencies: ["alarm", "Alarms", "Notifications", "Timekeeping", "Children", "TestSupport"]),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "alarm", "alarm-sound", "alarm-desktop", "water-reminder", "start-then-repeat", "alarm-manager", "deep-links",
        "Children", "SQLite", "TestSupport",
      ],
      exclude: ["Servers"]),
  ]
)
