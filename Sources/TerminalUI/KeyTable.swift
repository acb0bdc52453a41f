/// One row of a key table: the keys, what the footer and the help screen say of them, and what pressing them means.
public struct KeyBinding<Event> {
  /// The keys, the first one being the one the footer names.
  public let keys: [Key]
  /// What the footer says, one or two words ("on/off"); empty keeps the row out of the footer.
  public let label: String
  /// What the help screen says, a sentence.
  public let help: String
  /// What pressing one of the keys means.
  public let event: Event
  /// Whether the footer keeps it when others no longer fit (help and quit).
  public let isPinned: Bool

  /// Makes a row.
  public init(_ keys: Key..., label: String = "", help: String, isPinned: Bool = false, event: Event) {
    self.init(keys: keys, label: label, help: help, isPinned: isPinned, event: event)
  }

  /// Makes a row from a list of keys.
  public init(keys: [Key], label: String = "", help: String, isPinned: Bool = false, event: Event) {
    self.keys = keys
    self.label = label
    self.help = help
    self.event = event
    self.isPinned = isPinned
  }

  /// All its keys as the help screen names them, such as "↑ k".
  public var keyLabels: String {
    keys.map(\.label).joined(separator: " ")
  }
}

extension KeyBinding: Sendable where Event: Sendable {}

/// The keys of one screen, in the order in which footer and help screen show them.
public struct KeyTable<Event> {
  /// The rows; where two name the same key, the first one counts.
  public let rows: [KeyBinding<Event>]

  /// Makes a table from its rows.
  public init(_ rows: [KeyBinding<Event>]) {
    self.rows = rows
  }

  /// The row a key belongs to; nil when the key means nothing here.
  public func binding(for key: Key) -> KeyBinding<Event>? {
    rows.first { $0.keys.contains(key) }
  }

  /// What a key means; nil when it means nothing here.
  public func event(for key: Key) -> Event? {
    binding(for: key)?.event
  }

  /// The help screen's rows in order: keys at the left, the sentence at the right.
  public var help: [HelpRow] {
    rows.map { HelpRow(keys: $0.keyLabels, text: $0.help) }
  }

  /// One line such as "space on/off  a add  ? help  q quit" of at most so many columns.
  ///
  /// Rows without a label are left out. What does not fit goes from the right, pinned rows last of all; a row that
  /// does not fit even alone is left out too.
  public func footer(columns: Int) -> KeyFooter {
    var shown = rows.filter { !$0.label.isEmpty && !$0.keys.isEmpty }
    while !shown.isEmpty {
      let footer = KeyFooter(shown.map { ($0.keys[0], $0.label) })
      if footer.columns <= columns { return footer }
      shown.remove(at: shown.lastIndex { !$0.isPinned } ?? shown.count - 1)
    }
    return KeyFooter([])
  }
}

extension KeyTable where Event: Equatable {
  /// The first key with this meaning; nil when no key has it.
  public func key(for event: Event) -> Key? {
    rows.first { $0.event == event && !$0.keys.isEmpty }?.keys.first
  }
}

extension KeyTable: Sendable where Event: Sendable {}

/// One row of the help screen.
public struct HelpRow: Hashable, Sendable {
  /// The keys' names.
  public let keys: String
  /// What they do.
  public let text: String

  /// Makes a row.
  public init(keys: String, text: String) {
    self.keys = keys
    self.text = text
  }
}
