import Dispatch
import NotificationStore
import Notifications
import Timekeeping
import Waiting

/// Keeps a program's notifications in its store, and delivers them while the program runs.
///
/// It runs on a queue of its own. What is asked of it is an order; orders are carried out one after another as they were
/// given, so that whoever removes and then adds an identifier keeps the new one. Everything that touches the store is an
/// order, and nothing on the way from the timer to the sound is one.
actor ProgramCentre {
  typealias Order = @Sendable (isolated ProgramCentre) async -> Void

  nonisolated let executor = QueueExecutor(label: "user-notifications")
  nonisolated let surroundings: ProgramSurroundings
  nonisolated let calls = DelegateCalls()
  private nonisolated let orders: AsyncStream<Order>
  private nonisolated let giver: AsyncStream<Order>.Continuation

  /// Whom the delegate belongs to.
  weak var centre: UNUserNotificationCenter?
  private var worker: Task<Void, Never>?
  private var openedStore: NotificationStore?
  /// When this process began to deliver; the delegate is not asked about what came due before.
  let began: Instant
  var zone: LocalZone
  var zoneWatch: ZoneWatch?
  var timer: WakeTimer?
  var delivering: Delivering = .idle
  /// Whether the store has been opened and is watched.
  var hasTakenUp = false
  var plan = Plan.empty
  var settings = NotificationSettings.notDetermined
  var categories: [String: NotificationCategory] = [:]
  /// What waits for a place, by identifier.
  var places: [String: PlaceRequest] = [:]
  /// Tells where the machine is; nil while nothing waits for a place.
  var locator: Locator?
  /// Where the machine was last; nil while nobody tells.
  var position: Position?
  /// What has come due and has not been recorded yet.
  var inHand: [InHand] = []
  /// What was shown or played and can be answered or ended, by the number of its delivery.
  var shown: [Int: Shown] = [:]
  var deliveries = 0
  /// The deliveries that can be answered, the oldest first.
  var answerable: [Int] = []
  /// The deliveries the delegate has not answered about.
  var undecided: Set<Int> = []
  var sounding: Sounding?
  /// What came due together with what plays now, and plays only if that is forbidden.
  var waitingSounds: [WaitingSound] = []
  var desktop = Desktop.unknown
  /// Who wants to know whether notifications are allowed while the user is being asked.
  var waiting: [(kinds: AuthorizationOptions, answer: Granting)] = []
  /// What has been said on the error output and is not to be said again.
  var said: Set<String> = []

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// How far this process has come with being the one that delivers.
  enum Delivering {
    case idle
    /// A thread waits for the lock that another process of the program holds.
    case waiting
    case inOffice(RingerLock)
    case ended
  }

  /// Makes a centre that does nothing yet; `start` begins.
  init(_ surroundings: ProgramSurroundings) {
    self.surroundings = surroundings
    began = surroundings.clock.now()
    zone = LocalZone(surroundings.zoneFiles)
    (orders, giver) = AsyncStream.makeStream()
  }

  /// Begins to carry out orders and to deliver.
  nonisolated func start(for centre: UNUserNotificationCenter) {
    executor.queue.async { [weak centre] in
      self.assumeIsolated { own in
        own.centre = centre
        own.worker = Task(executorPreference: own.executor) { await own.work() }
      }
    }
    order { await $0.takeUp() }
  }

  /// Gives an order; it is carried out after those given before.
  nonisolated func order(_ order: @escaping Order) {
    giver.yield(order)
  }

  /// Takes no more orders, and stops delivering when those given are carried out.
  nonisolated func end() {
    order { $0.leave() }
    giver.finish()
  }

  private func work() async {
    for await order in orders { await order(self) }
  }
}

extension ProgramCentre {
  /// Where local times are looked up now.
  var zones: Zones { surroundings.zones(local: zone.rules) }

  /// The store; opened when it is first needed, and tried again as long as it cannot be.
  func opened() throws(NotificationError) -> NotificationStore {
    if let openedStore { return openedStore }
    do {
      let store = try NotificationStore(try surroundings.location(), clock: surroundings.clock, zones: zones)
      openedStore = store
      order { await $0.takeUp() }
      return store
    } catch {
      throw .store(error)
    }
  }

  /// Says something on the error output, once.
  func say(_ sentence: String) {
    guard said.insert(sentence).inserted else { return }
    surroundings.writeLine(sentence)
  }
}
