import Alarms
import Words

/// Why a text is no JSON (RFC 8259) that we read.
public enum JSONFault: Error, Hashable, Sendable {
  /// The bytes are not UTF-8.
  case notUTF8
  /// Something is wrong on this line, from 1.
  case syntax(line: Int, Expected)
  /// An object names a member twice.
  case repeatedName(String, line: Int)
  /// Arrays and objects stand deeper in one another than we follow.
  case tooDeep(line: Int)

  /// What should have stood there.
  public enum Expected: Hashable, Sendable {
    /// Any value.
    case value
    /// A quoted text.
    case string
    /// The end of a quoted text, or one without raw control characters and half escapes.
    case endOfString
    /// A colon.
    case colon
    /// A comma, or the end of the array or object.
    case commaOrEnd
    /// The end of the file.
    case end
  }
}

extension Language {
  /// Why a text is no JSON, and what to do.
  func sentence(for fault: JSONFault) -> String {
    switch fault {
    case .notUTF8: self("This is not UTF-8 text: give what “alarm export” prints.")
    case .syntax(let line, let expected):
      self(
        "This is no JSON: line %1 should have %2; give what “alarm export” prints.", String(line), name(of: expected))
    case .repeatedName(let name, let line):
      self("Line %1 has the key “%2” a second time: leave one of them out.", String(line), shortened(name))
    case .tooDeep(let line):
      self("Line %1 nests deeper than any alarm does: give what “alarm export” prints.", String(line))
    }
  }

  private func name(of expected: JSONFault.Expected) -> String {
    switch expected {
    case .value: self("a value")
    case .string: self("a quoted text")
    case .endOfString: self("a quoted text that ends on its line and has only whole escapes")
    case .colon: self("a colon")
    case .commaOrEnd: self("a comma or the end of the array or object")
    case .end: self("nothing more")
    }
  }
}
