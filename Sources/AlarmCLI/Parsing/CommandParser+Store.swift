import Alarms

extension CommandParser {
  static func snapshot(_ arguments: Arguments) throws(CommandError) -> Command {
    try arguments.noWords()
    guard let text = arguments.values[.size] else { throw .usage(.missingArgument("--size", verb: arguments.verb)) }
    guard let size = size(text) else { throw .value(.size(text)) }
    let screen: SnapshotScreen
    switch arguments.values[.screen] {
    case nil: screen = .list
    case let name?:
      guard let known = SnapshotScreen(rawValue: name) else {
        throw .value(.choice(name, option: "--screen", choices: SnapshotScreen.allCases.map(\.rawValue)))
      }
      screen = known
    }
    return .snapshot(
      Snapshot(
        size: size, moment: try arguments.moment(.at), screen: screen, isSVG: arguments.values[.svg] != nil))
  }

  static func config(_ arguments: Arguments) throws(CommandError) -> Command {
    let words = arguments.words
    if words.count > 2 { throw .usage(.unexpectedWord(words[2], verb: arguments.verb)) }
    guard let key = words.first else { return .config(nil, value: nil) }
    guard let setting = AlarmSetting(rawValue: key) else { throw .value(.unknownSetting(key)) }
    return .config(setting, value: words.dropFirst().first)
  }

  private static func size(_ text: String) -> SnapshotSize? {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map(wholeNumber)
    guard parts.count == 2, let columns = parts[0], let rows = parts[1] else { return nil }
    return SnapshotSize(columns: columns, rows: rows)
  }

  /// Reads ASCII digits only: `Int` would take "+7" as well.
  static func wholeNumber(_ text: some StringProtocol) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    return Int(text)
  }
}
