import AlarmCLI
import Alarms
import Notifications
import Synchronization
import TestSupport
import Timekeeping
import Words

/// A command runner over a store in memory, at Mon 2026-11-30 08:00 UTC unless a test says otherwise.
struct Desk {
  let clock: HandMovedClock
  let door: ValueDoor
  let surroundings: CommandSurroundings

  /// Performs commands with what the desk holds.
  var runner: CommandRunner { CommandRunner(surroundings) }

  /// What a command answered.
  struct Answer: Equatable {
    var output: String
    var complaint: String
    var exitCode: Int32
  }

  init(
    now: String = "2026-11-30T08:00:00Z", zone: ZoneRules = .utc, ringer: RingerInCharge? = Desk.screen,
    files: [String: String] = [:], language: Language = .english, lostZones: LostZones = LostZones(),
    service: ServiceReport? = nil, start: BackgroundStart = .notWanted, facts: DoctorFacts = .healthy,
    location: LocationFacts = .available,
    allowed: NotificationSettings = NotificationSettings()
  ) {
    let zones = Zones(local: zone) { (name) throws(ZoneError) in
      if lostZones.contains(name) { throw .unknown(name: name) }
      return try ZoneFiles(environment: [:]).named(name)
    }
    clock = HandMovedClock(Instant(rfc3339: now) ?? Instant(seconds: 0))
    door = ValueDoor(zones: zones, ringer: ringer, settings: allowed)
    let deeds = CommandDeeds(
      listTones: { () throws(CommandError) in
        [Tone(name: "Radar", kind: "built-in", path: nil, description: "Quick rising beeps.")]
      },
      playTone: { (name) throws(CommandError) in
        if name != "Radar" { throw .unplayable(name: name, reason: "no such tone") }
      },
      toneFault: { $0 == "Radar" ? nil : "no such tone" },
      snapshot: { (_, asked, _) throws(CommandError) in String(repeating: "-", count: asked.size.columns) },
      readFile: { (path) throws(CommandError) in
        guard let text = files[path] else { throw .unreadable(path: path, reason: "No such file or directory") }
        return Array(text.utf8)
      },
      startRinger: { choice in choice == .auto ? start : .notWanted },
      service: { (_) throws(ServiceError) in
        guard let service else { throw .notInstalled }
        return service
      },
      locate: { location }, examine: { facts })
    surroundings = CommandSurroundings(
      openDoor: { [door] in door }, clock: clock, zones: zones, language: language, version: "1.0", deeds: deeds)
  }

  static let screen = RingerInCharge(kind: .screen, pid: 42, zone: "UTC")

  /// Runs a command line.
  func run(_ words: String...) async -> Answer {
    await run(words)
  }

  /// Runs a command line.
  func run(_ words: [String]) async -> Answer {
    let output = Gathered()
    let result: CommandResult
    do {
      result = await runner.perform(try CommandParser.invocation(words), write: output.write)
    } catch {
      result = runner.failure(error)
    }
    return Answer(output: output.text, complaint: result.complaint, exitCode: result.exitCode)
  }
}

/// Zones that the machine had once and has no longer.
final class LostZones: Sendable {
  private let names = Mutex<Set<String>>([])

  func insert(_ name: String) {
    names.withLock { names in _ = names.insert(name) }
  }

  func contains(_ name: String) -> Bool {
    names.withLock { $0.contains(name) }
  }
}

/// Output gathered piece by piece, until nobody reads any more.
final class Gathered: Sendable {
  private let pieces = Mutex<[String]>([])
  private let mostPieces: Int

  init(mostPieces: Int = .max) {
    self.mostPieces = mostPieces
  }

  var text: String { pieces.withLock { $0.joined() } }
  var count: Int { pieces.withLock { $0.count } }

  func write(_ piece: String) -> WriteOutcome {
    pieces.withLock { pieces in
      guard pieces.count < mostPieces else { return .nobodyReads }
      pieces.append(piece)
      return .written
    }
  }
}
