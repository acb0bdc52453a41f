/// A notification as it is to stand on the desktop.
public struct Bubble: Hashable, Sendable {
  /// How loudly it asks to be seen; the raw value is that of the hint `urgency`.
  public enum Urgency: UInt8, Sendable {
    case low = 0
    case normal = 1
    case critical = 2
  }

  /// Something that can be chosen on it.
  public struct Action: Hashable, Sendable {
    /// Names it; `default` is the bubble itself.
    public let key: String
    /// What is written on its button.
    public let label: String

    /// Makes an action.
    public init(key: String, label: String) {
      self.key = key
      self.label = label
    }
  }

  /// Names it among all bubbles; the same key is the same bubble with other words.
  public let key: String
  /// How many things it stands for: one that was dismissed comes back when they are more.
  public let weight: Int
  /// How loudly it asks to be seen.
  public let urgency: Urgency
  /// What kind of notification it is, for the hint `category`.
  public let category: String
  /// Whether it stays until it is closed; otherwise the server takes it away when it likes.
  public let stays: Bool
  /// The first line, as it is.
  public let title: String
  /// The text, as it is; empty for none.
  public let body: String
  /// What can be chosen, where the server lets choose.
  public let actions: [Action]
  /// What is said below the text where the server lets choose nothing; empty for nothing.
  public let instead: String

  /// Makes a bubble.
  public init(
    key: String, weight: Int, urgency: Urgency, category: String, stays: Bool, title: String, body: String,
    actions: [Action], instead: String
  ) {
    self.key = key
    self.weight = weight
    self.urgency = urgency
    self.category = category
    self.stays = stays
    self.title = title
    self.body = body
    self.actions = actions
    self.instead = instead
  }
}

/// What a notification server can do, by the words of `GetCapabilities`.
struct ServerAbilities: Hashable {
  /// Whether the user can choose actions.
  let hasActions: Bool
  /// Whether the body is read as markup.
  let readsMarkup: Bool

  init(_ words: [String]) {
    hasActions = words.contains("actions")
    readsMarkup = words.contains("body-markup")
  }
}

extension Bubble {
  /// The text for a server that can do so much.
  func body(for server: ServerAbilities) -> String {
    let lines = [body, server.hasActions ? "" : instead].filter { !$0.isEmpty }.joined(separator: "\n")
    return server.readsMarkup ? Bubble.escaped(lines) : lines
  }

  /// Keys and labels in turn for a server that can do so much.
  func actions(for server: ServerAbilities) -> [String] {
    server.hasActions ? actions.flatMap { [$0.key, $0.label] } : []
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
    return result
  }
}
