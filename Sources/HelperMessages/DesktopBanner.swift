/// A notification that the desktop is to show: a title, a text, and what can be chosen.
public struct DesktopBanner: Hashable, Sendable {
  /// How loudly it asks to be seen.
  public enum Urgency: String, Sendable {
    case low, normal, critical
  }

  /// Something that can be chosen on it.
  public struct Action: Hashable, Sendable {
    /// Names it; `default` is the notification itself.
    public var key: String
    /// What is written on its button.
    public var label: String

    /// Makes an action.
    public init(key: String, label: String) {
      self.key = key
      self.label = label
    }
  }

  /// Names it; the same key is the same notification with other words.
  public var key: String
  /// How many things it stands for: one that was dismissed comes back when they are more.
  public var weight: Int
  /// How loudly it asks to be seen.
  public var urgency: Urgency
  /// What kind of notification it is, in the desktop's way of naming them.
  public var category: String
  /// Whether it stays until it is closed.
  public var stays: Bool
  /// The first line.
  public var title: String
  /// The text; empty for none.
  public var body: String
  /// What is said below the text where nothing can be chosen; empty for nothing.
  public var instead: String
  /// What can be chosen.
  public var actions: [Action]

  /// Makes a notification.
  public init(
    key: String, weight: Int = 1, urgency: Urgency, category: String, stays: Bool, title: String, body: String = "",
    instead: String = "", actions: [Action] = []
  ) {
    self.key = key
    self.weight = weight
    self.urgency = urgency
    self.category = category
    self.stays = stays
    self.title = title
    self.body = body
    self.instead = instead
    self.actions = actions
  }
}

extension DesktopBanner {
  /// It as texts for a line, keys and labels of its actions in turn at the end.
  var fields: [String] {
    [key, String(weight), urgency.rawValue, category, stays ? "stays" : "passes", title, body, instead]
      + actions.flatMap { [$0.key, $0.label] }
  }

  /// Reads them; nil for anything else.
  init?(_ fields: ArraySlice<String>) {
    let fields = Array(fields)
    guard fields.count >= 8, fields.count % 2 == 0, let weight = Int(fields[1]) else { return nil }
    guard let urgency = Urgency(rawValue: fields[2]), ["stays", "passes"].contains(fields[4]) else { return nil }
    self.init(
      key: fields[0], weight: weight, urgency: urgency, category: fields[3], stays: fields[4] == "stays",
      title: fields[5], body: fields[6], instead: fields[7],
      actions: stride(from: 8, to: fields.count, by: 2).map { Action(key: fields[$0], label: fields[$0 + 1]) })
  }
}
