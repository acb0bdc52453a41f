import Alarms
import Notifications
import TerminalUI
import Timekeeping
import Words

/// Everything the screen shows and remembers; changed by `AlarmScreen.update` alone.
public struct ScreenState: Sendable {
  /// Whether the terminal can show ASCII only.
  public let usesASCII: Bool
  /// Whether colours are used where the setting leaves it open.
  let prefersColor: Bool

  /// The language, the time, the zone, the defaults.
  var context: ScreenContext
  /// The size keys are understood for.
  var size: Size
  /// The list of alarms.
  var alarms: ListScreen
  /// What was asked for, and what can be undone.
  var deeds = Deeds()
  /// Of the groups that were switched off as a whole, by name: which alarms were on, so that these come on again.
  var groupsOff: [String: Set<AlarmID>] = [:]
  /// What keys go to.
  var mode = Mode.list
  /// The editor that was left last with something unsaved in it; until the next key.
  var leftEditor: Editor?
  /// What rings; takes over the screen.
  var ring: RingScreen?
  /// How the sound fares.
  var sound = SoundState()
  /// The key that answered the last ring.
  var answeringKey: AnsweringKey<Key>?
  /// Keeps keys that were meant for a ring off what lay below it; nil once they count again.
  var afterRing: KeyGuard?
  /// The latest click on an alarm of the list; nil when it was the second one, or something else was clicked since.
  var latestClick: AlarmClick?
  /// The stored badge.
  var badge: Int
  /// What alarms are allowed to do.
  var allowed: NotificationSettings
  /// What was missed and not seen.
  var missed = MissedList()
  /// The tones there are.
  var tones: [String]
  /// Whether a tone is being tried.
  var isPreviewing = false
  /// What happened last.
  var status: Status?
  /// What the user must know, the latest last.
  var warnings: [String] = []
  /// The one among them that is about the local zone.
  var zoneWarning: String?
  /// Why the store does not take what happened; nil when it does.
  var storeTrouble: AlarmError?
  /// Why it cannot be found out where the machine is; nil while it can, or nobody needs to know.
  var locationTrouble: String?
  /// Whether something asked for takes long.
  var isSaving = false
  /// Who rings.
  var ringer: RingerInCharge?
  /// Since when it is known that nobody does; nil when somebody does, or nothing is known yet.
  var unrungSince: Instant?
  /// Whether that is this process.
  var isRingerHere = false
  /// How long alarms ring on in the background once no screen is open.
  var backgroundReach = BackgroundReach.session
  /// Makes the ids of new alarms.
  var ids: IDSource

  /// Makes the state a screen starts with; send `started` next.
  ///
  /// - Parameters:
  ///   - language: the language of every sentence; decides about AM and PM.
  ///   - zone: the zone local times are shown in.
  ///   - now: the wall clock.
  ///   - size: the terminal's size; send `resized` when it changes.
  ///   - settings: the defaults of new alarms.
  ///   - list: the alarms in their order, or as many of the first as were read so far.
  ///   - total: how many alarms there are.
  ///   - on: how many of them are on.
  ///   - isListComplete: whether `list` holds all of them; if not, send `listLoaded` when the rest was read.
  ///   - next: the alarm that rings next, for a list that is not complete; nil finds it in the list.
  ///   - badge: the stored badge.
  ///   - allowed: what alarms are allowed to do.
  ///   - missed: the missed notifications that nobody has seen yet.
  ///   - tones: the names of the tones that can be chosen; empty asks for them when they are needed.
  ///   - usesASCII: whether the terminal can show ASCII only.
  ///   - prefersColor: whether the terminal has colours and nothing asks for none; the setting goes before it.
  ///   - seed: where the ids of new alarms come from; random unless a test wants to know them.
  public init(
    language: Language, zone: ZoneRules, now: Instant, size: Size = Size(columns: 80, rows: 24),
    settings: AlarmSettings, list: [ListedAlarm], total: Int, on: Int, isListComplete: Bool = true,
    next: ListedAlarm? = nil, badge: Int = 0, allowed: NotificationSettings = NotificationSettings(),
    missed: [DeliveredNotification] = [], tones: [String] = [], usesASCII: Bool = false,
    prefersColor: Bool = true, seed: UInt64 = .random(in: .min ... .max)
  ) {
    self.usesASCII = usesASCII
    self.prefersColor = prefersColor
    self.size = size
    self.badge = badge
    self.allowed = allowed
    self.tones = tones
    context = ScreenContext(language: language, zone: zone, now: now, settings: settings)
    alarms = ListScreen(
      AlarmList(
        list, total: total, onCount: on, isComplete: isListComplete, next: next, today: context.local.date))
    alarms.arrange { $0.order = settings.sort }
    alarms.settle(context)
    ids = IDSource(seed: seed)
    self.missed.load(missed)
  }
}

extension ScreenState {
  /// The language of every sentence.
  var language: Language { context.language }

  /// How the parts of the screen look.
  var look: Look {
    switch context.settings.look {
    case .auto: prefersColor ? .color : .mono
    case .color: .color
    case .mono: .mono
    case .contrast: .contrast
    }
  }

  /// The badge as it is shown: nothing where counting is not allowed.
  var shownBadge: Int { allowed.allowsBadge ? badge : 0 }

  /// How many alarms are on and may ring.
  var ringingCount: Int { allowed.isDenied ? 0 : alarms.list.onCount }

  /// Whether the missed alarms are what keys go to: over the list and the keys, never over what is being typed.
  var isMissedShown: Bool {
    guard ring == nil, !missed.unseen.isEmpty else { return false }
    switch mode {
    case .list, .help: return true
    case .find, .editor, .settings, .pause, .instead, .quitQuestion: return false
    }
  }

  /// Whether the screen is reversed, as it is every other second of a ring that is not heard: a change a second is slow
  /// enough for eyes that flashes harm.
  var isFlashed: Bool { AlarmScreen.wantsBell(self) && context.now.wholeSeconds % 2 != 0 }

  /// Says something where the user looks.
  mutating func say(_ text: String, isProblem: Bool = false) {
    if ring != nil {
      ring?.note = text
    } else {
      status = Status(text: text, isProblem: isProblem)
    }
  }
}

/// Makes ids from a seed, so that the same events always give the same effects.
struct IDSource: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// Starts from a seed.
  init(seed: UInt64) {
    state = seed
  }

  /// The next number: SplitMix64 (Steele, Lea, Flood 2014).
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
