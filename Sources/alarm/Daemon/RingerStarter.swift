import AlarmUI
import Alarms
import Children
import Dispatch
import NotificationStore

/// Sees to it that somebody rings for a store: the user's service where one is installed for it, else a program of its own.
struct RingerStarter: Sendable {
  /// How long what was started may take to say that it rings.
  static let patience = Duration.seconds(5)
  /// How long a start may take at most: a user manager that hangs is given up after 10 s, and another program started.
  static let longest = Duration.seconds(16)

  private let surroundings: Surroundings
  private let location: StoreLocation
  private let service: UserService

  /// Makes a starter that has started nothing.
  ///
  /// - Parameter profile: whose alarms; nil for those that `ALARM_PROFILE` names, or the usual ones.
  init(_ surroundings: Surroundings, location: StoreLocation, profile: String?) {
    self.surroundings = surroundings
    self.location = location
    service = UserService(
      environment: surroundings.environment, location: location,
      profile: profile ?? surroundings.environment["ALARM_PROFILE"])
  }

  /// Starts a ringer, unless one rings already or the user wants none.
  ///
  /// Returns when it rings, or when it is clear that it does not. Any number of processes may do this at once: one ringer
  /// comes of it.
  ///
  /// - Parameter hasLetGo: whether this process has just let the lock go: then whoever has it may be one that waited for it
  ///   and is ending as well, because both had the same terminal, say.
  func start(_ choice: BackgroundChoice, hasLetGo: Bool = false) async -> BackgroundStart {
    let folder = location.folder
    if hasLetGo ? RingerLock.isKept(folder: folder) : RingerLock.isHeld(folder: folder) { return .alreadyRinging }
    guard surroundings.background(choice) == .auto else { return .notWanted }
    if let started = await startService() { return started }
    return await startDetached()
  }

  /// How long alarms ring on once no screen is open.
  var reach: BackgroundReach {
    guard service.isInstalled else { return .session }
    return service.lingers ? .always : .logins
  }
}

extension RingerStarter {
  /// Nil when there is no service, or it cannot be started: then another program has to do.
  private func startService() async -> BackgroundStart? {
    guard service.isInstalled else { return nil }
    do {
      try await service.start()
    } catch {
      return nil
    }
    // One that has just been started may have found the alarms unusable, or ring for other ones after all.
    return RingerLock.isHeld(folder: location.folder) ? .service(survivesLogout: service.lingers) : nil
  }

  private enum Event: Sendable {
    case line(String)
    case ended(ExitStatus)
    case late
  }

  private func startDetached() async -> BackgroundStart {
    let (events, continuation) = AsyncStream.makeStream(of: Event.self)
    let queue = DispatchQueue(label: "ringer-starter")
    let child: Child
    do {
      child = try Child(
        program: RingerStarter.program, arguments: arguments, environment: environment, isDetached: true, queue: queue,
        onLine: { continuation.yield(.line($0)) }, onExit: { continuation.yield(.ended($0)) })
    } catch {
      return .failed(reason: error.description)
    }
    child.closeInput()
    let patience = RingerStarter.patience.components.seconds
    queue.asyncAfter(deadline: .now() + .seconds(Int(patience))) { continuation.yield(.late) }
    for await event in events { return outcome(event, pid: child.pid) }
    return .failed(reason: "")
  }

  private func outcome(_ event: Event, pid: Int32) -> BackgroundStart {
    switch event {
    case .line(let line):
      switch StarterWord(line: line) {
      case .rings: .detached(pid: pid)
      case .taken: .alreadyRinging
      case .failed(let reason): .failed(reason: reason)
      case nil: .failed(reason: line)
      }
    case .ended(let status): .failed(reason: surroundings.language("%1 before it rang", "\(status)"))
    // It may still come to ring; a machine as slow as that is no reason to end it.
    case .late:
      .failed(reason: surroundings.language("it did not say that it rings"))
    }
  }
}

extension RingerStarter {
  /// This very program, also when another has taken the place of its file.
  static var program: String {
    let path = HelperFinder.runningProgram
    return path.isEmpty || path.hasSuffix(" (deleted)") ? "/proc/self/exe" : path
  }

  /// The words that name the profile on a command line; none for the usual alarms.
  var profileWords: [String] { service.profile.map { ["--profile", $0] } ?? [] }

  private var arguments: [String] {
    ["daemon", "--detached"] + profileWords
  }

  /// What this process found, save what its own service manager told it alone.
  var environment: [String] {
    let own = ["NOTIFY_SOCKET", "WATCHDOG_PID", "WATCHDOG_USEC", "LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES"]
    return surroundings.environment.filter { !own.contains($0.key) }.map { $0 + "=" + $1 }
  }
}

extension Surroundings {
  /// Whether something may be started in the background: `ALARM_BACKGROUND` decides, else the setting.
  func background(_ choice: BackgroundChoice) -> BackgroundChoice {
    environment["ALARM_BACKGROUND"].flatMap(BackgroundChoice.init) ?? choice
  }

  /// The settings with what the environment decides in their place.
  func inForce(_ settings: AlarmSettings) -> AlarmSettings {
    do {
      return try settings.setting(.background, to: background(settings.background).rawValue)
    } catch {
      return settings
    }
  }
}
