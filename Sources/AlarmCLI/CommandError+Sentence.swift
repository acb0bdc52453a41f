import Alarms
import Notifications
import Words

extension Language {
  /// What was wrong with a command line, what is accepted, and what to do.
  public func sentence(for error: CommandError) -> String {
    switch error {
    case .usage(let fault): sentence(for: fault)
    case .value(let fault): sentence(for: fault)
    case .grammar(let error): sentence(for: error)
    case .alarm(let error): sentence(for: error)
    case .notImported(let fault): sentence(for: fault)
    case .noRinger:
      self("Nobody is there to ring it: open “alarm” in another terminal, or run “alarm daemon”, and try again.")
    case .unreadable(let path, let reason):
      self("%1 cannot be read (%2): check the name and its permissions.", shortened(path), phrase(reason))
    case .unwritable(let reason):
      self("The answer cannot be written (%1): free some space or send it elsewhere.", phrase(reason))
    case .service(let error): sentence(for: error)
    case .unplayable(let name, let reason):
      self(
        "“%1” cannot be played (%2): “alarm sounds” lists the tones, “alarm doctor” looks at the device.",
        shortened(name), self.reason(reason))
    case .refused(let sentence): sentence
    }
  }

  private func sentence(for fault: UsageFault) -> String {
    switch fault {
    case .unknownVerb(let given, let suggestion?):
      self("There is no command “%1”: did you mean “alarm %2”?", shortened(given), suggestion)
    case .unknownVerb(let given, nil):
      self("There is no command “%1”: “alarm --help” lists them.", shortened(given))
    case .unknownOption(let given, _, let suggestion?):
      self("There is no option “%1” here: did you mean %2?", shortened(given), suggestion)
    case .unknownOption(let given, let verb?, nil):
      self(
        "There is no option “%1” here: “alarm %2 --help” lists them, and words that look like options go after “--”.",
        shortened(given), verb)
    case .unknownOption(let given, nil, nil):
      self("There is no option “%1” here: “alarm --help” lists what there is.", shortened(given))
    case .missingValue(let option):
      self("%1 needs a value: give it as %1 VALUE or %1=VALUE.", option)
    case .unwantedValue(let given, let option):
      self("%2 takes no value, and “%1” was given: leave it out.", shortened(given), option)
    case .missingArgument(let name, let verb):
      self("“alarm %2” needs %1: “alarm %2 --help” shows how.", name, verb)
    case .unexpectedWord(let given, let verb):
      self("“alarm %2” does not take “%1”: “alarm %2 --help” shows what it takes.", shortened(given), verb)
    case .nothingToChange:
      self("Nothing to change was given: “alarm edit --help” lists what can be.")
    case .openQuote(let quote):
      self("The quote %1 has no end: close it, or put a backslash before it.", quote)
    }
  }

  private func sentence(for fault: ValueFault) -> String {
    switch fault {
    case .number(let given, let option, let range):
      self(
        "“%1” cannot be used for %2: give a whole number from %3 to %4.", shortened(given), option,
        String(range.lowerBound), String(range.upperBound))
    case .size(let given):
      self("“%1” is no size: give columns and rows from 1 to 1000, such as 80x24.", shortened(given))
    case .choice(let given, let option, let choices):
      self(
        "“%1” cannot be used for %2: give one of %3.", shortened(given), option, choices.joined(separator: ", "))
    case .moment(let given):
      self(
        "“%1” is no moment: give one such as 2027-03-14 07:30, 07:30, or 2027-03-14T07:30:00+09:00.", shortened(given))
    case .notALink(let given):
      self(
        "“%1” is no link of the alarm clock: give alarm://list, alarm://new?time=07:30&label=Tea, alarm://edit?id=ID or alarm://ring?id=ID.",
        shortened(given))
    case .unknownKind(let given):
      self(
        "There is nothing “%1” to allow or deny: give one or more of %2, or nothing for all of it.", shortened(given),
        AuthorizationOptions.all.names.joined(separator: ", "))
    case .unknownSetting(let given):
      self(
        "There is no setting “%1”: give one of %2.", shortened(given),
        AlarmSetting.allCases.map(\.rawValue).joined(separator: ", "))
    case .timerRepeats:
      self("A timer does not repeat: give a time of day, or leave --repeat and --start out.")
    case .exclude(let one, let other):
      self("“%1” and “%2” exclude each other: give one of them.", shortened(one), shortened(other))
    }
  }

  private func sentence(for fault: ImportFault) -> String {
    switch fault {
    case .json(let fault): sentence(for: fault)
    case .notAnArray: self("This is JSON but no array: give what “alarm export” prints.")
    case .element(let number, let fault): self("Element %1: %2", String(number), sentence(for: fault))
    }
  }

  private func sentence(for fault: ElementFault) -> String {
    switch fault {
    case .notAnObject: self("it is no object: give what “alarm export” prints.")
    case .unknownKey(let key):
      self(
        "no alarm has the key “%1”: leave it out, or give one of %2.", shortened(key),
        AlarmField.allCases.map(\.rawValue).joined(separator: ", "))
    case .wrongType(let key): self("“%1” must be text, a whole number, true, false or null.", shortened(key))
    case .sameID(let id): self("another one has the id “%1” too: give each its own, or none.", id)
    case .alarm(let error): sentence(for: error)
    }
  }
}
