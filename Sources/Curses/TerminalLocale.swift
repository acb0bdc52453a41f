import CNcurses
import Glibc

/// Which characters the terminal can show, decided by the variables LC_ALL, LC_CTYPE and LANG.
enum TerminalLocale {
  /// Sets the process's character type and returns whether only ASCII can be shown.
  ///
  /// A locale that is unset or not installed counts as C.UTF-8; an explicit C, POSIX or one of another character set
  /// gets ASCII, whether or not it is installed. Only LC_CTYPE is set: numbers and dates stay as the program has them.
  static func adopt() -> Bool {
    let asked = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(Environment.value).first
    if asked == nil || setlocale(LC_CTYPE, "") == nil {
      if let asked, namesOtherCharacters(asked) { return true }
      guard setlocale(LC_CTYPE, "C.UTF-8") != nil else { return true }
    }
    guard let codeset = nl_langinfo(Int32(CODESET)) else { return true }
    return String(cString: codeset) != "UTF-8"
  }

  /// Whether a locale's name, such as `ko_KR.EUC-KR`, says that it has other characters than UTF-8's; a name that says
  /// nothing of them does not.
  static func namesOtherCharacters(_ name: String) -> Bool {
    guard let dot = name.firstIndex(of: ".") else { return false }
    let codeset = name[name.index(after: dot)...].prefix { $0 != "@" }
    return !codeset.isEmpty && codeset.lowercased().filter { $0.isLetter || $0.isNumber } != "utf8"
  }
}

/// The process's environment.
enum Environment {
  /// The value of a variable; nil when it is not set or empty.
  static func value(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// The values of those of the variables that are set.
  static func values(_ names: String...) -> [String: String] {
    names.reduce(into: [:]) { $0[$1] = value($1) }
  }
}
