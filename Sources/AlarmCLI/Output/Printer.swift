/// What became of a piece of output.
public enum WriteOutcome: Hashable, Sendable {
  /// It is written.
  case written
  /// Nobody reads any more, as when the output goes into `head`.
  case nobodyReads
  /// It cannot be written; the reason is the system's.
  case failed(reason: String)
}

/// Gathers what is printed and hands it on in pieces, so that a long list neither waits in memory nor is written line by
/// line.
struct Printer {
  private let write: @Sendable (String) -> WriteOutcome
  private var piece = ""
  /// What became of the latest piece.
  private(set) var outcome = WriteOutcome.written

  /// Whether there is still someone who reads.
  var isRead: Bool { outcome == .written }

  private static let pieceBytes = 65_536

  init(write: @escaping @Sendable (String) -> WriteOutcome) {
    self.write = write
  }

  /// Prints a line.
  mutating func line(_ text: String) {
    piece += text
    piece += "\n"
    if piece.utf8.count >= Printer.pieceBytes { flush() }
  }

  /// Prints text that has its own line feeds.
  mutating func text(_ text: String) {
    piece += text
    if piece.utf8.count >= Printer.pieceBytes { flush() }
  }

  /// Prints an array with one element a line, so that it can be read line by line as well.
  mutating func array(_ elements: some Sequence<JSONValue>) {
    var elements = elements.makeIterator()
    array { elements.next() }
  }

  /// Prints an array whose elements are found one after another, until there is none.
  mutating func array(_ next: () -> JSONValue?) {
    var isFirst = true
    while let element = next() {
      text(isFirst ? "[\n" : ",\n")
      text(element.text)
      isFirst = false
      guard isRead else { return }
    }
    line(isFirst ? "[]" : "\n]")
  }

  /// Hands on what is left.
  mutating func flush() {
    if isRead, !piece.isEmpty { outcome = write(piece) }
    piece.removeAll(keepingCapacity: true)
  }
}
