import Alarms
import Words

extension Verb {
  /// Every command, in the order of the help.
  public static let all: [Verb] = alarmVerbs + askingVerbs + ringVerbs + storeVerbs

  /// The options that say what an alarm is like.
  private static let fieldOptions = AlarmField.allCases.filter { $0.option != nil && $0 != .label }
    .map(CommandOption.field)

  private static let alarmVerbs: [Verb] = [
    Verb(
      name: "add", arguments: "WHEN [LABEL…]",
      help: Message("Sets an alarm for a time, a timer for a span, or one for a place."),
      options: fieldOptions + [.off, .json],
      examples: [
        "alarm add 07:30 Wake up", "alarm add 7:30 --repeat weekdays --sound Chime Work", "alarm add +10m Tea",
        "alarm add fri 18:00 -- --not an option--", "alarm add --arrive 37.5665,126.978,200 Buy milk",
      ], command: CommandParser.add),
    Verb(
      name: "list", arguments: "", help: Message("Lists all alarms."),
      options: [.json], examples: ["alarm list", "alarm list --json"], command: CommandParser.plain(.list)),
    Verb(
      name: "edit", arguments: "ID [WHEN] [LABEL…]",
      help: Message("Changes what is given; an empty value clears a field."),
      options: [.field(.label)] + fieldOptions + [.on, .off, .json],
      examples: ["alarm edit 3 8:00", "alarm edit k7 --repeat mon,wed --snooze off", "alarm edit 1 --sound="],
      command: CommandParser.edit),
    Verb(
      name: "on", arguments: "ID…", help: Message("Switches alarms on; a paused timer counts on."),
      options: [.json], examples: ["alarm on 1 2"], command: CommandParser.turning(on: true)),
    Verb(
      name: "off", arguments: "ID…", help: Message("Switches alarms off; what rings, is snoozed or paused ends."),
      options: [.json], examples: ["alarm off 1"], command: CommandParser.turning(on: false)),
    Verb(
      name: "toggle", arguments: "ID…", help: Message("Switches each alarm the other way."), options: [.json],
      examples: ["alarm toggle k7"], command: CommandParser.turning(on: nil)),
    Verb(
      name: "skip", arguments: "ID…", help: Message("Skips the next ring of alarms that repeat, or takes that back."),
      options: [.skips, .instead, .undo, .json],
      examples: ["alarm skip 1", "alarm skip 1 --count 3", "alarm skip 1 --instead 6:00", "alarm skip 1 --undo"],
      command: CommandParser.skip),
    Verb(
      name: "pause", arguments: "[ID…]",
      help: Message("Silences what repeats until a day, or stops timers for a while."),
      options: [.pauseEnd, .members, .json],
      examples: ["alarm pause 1 2 --until 2027-01-04", "alarm pause --group Work --until mon", "alarm pause 3"],
      command: CommandParser.pause),
    Verb(
      name: "resume", arguments: "[ID…]",
      help: Message("Ends the pause of alarms, or of a group’s; timers count on."),
      options: [.members, .json], examples: ["alarm resume 1", "alarm resume --group Work"],
      command: CommandParser.resume),
    Verb(
      name: "delete", arguments: "ID…", help: Message("Deletes alarms; what rings or is snoozed ends."),
      options: [.json],
      examples: ["alarm delete 3"], command: CommandParser.delete),
  ]

  private static let askingVerbs: [Verb] = [
    Verb(
      name: "next", arguments: "", help: Message("Shows the alarm that rings next."), options: [.json],
      examples: ["alarm next", "alarm next --json"], command: CommandParser.plain(.next)),
    Verb(
      name: "upcoming", arguments: "", help: Message("Lists every ring of the days to come, all alarms together."),
      options: [.days, .json], examples: ["alarm upcoming", "alarm upcoming --days 366 --json"],
      command: CommandParser.upcoming),
    Verb(
      name: "why", arguments: "ID", help: Message("Says whether and when an alarm will ring, and what could stop it."),
      options: [.json], examples: ["alarm why 1"], command: CommandParser.why),
    Verb(
      name: "when", arguments: "WHEN", help: Message("Says when something would ring, and sets nothing."),
      options: [
        .field(.repeat), .field(.start), .field(.until), .field(.count), .field(.except), .field(.pausedUntil), .after,
        .field(.zone), .next, .json,
      ],
      examples: [
        "alarm when 02:30 --repeat daily --after \"2027-03-13 12:00\" --zone America/New_York --next 3",
        "alarm when 7:30 --repeat weekdays --until 2026-12-31 --except 2026-12-24,2026-12-25 --next 40",
      ],
      command: CommandParser.when),
  ]

