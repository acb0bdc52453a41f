import Alarms
import Notifications

extension CommandParser {
  /// A link; none at all, as from the desktop's menu, means the screen.
  static func open(_ arguments: Arguments) throws(CommandError) -> Command {
    guard let text = try arguments.onlyWord(), !text.isEmpty else { return .screen }
    guard let link = DeepLink(text) else { throw .value(.notALink(text)) }
    return .open(link)
  }

  static func authorize(_ arguments: Arguments) throws(CommandError) -> Command {
    var kinds: AuthorizationOptions?
    for word in arguments.words {
      guard let kind = AuthorizationOptions(name: word.lowercased()) else { throw .value(.unknownKind(word)) }
      kinds = kinds?.union(kind) ?? kind
    }
    return .authorize(arguments.has(.deny) ? .deny(kinds) : .allow(kinds))
  }
}
