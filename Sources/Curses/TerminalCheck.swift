/// Whether a screen could be opened, found out without taking the terminal or writing to it.
public enum TerminalCheck {
  /// Why the terminal that TERM names cannot be used; nil if it can.
  public static func complaint() -> CursesError? {
    do {
      _ = try TerminalDescription()
      return nil
    } catch {
      return error
    }
  }

  /// Whether the locale asks for ASCII only; sets the process's character type, as opening a screen would.
  public static func usesASCII() -> Bool {
    TerminalLocale.adopt()
  }
}
