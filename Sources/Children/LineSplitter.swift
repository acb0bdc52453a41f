/// Cuts a stream of bytes into lines.
struct LineSplitter {
  /// A line longer than this is handed on in pieces, so that a program gone wild cannot fill our memory.
  static let longestLine = 1 << 20

  private var unfinished: [UInt8] = []

  /// Takes the next bytes and returns the lines they finish, without line feeds; broken UTF-8 becomes U+FFFD.
  mutating func take(_ bytes: some Sequence<UInt8>) -> [String] {
    var lines: [String] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        lines.append(cut())
      } else {
        unfinished.append(byte)
        if unfinished.count == Self.longestLine { lines.append(cut()) }
      }
    }
    return lines
  }

  /// Returns what follows the last line feed, at the end of the stream; nil if nothing does.
  mutating func finish() -> String? {
    unfinished.isEmpty ? nil : cut()
  }

  private mutating func cut() -> String {
    defer { unfinished.removeAll(keepingCapacity: true) }
    return String(decoding: unfinished, as: UTF8.self)
  }
}
