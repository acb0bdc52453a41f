import Notifications
import Timekeeping

/// The rows a change of alarms has asked to see.
public struct AlarmRows: Hashable, Sendable {
  /// The alarms asked for, by id; an id without an entry does not exist.
  public var alarms: [AlarmID: Alarm]
  /// Their requests and deliveries.
  public var centre: CentreRows
  /// Makes rows.
  public init(alarms: [AlarmID: Alarm] = [:], centre: CentreRows = CentreRows()) {
    self.alarms = alarms
    self.centre = centre
  }
}

/// What is to be saved and removed among alarms and in the centre, in one transaction.
public struct AlarmChange: Hashable, Sendable {
  /// Alarms to remove; unknown ones are ignored.
  public var remove: [AlarmID] = []
  /// Alarms to save; each replaces the one with its id.
  public var save: [Alarm] = []
  /// What changes in the notification centre.
  public var centre = CentreChange()

  /// A change that does nothing.
  public init() {}
}

/// An alarm with what the centre knows of it.
public struct ListedAlarm: Hashable, Sendable {
  /// The alarm.
  public var alarm: Alarm
  /// When it next rings, by its rule or by a running snooze; nil when it does not.
  public var nextRing: Instant?
  /// What it is doing.
  public var state: AlarmState

  /// Makes a row of the list.
  public init(alarm: Alarm, nextRing: Instant?, state: AlarmState) {
    self.alarm = alarm
    self.nextRing = nextRing
    self.state = state
  }
}

/// What an alarm is doing.
public enum AlarmState: String, Sendable {
  /// Switched off.
  case off
  /// Waiting for its time.
  case scheduled
  /// Ringing now.
  case ringing
  /// Put off; it rings again when the snooze is over.
  case snoozed
  /// A timer that was stopped on its way and counts on when it is switched on.
  case paused

  /// What an alarm is doing that neither rings nor is snoozed.
  public init(waiting position: SwitchPosition) {
    switch position {
    case .on: self = .scheduled
    case .off: self = .off
    case .paused: self = .paused
    }
  }
}

/// A request of the plan with the alarm it belongs to.
public struct RingPlan: Hashable, Sendable {
  /// What comes due next.
  public var plan: Plan
  /// What rings, or would if its ringer had not died.
  public var ringing: [DeliveredNotification]
  /// The alarms of all of these, by id.
  public var alarms: [AlarmID: Alarm]
  /// The tone an alarm without one of its own rings with.
  public var defaultTone: String
  /// What the user allows.
  public var settings: NotificationSettings
  /// How long the content extension may take, in seconds.
  public var extensionSeconds: Int
  /// Whether what is shown says times with AM and PM.
  public var clock: ClockChoice
  /// What waits for a place.
  public var places: [PlaceRequest]

  /// Makes a plan.
  public init(
    plan: Plan, ringing: [DeliveredNotification], alarms: [AlarmID: Alarm], defaultTone: String,
    settings: NotificationSettings = NotificationSettings(),
    extensionSeconds: Int = AlarmSettings.initial.extensionSeconds, clock: ClockChoice = .auto,
    places: [PlaceRequest] = []
  ) {
    self.clock = clock
    self.places = places
    self.settings = settings
    self.extensionSeconds = extensionSeconds
    self.plan = plan
    self.ringing = ringing
    self.alarms = alarms
    self.defaultTone = defaultTone
  }
}

/// The door to the store of alarms and their requests: rows in, a change out, in one transaction.
public protocol AlarmDoor: Sendable {
  /// Why nothing can be saved just now although everything can be read; nil where all is well.
  var shortfall: StoreFault? { get async }

  /// Whether opening the store has ended the ringing of an older version: then somebody else must ring.
  var hasEndedRinger: Bool { get async }

  /// Reads the named alarms with their requests and deliveries, asks `body` what to change, and commits it.
  ///
  /// - Parameters:
  ///   - ids: the alarms that `body` needs to see; with nil every alarm that rings now.
  ///   - requests: identifiers of requests it needs to see beside those of the alarms.
  ///   - body: pure; runs inside the transaction. It gets the zones that due instants are to be resolved in.
  /// - Throws: what `body` throws, or `.centre(.store)`; then nothing was changed.
  func change<Result: Sendable>(
    _ ids: [AlarmID]?, requests: [String],
    _ body: @escaping @Sendable (AlarmRows, Zones) throws(AlarmError) -> (AlarmChange, Result)
  ) async throws(AlarmError) -> Result

  /// The same with every alarm, everything pending and everything that rings; nothing of the list of delivered ones.
  func changeAll<Result: Sendable>(
    _ body: @escaping @Sendable (AlarmRows, Zones) throws(AlarmError) -> (AlarmChange, Result)
  ) async throws(AlarmError) -> Result

