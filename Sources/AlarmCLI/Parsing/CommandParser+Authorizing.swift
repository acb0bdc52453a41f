import Notifications

extension CommandParser {
  static func authorize(_ arguments: Arguments) throws(CommandError) -> Command {
    var kinds: AuthorizationOptions?
    for word in arguments.words {
      guard let kind = AuthorizationOptions(name: word.lowercased()) else { throw .value(.unknownKind(word)) }
      kinds = kinds?.union(kind) ?? kind
    }
    return .authorize(arguments.has(.deny) ? .deny(kinds) : .allow(kinds))
  }
}
