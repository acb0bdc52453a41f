/// The keys behind the sequences that today's terminals send, without the leading Escape.
enum KeySequences {
  /// The key of a whole sequence such as `[A`, `[1;5A`, `OP` or `[3~`; nil for one that is no key of ours.
  static func key(_ sequence: String) -> Key? {
    guard let last = sequence.last else { return nil }
    let parameters = sequence.dropFirst().dropLast()
    if sequence.hasPrefix("[[") { return linuxFunction(last) }
    guard parameters.allSatisfy({ $0.isNumber || $0 == ";" }) else { return nil }
    if last == "~" { return numbered(Int(parameters.prefix { $0 != ";" }) ?? 0) }
    if let key = lettered(last) { return key }
    guard parameters.isEmpty else { return nil }
    return sequence.hasPrefix("O") ? keypad(last) : focus(last)
  }

  private static func lettered(_ letter: Character) -> Key? {
    switch letter {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "H": .home
    case "F": .end
    case "Z": .backTab
    case "P": .function(1)
    case "Q": .function(2)
    case "R": .function(3)
    case "S": .function(4)
    default: nil
    }
  }

  private static func focus(_ letter: Character) -> Key? {
    switch letter {
    case "I": .focusGained
    case "O": .focusLost
    default: nil
    }
  }

  /// The keypad in its application mode (VT100): `p` to `y` are the digits.
  private static func keypad(_ letter: Character) -> Key? {
    switch letter {
    case "M": return .enter
    case "I": return .tab
    default:
      guard let code = letter.asciiValue, ("j"..."y").contains(letter) else { return nil }
      return .character(Character(Unicode.Scalar(code - 0x40)))
    }
  }

  private static func numbered(_ number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23, 24: .function(number - 12)
    default: nil
    }
  }

  private static func linuxFunction(_ letter: Character) -> Key? {
    guard let code = letter.asciiValue, ("A"..."E").contains(letter) else { return nil }
    return .function(Int(code) - 0x40)
  }
}
