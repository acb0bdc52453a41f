import Words

/// What `--help` prints, made from the table of commands.
public enum HelpText {
  /// The whole program on one page.
  public static func overview(_ language: Language) -> String {
    let heads = Verb.all.map { head($0) }
    let width = heads.map(\.count).max() ?? 0
    var lines = [language("An alarm clock for the terminal."), ""]
    lines.append(row("alarm", language("Opens the alarm clock."), width))
    lines.append(
      row("alarm --plain", language("Takes commands line by line, for screen readers."), width))
    for (head, verb) in zip(heads, Verb.all) { lines.append(row(head, language(verb.help), width)) }
    lines += [
      "",
      language("WHEN: 07:30, 7:30 pm, noon, +10m, 1h30m, tomorrow 7:00, fri 18:00, 2027-03-14 07:30"),
      language("DAYS: once, daily, weekdays, mon,wed, every 3 days, 2nd tue, last day, 4 on 2 off, RRULE:…"),
      language("ID: the number in the list, or the beginning of the id"), "",
      language("“alarm COMMAND --help” explains a command and its options."),
      language("--profile NAME uses other alarms, kept apart from the usual ones."),
      language("--version says which version this is."),
      language("Exit status: 0 done, 1 could not be done, 2 wrong use."),
    ]
    return text(lines)
  }

  /// One command with its options and examples.
  public static func page(_ verb: Verb, _ language: Language) -> String {
    let options = verb.options.map { ([$0.name, $0.valueName].compactMap { $0 }.joined(separator: " "), $0.help) }
    let width = options.map(\.0.count).max() ?? 0
    var lines = [head(verb), language(verb.help), ""]
    for (name, help) in options { lines.append(row(name, language(help), width)) }
    if !options.isEmpty { lines.append("") }
    lines += [language("For example:")] + verb.examples.map { "  " + $0 }
    return text(lines)
  }

  private static func head(_ verb: Verb) -> String {
    verb.arguments.isEmpty ? "alarm \(verb.name)" : "alarm \(verb.name) \(verb.arguments)"
  }

  private static func row(_ head: String, _ help: String, _ width: Int) -> String {
    "  " + head + String(repeating: " ", count: width - head.count + 2) + help
  }

  private static func text(_ lines: [String]) -> String {
    lines.joined(separator: "\n") + "\n"
  }
}
