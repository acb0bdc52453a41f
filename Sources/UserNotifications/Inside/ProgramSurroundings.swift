import Children
import Foundation
import NotificationStore
import Notifications
import Timekeeping
import Words

/// What the process finds around it: its name, its folders, the clock, the zones, the helper programs, the language.
struct ProgramSurroundings: Sendable {
  /// The program's name, its file's; names its folder.
  let name: String
  let environment: [String: String]
  let clock: any WallClock
  let finder: HelperFinder
  /// The terminal the user is asked on.
  let terminal: String
  let language: Language
  /// Writes a line where the program's user finds it.
  let writeLine: @Sendable (String) -> Void

  /// Puts them together; tests say where everything is.
  init(
    name: String, environment: [String: String], clock: any WallClock = SystemClock(),
    finder: HelperFinder = HelperFinder(), terminal: String = "/dev/tty",
    writeLine: @escaping @Sendable (String) -> Void = ErrorLine.write
  ) {
    self.name = name
    self.environment = environment
    self.clock = clock
    self.finder = finder
    self.terminal = terminal
    self.writeLine = writeLine
    language = Language(environment: environment)
  }

  /// Those of this process.
  ///
  /// Helper programs may lie beside this one, on `PATH`, or where `alarm` on `PATH` has its own.
  static func ofProcess() -> ProgramSurroundings {
    let environment = ProcessInfo.processInfo.environment
    let path = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let folder = HelperFinder.runningProgram.split(separator: "/").dropLast().joined(separator: "/")
    return ProgramSurroundings(
      name: programName, environment: environment,
      finder: HelperFinder(
        programFolder: "/" + folder,
        searchPath: (path + path.map { $0 + "/../libexec/alarm" }).joined(separator: ":")))
  }

  /// The folder of the program's data.
  ///
  /// - Throws: `.unreachable` when there is no home.
  func folder() throws(StoreFault) -> String {
    try StoreLocation.dataFolder(environment) + "/" + name
  }

  /// Where the program's notifications are kept.
  func location() throws(StoreFault) -> StoreLocation {
    StoreLocation(folder: try folder() + "/notifications")
  }

  /// Where the zones are looked up.
  var zoneFiles: ZoneFiles { ZoneFiles(environment: environment) }

  /// Where local times are looked up, by the zone as it is now.
  var zones: Zones { zones(local: LocalZone(zoneFiles).rules) }

  /// The same with other local rules.
  func zones(local: ZoneRules) -> Zones {
    let files = zoneFiles
    return Zones(local: local) { (name) throws(ZoneError) in try files.named(name) }
  }
}

extension ProgramSurroundings {
  /// The name of the running program's file; that of the command where the system does not say.
  private static var programName: String {
    let path = HelperFinder.runningProgram.isEmpty ? CommandLine.arguments.first ?? "" : HelperFinder.runningProgram
    let file = path.split(separator: "/").last.map(String.init) ?? ""
    // A program that was replaced while it runs is still the same one.
    let name = file.hasSuffix(" (deleted)") ? String(file.dropLast(" (deleted)".count)) : file
    return name.isEmpty ? "program" : name
  }
}

extension Language {
  /// The language of this process.
  static var ofProcess: Language { Language(environment: ProcessInfo.processInfo.environment) }
}
