import Alarms
import Words

/// The content extension, and whether it can be run.
public enum ExtensionFacts: Hashable, Sendable {
  /// There is none; where it is looked for, nil where there is no home.
  case missing(path: String?)
  /// Others may have a hand in it, for this reason.
  case refused(path: String, reason: String)
  /// It cannot be run, for this reason.
  case unusable(path: String, reason: String)
  /// It is run before each ring.
  case usable(path: String)
}

extension ExtensionFacts {
  func finding(_ language: Language) -> Finding {
    switch self {
    case .missing(let path?):
      Finding(.contentExtension, .ok, language("There is none (%1): alarms say what they were told to.", path))
    case .missing(nil): Finding(.contentExtension, .ok, language("There is none: alarms say what they were told to."))
    case .refused(let path, let reason):
      Finding(
        .contentExtension, .warning, language("%1 is not run, because %2.", path, language.phrase(reason)),
        remedy: language("Alarms ring all the same, and say what they were told to."))
    case .unusable(let path, let reason):
      Finding(
        .contentExtension, .warning, language("%1 cannot be run (%2).", path, language.phrase(reason)),
        remedy: language("Alarms ring all the same, and say what they were told to."))
    case .usable(let path):
      Finding(
        .contentExtension, .ok, language("%1 is asked before each ring; “alarm log” tells what came of it.", path))
    }
  }
}
