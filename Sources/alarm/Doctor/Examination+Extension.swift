import AlarmCLI

extension Examination {
  /// Whether the content extension is there, and may be run.
  func contentExtension() -> ExtensionFacts {
    let file = ExtensionFile(environment: environment)
    guard let path = file.path else { return .missing(path: nil) }
    return switch file.look() {
    case .missing: .missing(path: path)
    case .refused(let reason): .refused(path: path, reason: reason)
    case .unusable(let reason): .unusable(path: path, reason: reason)
    case .usable: .usable(path: path)
    }
  }
}
