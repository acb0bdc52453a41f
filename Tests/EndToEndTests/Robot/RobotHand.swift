import Foundation
import TestSupport

/// What a user at random does next; the same seed does the same.
struct RobotHand {
  /// Something done at the terminal.
  enum Act {
    /// Bytes of keys and of the mouse.
    case type(String)
    /// A text pasted as the terminal does it.
    case paste(String)
    /// The window gets another size.
    case resize(columns: Int, rows: Int)
    /// Another program changes the alarms: the words behind `alarm`.
    case command([String])
  }

  private var chance: SeededGenerator

  /// Starts from a seed.
  init(seed: UInt64) {
    chance = SeededGenerator(seed: seed)
  }

  /// What is done next.
  mutating func next() -> Act {
    switch number(below: 100) {
    case ..<70: .type((0..<(1 + number(below: 6))).map { _ in key() }.joined())
    case ..<86: .type((0..<(1 + number(below: 3))).map { _ in mouse() }.joined())
    case ..<89: .type(one(of: RobotHand.broken))
    case ..<92: .paste(one(of: RobotHand.pastes))
    case ..<97: .resize(columns: 1 + size(below: 300), rows: 1 + size(below: 100))
    default: .command(one(of: RobotHand.commands))
    }
  }

  private mutating func key() -> String {
    number(below: 5) < 3 ? one(of: RobotHand.keys) : String(one(of: RobotHand.letters))
  }

  /// A report of the mouse, of either form, most of them presses and the wheel, some of them on one place twice.
  private mutating func mouse() -> String {
    let button = one(of: [0, 0, 0, 0, 64, 65, 65, 1, 2, 3, 32, 35, 4, 128])
    let (column, row) = (1 + size(below: 120), 1 + size(below: 40))
    let end = number(below: 5) == 0 ? "m" : "M"
    let report = "\u{1B}[<\(button);\(column);\(row)\(end)"
    switch number(below: 4) {
    case 0: return report + report
    case 1 where button < 94 && column < 94:
      let bytes = [button, column, row].map { String(Character(Unicode.Scalar(UInt8($0 + 32)))) }
      return "\u{1B}[M" + bytes.joined()
    default: return report
    }
  }

  /// Mostly small numbers, sometimes any.
  private mutating func size(below limit: Int) -> Int {
    number(below: 4) == 0 ? number(below: limit) : number(below: min(limit, 100))
  }

  private mutating func number(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &chance)
  }

  private mutating func one<Value>(of values: [Value]) -> Value {
    values[number(below: values.count)]
  }

  private static let keys = [
    "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}OA", "\u{1B}OB", "\u{1B}[H", "\u{1B}[F", "\u{1B}[5~",
    "\u{1B}[6~",
    "\r", "\r", "\t", "\t", "\t", "\u{1B}[Z", "\u{7F}", "\u{1B}[3~", "\u{1B}", "\u{1B}", "\u{1B}", " ", " ", "\u{C}",
    "\u{15}",
    "\u{17}", "\u{1A}", "\u{1B}OP", "\u{1B}[I", "\u{1B}[O", "?", "u", "a",
  ]
  private static let letters = Array("aeduzptPsSjkgGqrnby/?0123456789+:hm xAmon가나다👩‍👩‍👧é")
  private static let broken = [
    "\u{1B}[<0;5", "\u{1B}[M", "\u{1B}[200~abc", "\u{1B}[201~", "\u{1B}[", "\u{1B}[?1;2c", "\u{1B}[24;80R",
    "\u{1B}]11;rgb:0/0/0\u{7}",
    "\u{1B}[99;99;99~", "\u{1B}O", "\u{1B}\u{1B}[A",
  ]
  private static let pastes = [
    "07:30 daily Tea\nqdn", "약 먹기\n2알 💊", String(repeating: "가나다 ", count: 3000), "\u{1B}[31mred\u{7}\t\r\n",
    "👨‍👩‍👧‍👦🇰🇷e\u{301}",
  ]
  private static let commands = [
    ["add", "+2s", "Soon"], ["add", "+4s", "--snooze", "off", "회의 준비 💊"],
    ["add", "--repeat", "weekdays", "--group", "Work", "6:30", "Early"],
    ["toggle", "1"], ["toggle", "2"], ["delete", "3"], ["stop"], ["snooze"], ["config", "mouse", "off"],
    ["config", "mouse", "on"],
    ["skip", "2"], ["config", "seconds", "on"], ["config", "seconds", "off"], ["badge", "--clear"],
  ]
}

extension RobotHand.Act: CustomStringConvertible {
  /// How it is told where something went wrong: enough to do it again by hand.
  var description: String {
    switch self {
    case .type(let text): "types \(text.debugDescription)"
    case .paste(let text): "pastes \(text.prefix(40).debugDescription), \(text.count) characters"
    case .resize(let columns, let rows): "makes the window \(columns) × \(rows)"
    case .command(let words): "runs alarm \(words.joined(separator: " "))"
    }
  }
}