  private static let ringVerbs: [Verb] = [
    Verb(
      name: "stop", arguments: "[ID]", help: Message("Stops what rings."), options: [.json], examples: ["alarm stop"],
      command: CommandParser.stop),
    Verb(
      name: "snooze", arguments: "[ID]", help: Message("Puts off what rings."), options: [.for, .json],
      examples: ["alarm snooze", "alarm snooze --for 5"], command: CommandParser.snooze),
    Verb(
      name: "test", arguments: "ID", help: Message("Rings an alarm now, to hear it; a key or “alarm stop” ends it."),
      options: [], examples: ["alarm test 1"], command: CommandParser.test),
    Verb(
      name: "daemon", arguments: "", help: Message("Rings without a screen, a line for each ring, until it is ended."),
      options: [.detached], examples: ["alarm daemon", "alarm --profile try daemon"], command: CommandParser.daemon),
    Verb(
      name: "status", arguments: "", help: Message("Says who rings, and what is next."), options: [.json],
      examples: ["alarm status"], command: CommandParser.plain(.status)),
    Verb(
      name: "pending", arguments: "", help: Message("Lists the requests that wait for their time."), options: [.json],
      examples: ["alarm pending"], command: CommandParser.plain(.pending)),
    Verb(
      name: "delivered", arguments: "", help: Message("Lists what has come due, latest first."), options: [.json],
      examples: ["alarm delivered"], command: CommandParser.plain(.delivered)),
    Verb(
      name: "log", arguments: "",
      help: Message("Lists what came due within 90 days, and what became of it."),
      options: [.daysBack, .json], examples: ["alarm log --days 7"], command: CommandParser.log),
    Verb(
      name: "badge", arguments: "", help: Message("Shows how many rings nobody has seen, or forgets them."),
      options: [.clear, .json], examples: ["alarm badge", "alarm badge --clear"], command: CommandParser.badge),
  ]

  private static let storeVerbs: [Verb] = [
    Verb(
      name: "sounds", arguments: "", help: Message("Lists the tones."), options: [.json], examples: ["alarm sounds"],
      command: CommandParser.plain(.sounds)),
    Verb(
      name: "play", arguments: "NAME", help: Message("Plays a tone or a sound file once."), options: [],
      examples: ["alarm play Chime", "alarm play ~/rooster.flac"], command: CommandParser.play),
    Verb(
      name: "open", arguments: "[URL]",
      help: Message("Shows where a link leads, on a screen that is open or on a new one."),
      options: [],
      examples: [
        "alarm open alarm://list", "alarm open \"alarm://new?time=07:30&repeat=weekdays&label=Wake%20up\"",
        "alarm open alarm://edit?id=k7m3x9ab",
      ], command: CommandParser.open),
    Verb(
      name: "snapshot", arguments: "", help: Message("Prints a picture of the screen."),
      options: [.size, .at, .screen, .svg],
      examples: ["alarm snapshot --size 80x24", "alarm snapshot --size 60x16 --screen ring --svg > ring.svg"],
      command: CommandParser.snapshot),
    Verb(
      name: "export", arguments: "", help: Message("Prints all alarms as a JSON array, for import."), options: [],
      examples: ["alarm export > alarms.json"], command: CommandParser.plain(.export)),
    Verb(
      name: "import", arguments: "FILE",
      help: Message("Takes in exported alarms, all or none; - is standard input."),
      options: [.json], examples: ["alarm import alarms.json", "alarm export | alarm --profile try import -"],
      command: CommandParser.importFile),
    Verb(
      name: "doctor", arguments: "", help: Message("Checks that everything ringing needs is there."),
      options: [.json], examples: ["alarm doctor", "alarm doctor --json"], command: CommandParser.plain(.doctor)),
    Verb(
      name: "authorize", arguments: "[KIND…]",
      help: Message("Allows alarms, or only their alert, sound or badge; --deny forbids."), options: [.deny, .json],
      examples: ["alarm authorize", "alarm authorize --deny sound", "alarm authorize --deny"],
      command: CommandParser.authorize),
    Verb(
      name: "config", arguments: "[KEY [VALUE]]", help: Message("Shows the settings, or changes one."),
      options: [.json],
      examples: ["alarm config", "alarm config snooze 5", "alarm config background never"],
      command: CommandParser.config),
    Verb(
      name: "service", arguments: "ORDER",
      help: Message("install, remove, status: the service that rings without a screen."), options: [.json],
      examples: ["alarm service install", "alarm service status --json"], command: CommandParser.service),
  ]
}
