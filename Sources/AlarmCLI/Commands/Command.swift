import Alarms
import Timekeeping

/// A command line, understood: which store, in which form to answer, and what to do.
public struct Invocation: Hashable, Sendable {
  /// The store to use instead of the usual one; nil when none was named.
  public var profile: String?
  /// How to answer.
  public var format: OutputFormat
  /// What to do.
  public var command: Command

  /// Makes an invocation.
  public init(_ command: Command, format: OutputFormat = .text, profile: String? = nil) {
    self.command = command
    self.format = format
    self.profile = profile
  }
}

/// The form of an answer.
public enum OutputFormat: Hashable, Sendable {
  /// Lines for a person.
  case text
  /// One JSON object or array.
  case json
}

/// What a command line asks for.
public enum Command: Hashable, Sendable {
  /// Open the screen.
  case screen
  /// Take commands line by line at a prompt.
  case plain
  /// Show where a link leads.
  case open(DeepLink)
  /// Set an alarm.
  case add(AlarmDraft)
  /// Show all alarms.
  case list
  /// Change one alarm.
  case edit(AlarmReference, AlarmDraft)
  /// Switch alarms on or off; nil turns each the other way.
  case turn([AlarmReference], on: Bool?)
  /// Leave out the next rings of alarms, so many of each.
  case skip([AlarmReference], count: Int)
  /// Ring once at another time in place of the next ring of alarms.
  case ringInstead([AlarmReference], at: TimeOfDay)
  /// Take back what is left out of alarms' rings to come.
  case unskip([AlarmReference])
  /// Silence alarms before a day.
  case pause(PauseTarget, until: DayReference)
  /// Stop timers where they are.
  case pauseTimers([AlarmReference])
  /// End a pause.
  case resume(PauseTarget)
  /// Delete alarms.
  case delete([AlarmReference])
  /// Show the alarm that rings next.
  case next
  /// Work out when something would ring.
  case when(RingQuestion)
  /// Explain whether and when an alarm will ring.
  case why(AlarmReference)
  /// Show every ring of so many days to come, 1 to 366.
  case upcoming(days: Int)
  /// Show the pending requests.
  case pending
  /// Show the delivered notifications.
  case delivered
  /// Show what came due in so many days, 1 to 90; nil for all that is kept.
  case log(days: Int?)
  /// Stop what rings; nil is everything.
  case stop(AlarmReference?)
  /// Put off what rings; nil is everything, and the alarm's own snooze.
  case snooze(AlarmReference?, minutes: Int?)
  /// Ring an alarm now, to hear it.
  case test(AlarmReference)
  /// Ring without a screen.
  ///
  /// - isDetached: whether another process has started it in the background and waits for a word.
  case daemon(isDetached: Bool)
  /// Say who rings and what is next.
  case status
  /// Show the badge, or clear it.
  case badge(clears: Bool)
  /// Change what alarms are allowed to do.
  case authorize(AuthorizationOrder)
  /// List the tones.
  case sounds
  /// Play a tone.
  case play(String)
  /// Print a picture of the screen.
  case snapshot(Snapshot)
  /// Print all alarms for `import`.
  case export
  /// Take in alarms from a file; "-" is standard input.
  case importFile(String)
  /// Show all settings, one of them, or set one.
  case config(AlarmSetting?, value: String?)
  /// Install or remove the service that rings without a screen, or say how it is.
  case service(ServiceOrder)
  /// Look whether everything is there that ringing needs.
  case doctor
  /// Explain the program or one of its commands.
  case help(Verb?)
  /// Say which version this is.
  case version
}

extension Command {
  /// Whether it may say itself which zone an alarm is pinned to.
  var namesZone: Bool {
    switch self {
    case .add(let draft), .edit(_, let draft): draft.fields[.zone] != nil
    case .importFile, .when: true
    case .screen, .plain, .open, .list, .turn, .skip, .ringInstead, .unskip, .pause, .pauseTimers, .resume, .delete,
      .next, .why, .upcoming, .pending, .delivered, .log, .stop, .snooze, .test, .daemon, .status, .badge, .authorize,
      .snapshot, .export, .config, .sounds, .play, .service, .doctor, .help, .version:
      false
    }
  }

  /// How it answers what rings, and which alarm it names; nil for a command that answers nothing.
  public var ringAnswer: (answer: RingAnswer, reference: AlarmReference?)? {
    if case .stop(let reference) = self { return (.stop, reference) }
    if case .snooze(let reference, let minutes) = self { return (.snooze(minutes: minutes), reference) }
    return nil
  }
}
