/// Why a figure could not be measured.
enum BenchmarkError: Error, Hashable, Sendable {
  /// The command line is wrong; the reason in words.
  case usage(String)
  /// A program is missing or cannot be started.
  case notStarted(program: String, reason: String)
  /// A program ended with a status that is not 0, or did not end.
  case failed(program: String, status: Int32)
  /// Something the measurement waits for did not come in time.
  case waitedInVain(what: String, seconds: Double)
  /// The system refuses something the measurement needs.
  case system(String)
  /// The store refuses an alarm or a reading.
  case store(String)
}

extension BenchmarkError: CustomStringConvertible {
  /// What is said in place of the figure.
  var description: String {
    switch self {
    case .usage(let reason): reason
    case .notStarted(let program, let reason): "\(program) cannot be started: \(reason)"
    case .failed(let program, let status): "\(program) ended with status \(status)"
    case .waitedInVain(let what, let seconds): "waited \(seconds) s in vain: \(what)"
    case .system(let reason), .store(let reason): reason
    }
  }
}
