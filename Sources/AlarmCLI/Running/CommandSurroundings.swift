import Alarms
import Notifications
import Timekeeping
import Words

/// What a command works with; the program makes the live one, tests make theirs from values.
public struct CommandSurroundings: Sendable {
  /// Opens the store of alarms; asked only by commands that need it.
  public var openDoor: @Sendable () throws(CommandError) -> any AlarmDoor
  /// The time.
  public var clock: any WallClock
  /// The zones.
  public var zones: Zones
  /// The language of the answers.
  public var language: Language
  /// What `--version` says.
  public var version: String
  /// The deeds that need more than the store.
  public var deeds: CommandDeeds

  /// Puts them together.
  public init(
    openDoor: @escaping @Sendable () throws(CommandError) -> any AlarmDoor, clock: any WallClock, zones: Zones,
    language: Language, version: String, deeds: CommandDeeds
  ) {
    self.openDoor = openDoor
    self.clock = clock
    self.zones = zones
    self.language = language
    self.version = version
    self.deeds = deeds
  }
}

/// What a command asks of the rest of the program: the sound helper, the screen, files.
public struct CommandDeeds: Sendable {
  /// Lists the tones there are.
  public var listTones: @Sendable () async throws(CommandError) -> [Tone]
  /// Plays a tone or a sound file once and returns when it is over.
  public var playTone: @Sendable (String) async throws(CommandError) -> Void
  /// Why a tone cannot be played; nil if it can, or nobody can say.
  public var toneFault: @Sendable (String) async -> String?
  /// Draws a picture of the screen over these alarms, as it is at that instant.
  public var snapshot: @Sendable (any AlarmDoor, Snapshot, Instant) async throws(CommandError) -> String
  /// Reads a whole file; "-" is standard input.
  public var readFile: @Sendable (String) throws(CommandError) -> [UInt8]
  /// Sees to it that somebody rings: starts a ringer in the background, if the setting given allows it.
  public var startRinger: @Sendable (BackgroundChoice) async -> BackgroundStart
  /// Does something with the service that rings without a screen, and says how it is then.
  public var service: @Sendable (ServiceOrder) async throws(ServiceError) -> ServiceReport
  /// Looks whether it can be found out where the machine is.
  public var locate: @Sendable () async -> LocationFacts
  /// Looks at everything that ringing needs, and changes nothing.
  public var examine: @Sendable () async -> DoctorFacts

  /// Puts the deeds together.
  public init(
    listTones: @escaping @Sendable () async throws(CommandError) -> [Tone],
    playTone: @escaping @Sendable (String) async throws(CommandError) -> Void,
    toneFault: @escaping @Sendable (String) async -> String?,
    snapshot: @escaping @Sendable (any AlarmDoor, Snapshot, Instant) async throws(CommandError) -> String,
    readFile: @escaping @Sendable (String) throws(CommandError) -> [UInt8],
    startRinger: @escaping @Sendable (BackgroundChoice) async -> BackgroundStart,
    service: @escaping @Sendable (ServiceOrder) async throws(ServiceError) -> ServiceReport,
    locate: @escaping @Sendable () async -> LocationFacts,
    examine: @escaping @Sendable () async -> DoctorFacts
  ) {
    self.locate = locate
    self.listTones = listTones
    self.playTone = playTone
    self.toneFault = toneFault
    self.snapshot = snapshot
    self.readFile = readFile
    self.startRinger = startRinger
    self.service = service
    self.examine = examine
  }
}

/// A tone as `alarm sounds` lists it.
public struct Tone: Hashable, Sendable {
  /// The name it is chosen by.
  public var name: String
  /// Where it comes from: "built-in", "file" or "theme".
  public var kind: String
  /// Its file; nil for a built-in one.
  public var path: String?
  /// How it sounds, or what kind of file it is.
  public var description: String

  /// Makes a tone's row.
  public init(name: String, kind: String, path: String?, description: String) {
    self.name = name
    self.kind = kind
    self.path = path
    self.description = description
  }
}
