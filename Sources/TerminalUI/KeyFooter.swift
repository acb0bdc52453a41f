/// One line of keys such as "space on/off  a add  ? help  q quit", and which of its columns are whose.
public struct KeyFooter: Hashable, Sendable {
  /// A key and what it does.
  public struct Part: Hashable, Sendable {
    /// The key it names.
    public let key: Key
    /// What it says, such as "a add".
    public let text: String
    /// Where it begins, in columns from the beginning of the line.
    public let column: Int

    /// How many columns it takes.
    public var columns: Int { Widths.columns(of: text) }
  }

  /// The keys from left to right, two columns between them.
  public let parts: [Part]

  /// How many columns stand between two keys.
  static let gap = 2

  /// Lines keys and what they do up.
  init(_ entries: [(key: Key, label: String)]) {
    var column = 0
    parts = entries.map { key, label in
      let part = Part(key: key, text: "\(key.label) \(label)", column: column)
      column += part.columns + KeyFooter.gap
      return part
    }
  }

  /// The whole line.
  public var text: String {
    parts.map(\.text).joined(separator: String(repeating: " ", count: KeyFooter.gap))
  }

  /// How many columns it takes.
  public var columns: Int {
    parts.last.map { $0.column + $0.columns } ?? 0
  }
}
