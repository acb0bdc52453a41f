/// Finds keys in the bytes a terminal sends (ECMA-48 sequences, bracketed paste, focus and mouse reports, UTF-8 text).
///
/// Bytes may come in pieces of any size. A sequence that is no key, such as a mouse button let go, is dropped whole and
/// never shows up as text. Modifiers of arrow and function keys are ignored.
public struct KeyParser: Sendable {
  /// How long the owner waits for further bytes before it calls `endWaiting`.
  public enum Wait: Hashable, Sendable {
    /// An Escape came in: a sequence follows at once, or it was the key itself.
    case escape
    /// A text is being pasted and its end has not come yet.
    case paste
  }

  /// The most bytes of a pasted text that are kept; the rest is dropped.
  public static let pasteLimit = 1_000_000

  private enum State {
    case text
    case escape
    case sequence([UInt8])
    case mouse([UInt8])
    case paste([UInt8])
  }

  private let sequences: [String: Key]
  private var state = State.text
  private var text: TextDecoder

  /// Makes a parser.
  ///
  /// - Parameters:
  ///   - decodesUTF8: false for a terminal of another character set; bytes above 127 are dropped then.
  ///   - sequences: what this terminal sends besides the usual, by the whole sequence; must begin with `ESC [` or `ESC O`.
  public init(decodesUTF8: Bool = true, sequences: [String: Key] = [:]) {
    self.sequences = sequences
    text = TextDecoder(decodesUTF8: decodesUTF8)
  }

  /// What it is waiting for, nil when nothing is half read.
  public var wait: Wait? {
    switch state {
    case .text: nil
    case .escape, .sequence, .mouse: .escape
    case .paste: .paste
    }
  }

  /// Takes the next bytes and returns the keys that are complete now.
  public mutating func feed(_ bytes: some Sequence<UInt8>) -> [Key] {
    bytes.reduce(into: []) { keys, byte in take(byte, &keys) }
  }

  /// Ends what is half read because nothing more came: a lone Escape is the key, a paste is taken as it is.
  public mutating func endWaiting() -> [Key] {
    defer { state = .text }
    switch state {
    case .text, .mouse: return []
    case .escape: return [.escape]
    case .sequence(let bytes):
      guard bytes.count == 1 else { return [] }
      return [.escape, .character(Character(Unicode.Scalar(bytes[0])))]
    case .paste(let bytes): return [.paste(text.pasted(bytes))]
    }
  }
}

extension KeyParser {
  private static let escapeByte: UInt8 = 0x1B
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private mutating func take(_ byte: UInt8, _ keys: inout [Key]) {
    switch state {
    case .text:
      if byte == KeyParser.escapeByte { state = .escape } else { keys += text.take(byte) }
    case .escape:
      if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O") {
        state = .sequence([byte])
      } else {
        keys.append(.escape)
        state = .text
        take(byte, &keys)
      }
    case .sequence(let bytes): continueSequence(bytes, byte, &keys)
    case .mouse(let bytes): continueMouse(bytes, byte, &keys)
    case .paste(var bytes):
      state = .text  // Lets the array be changed in place.
      bytes.append(byte)
      continuePaste(bytes, &keys)
    }
  }

  private mutating func continueSequence(_ bytes: [UInt8], _ byte: UInt8, _ keys: inout [Key]) {
    guard byte >= 0x20, byte < 0x7F, bytes.count < 64 else {
      // No sequence holds a control character: this one was broken off.
      state = .text
      return take(byte, &keys)
    }
    let whole = bytes + [byte]
    let isShort = bytes[0] == UInt8(ascii: "O") || bytes == Array("[[".utf8)
    let isFinal = byte >= 0x40 && !(byte == UInt8(ascii: "[") && bytes.count == 1)
    guard isShort || isFinal else {
      state = .sequence(whole)
      return
    }
    state = .text
    let name = String(decoding: whole, as: UTF8.self)
    switch name {
    case "[M": state = .mouse([])
    case "[200~": state = .paste([])
    default:
      let key = sequences["\u{1B}" + name] ?? MouseReport.event(name).map(Key.mouse) ?? KeySequences.key(name)
      if let key { keys.append(key) }
    }
  }

  /// Takes one of the three bytes of a mouse report of the old form; an Escape among them broke it off.
  private mutating func continueMouse(_ bytes: [UInt8], _ byte: UInt8, _ keys: inout [Key]) {
    guard byte != KeyParser.escapeByte else {
      state = .escape
      return
    }
    let whole = bytes + [byte]
    state = whole.count < 3 ? .mouse(whole) : .text
    if let event = MouseReport.event(whole) { keys.append(.mouse(event)) }
  }

  private mutating func continuePaste(_ bytes: [UInt8], _ keys: inout [Key]) {
    var bytes = bytes
    if bytes.last == KeyParser.pasteEnd.last, bytes.suffix(6).elementsEqual(KeyParser.pasteEnd) {
      bytes.removeLast(6)
      keys.append(.paste(text.pasted(bytes)))
      return
    }
    if bytes.count > KeyParser.pasteLimit + 4096 {
      bytes.removeSubrange(KeyParser.pasteLimit..<(bytes.count - 6))
    }
    state = .paste(bytes)
  }
}