  /// What the user allows.
  func notificationSettings() async throws(AlarmError) -> NotificationSettings

  /// Whether a change through this door was the user's first yes, to be said aloud; true once.
  func takeFirstYes() async -> Bool

  /// Alarms in the order of the list, from `offset` on, at most `limit` of them (nil: all).
  func alarms(from offset: Int, limit: Int?) async throws(AlarmError) -> [ListedAlarm]

  /// The rows of these alarms; those that do not exist are left out.
  func alarms(_ ids: [AlarmID]) async throws(AlarmError) -> [ListedAlarm]

  /// These alarms with their requests and unanswered deliveries, as a change would see them.
  func rows(for ids: [AlarmID]) async throws(AlarmError) -> AlarmRows

  /// What rings now by the store's account, earliest first.
  func rings() async throws(AlarmError) -> [Ring]

  /// The alarms whose id begins with `prefix`, at most two.
  func alarms(withPrefix prefix: String) async throws(AlarmError) -> [Alarm]

  /// The alarms that stand under this heading, in the order of their ids.
  func alarms(inGroup group: String) async throws(AlarmError) -> [Alarm]

  /// How many alarms there are, and how many are on.
  func counts() async throws(AlarmError) -> (all: Int, on: Int)

  /// The alarm that rings next.
  func next() async throws(AlarmError) -> ListedAlarm?

  /// What the ringer needs to know.
  func ringPlan(now: Instant) async throws(AlarmError) -> RingPlan

  /// Every pending request that comes due at an instant, by that instant.
  func pending() async throws(AlarmError) -> [PendingRequest]

  /// Every pending request that waits for a place, by identifier.
  func places() async throws(AlarmError) -> [PlaceRequest]

  /// Every delivered notification, latest first.
  func delivered() async throws(AlarmError) -> [DeliveredNotification]

  /// The badge.
  func badge() async throws(AlarmError) -> Int

  /// Sets the badge to nothing and takes the missed notifications with these identifiers out of the list.
  func markSeen(_ identifiers: [String]) async throws(AlarmError)

  /// Which process rings; nil when none holds the lock.
  func ringerInCharge() async throws(AlarmError) -> RingerInCharge?

  /// Says that this process rings from now on, and in which zone due instants are resolved; it holds the lock.
  func becomeRinger(_ ringer: RingerInCharge) async throws(AlarmError)

  /// Says that this process no longer rings.
  func resignAsRinger() async

  /// The clocks as a ringer last read them; nil before the first time.
  func clockReading() async throws(AlarmError) -> ClockReading?

  /// Finds every due instant anew, after the clock was set or the zone changed; only the ringer does.
  ///
  /// - Parameters:
  ///   - reading: the clocks now, kept for the next time.
  ///   - step: how far the clock was set since the last reading; what counts elapsed time moves by it.
  /// - Returns: whether any has moved.
  @discardableResult
  func replan(_ reading: ClockReading, step: Duration) async throws(AlarmError) -> Bool

  /// Looks up local time in these zones from now on.
  ///
  /// - Returns: whether due instants were found by other rules than these, and so have to be found anew.
  func follow(_ zones: Zones) async throws(AlarmError) -> Bool

  /// Notes in the log what made the first noise of a ring; a later noise changes nothing.
  func note(_ step: SoundStep, of ring: Ring) async throws(AlarmError)

  /// Notes in the log what came of asking the content extension about what has come due, and keeps what it says now; the
  /// badge follows what the answer says of it.
  func note(_ answer: ExtensionAnswer) async throws(AlarmError)

  /// What came due and was delivered since an instant (nil: all that is kept), latest first; what is void stays in it.
  func log(since instant: Instant?) async throws(AlarmError) -> [LoggedOccurrence]

  /// Leaves a message for whichever process rings, and rings the bell.
  func post(_ message: InboxMessage) async throws(AlarmError)

  /// Takes the messages out of the inbox, oldest first; only the ringer does.
  func takeMessages() async throws(AlarmError) -> [InboxMessage]

  /// The settings.
  func settings() async throws(AlarmError) -> AlarmSettings

  /// Saves the settings' one value.
  func set(_ setting: AlarmSetting, to value: String) async throws(AlarmError)
}

extension AlarmDoor {
  /// The same change of alarms and nothing but alarms.
  public func change<Result: Sendable>(
    _ ids: [AlarmID]?,
    _ body: @escaping @Sendable (AlarmRows, Zones) throws(AlarmError) -> (AlarmChange, Result)
  ) async throws(AlarmError) -> Result {
    try await change(ids, requests: [], body)
  }
}

/// What one process asks of the running ringer through the store.
public enum InboxMessage: Hashable, Sendable {
  /// Ring this alarm now, as a test.
  case test(AlarmID)
  /// End the test that rings, if one does.
  case endTest
}
