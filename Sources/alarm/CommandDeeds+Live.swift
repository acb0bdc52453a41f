import AlarmCLI
import Alarms
import Children
import Dispatch
import HelperMessages
import NotificationStore
import Timekeeping

extension Surroundings {
  /// What commands work with in the live program.
  ///
  /// - Parameter profile: whose alarms; nil for the usual ones.
  func commandSurroundings(profile: String?) -> CommandSurroundings {
    let live = self
    let sounds = SoundCommands(sounds: SoundSource(environment: environment))
    return CommandSurroundings(
      openDoor: { () throws(CommandError) in try live.openDoor(profile: profile) },
      clock: clock, zones: zones, language: language, version: Program.version,
      deeds: CommandDeeds(
        listTones: { () async throws(CommandError) in try await sounds.tones() },
        playTone: { (name) async throws(CommandError) in try await sounds.play(name) },
        toneFault: { await sounds.fault(of: $0) },
        snapshot: { (door, asked, now) async throws(CommandError) in try await live.snapshot(door, asked, at: now) },
        readFile: { (path) throws(CommandError) in try InputFile.bytes(of: path) },
        startRinger: { choice in await live.startRinger(choice, profile: profile) },
        service: { (order) async throws(ServiceError) in
          try await live.userService(profile: profile).perform(order)
        },
        locate: { await Examination(surroundings: live, profile: profile).location() },
        examine: { await Examination(surroundings: live, profile: profile).facts() }))
  }

  /// Opens the store of a profile, or of the one that `ALARM_PROFILE` names.
  ///
  /// - Parameter mayMigrate: whether this program rings, or starts somebody who does, with these settings.
  func parts(
    profile: String?, mayMigrate: @escaping @Sendable (AlarmSettings) -> Bool = { _ in true }
  ) throws(CommandError) -> Parts {
    do {
      return try Parts(self, profile: profile ?? environment["ALARM_PROFILE"], mayMigrate: mayMigrate)
    } catch {
      throw .alarm(.centre(.store(error)))
    }
  }

  /// How long an older version may take to let the ringer's lock go.
  private static let handOver = Duration.seconds(2)

  private func openDoor(profile: String?) throws(CommandError) -> any AlarmDoor {
    let parts = try parts(profile: profile, mayMigrate: mayStartRinger)
    // Whoever is started in its place must find the lock free.
    if parts.store.hasEndedRinger {
      RingerLock.waitUntilFree(folder: parts.location.folder, atMost: Surroundings.handOver)
    }
    return parts.store
  }

  /// Whether a command may start a ringer in the background.
  private func mayStartRinger(_ settings: AlarmSettings) -> Bool {
    background(settings.background) != .never
  }

  /// Sees to it that somebody rings for a profile.
  private func startRinger(_ choice: BackgroundChoice, profile: String?) async -> BackgroundStart {
    do {
      let location = try StoreLocation(environment: environment, profile: profile ?? environment["ALARM_PROFILE"])
      return await RingerStarter(self, location: location, profile: profile).start(choice)
    } catch {
      return .failed(reason: language.sentence(for: error))
    }
  }
}

/// Speaks with the sound program for one command.
private struct SoundCommands {
  let sounds: SoundSource

  func tones() async throws(CommandError) -> [Tone] {
    let lines = try await run(.tones(soundFolder: sounds.folder))
    return lines.compactMap(ToneListing.init(line:)).map {
      Tone(name: $0.name, kind: $0.kind.rawValue, path: $0.path, description: $0.description)
    }
  }

  /// Plays a tone once and waits for its end; says why if it could not be played as asked.
  func play(_ name: String) async throws(CommandError) {
    let start = SoundStart(identifier: "play", tone: name, volume: 100, swellSeconds: 0, due: nil)
    let lines = try await run(sounds.command(for: start, fallback: AlarmSettings.initial.defaultTone, loops: false))
    for report in lines.compactMap(SoundReport.init(line:)) {
      switch report {
      case .fellBack(_, _, let reason), .noDevice(let reason), .muted(let reason):
        throw .unplayable(name: name, reason: reason.oneLine)
      case .ready, .sounding, .deviceBack, .ended: continue
      }
    }
  }

  /// Why a tone cannot be played; nil if it can, or the sound program does not say.
  func fault(of tone: String) async -> String? {
    let lines: [String]
    do { lines = try await run(.lookUp(tone: tone, soundFolder: sounds.folder)) } catch { return nil }
    for case .fellBack(_, _, let reason) in lines.compactMap(SoundReport.init(line:)) { return reason.oneLine }
    return nil
  }

  /// Runs the sound program to its end, or to its first word of a device that is missing.
  private func run(_ command: SoundCommand) async throws(CommandError) -> [String] {
    guard let program = sounds.program else { throw .refused(SoundSource.notInstalled) }
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    let child: Child
    do {
      child = try Child(
        program: program, arguments: command.arguments, queue: DispatchQueue(label: "sound-command"),
        onLine: { continuation.yield($0) }, onExit: { _ in continuation.finish() })
    } catch {
      throw .refused(error.description)
    }
    var lines: [String] = []
    for await line in stream {
      lines.append(line)
      // It would try again every two seconds for ever; a command says so and ends.
      if case .noDevice? = SoundReport(line: line) { child.end() }
    }
    return lines
  }
}
