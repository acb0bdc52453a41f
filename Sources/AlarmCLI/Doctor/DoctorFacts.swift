import Alarms
import Notifications
import Timekeeping
import Words

/// What `alarm doctor` has found, not yet judged; the program gathers it, and its rules make findings of it.
public struct DoctorFacts: Hashable, Sendable {
  /// The sound program, and what it says of device, tone and volume.
  public var sound: SoundFacts
  /// What alarms are allowed to do.
  public var authorization: AuthorizationFacts
  /// Who rings now.
  public var ringer: RingerFacts
  /// Who rings after a restart.
  public var service: ServiceFacts
  /// Whether the machine sleeps and is woken.
  public var sleep: SleepFacts
  /// Whether the clock is synchronised.
  public var clock: ClockFacts
  /// The local zone.
  public var zone: ZoneFacts
  /// The file of the alarms.
  public var store: StoreFacts
  /// The terminal.
  public var terminal: TerminalFacts
  /// The desktop's bus and the program that speaks with it.
  public var desktop: DesktopFacts
  /// The user's content extension.
  public var contentExtension: ExtensionFacts

  /// Puts them together.
  public init(
    sound: SoundFacts, authorization: AuthorizationFacts, ringer: RingerFacts, service: ServiceFacts,
    sleep: SleepFacts, clock: ClockFacts, zone: ZoneFacts, store: StoreFacts, terminal: TerminalFacts,
    desktop: DesktopFacts, contentExtension: ExtensionFacts
  ) {
    self.authorization = authorization
    self.sound = sound
    self.ringer = ringer
    self.service = service
    self.sleep = sleep
    self.clock = clock
    self.zone = zone
    self.store = store
    self.terminal = terminal
    self.desktop = desktop
    self.contentExtension = contentExtension
  }

  /// One finding for every subject, in the order of the list.
  public func findings(_ language: Language) -> [Finding] {
    sound.findings(language) + [
      authorization.finding(language), ringer.finding(language), service.finding(language), sleep.finding(language),
      clock.finding(language), zone.finding(language), store.finding(language), terminal.finding(language),
      desktop.finding(language), contentExtension.finding(language),
    ]
  }
}
