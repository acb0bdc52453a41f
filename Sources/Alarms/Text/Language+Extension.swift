import Notifications
import Words

extension Language {
  /// What came of asking the content extension, for a journal; nil where there is nothing to tell.
  public func line(_ answer: ExtensionAnswer) -> String? {
    let name = AlarmID(requestIdentifier: answer.identifier)?.description ?? answer.identifier.oneLine
    let report = answer.report
    let said = report.errors.isEmpty ? nil : self("It said: %1", shortened(report.errors))
    let parts = [sentence(report), said].compactMap { $0 }
    return parts.isEmpty ? nil : self("The content extension, about %1: %2", name, parts.joined(separator: " "))
  }

  /// What came of asking the content extension, in a sentence without a subject's name; nil where all is well.
  public func sentence(_ report: ExtensionReport) -> String? {
    let detail = report.detail.map(reason) ?? ""
    switch report.outcome {
    case .changed: return report.detail.map { _ in self("it has changed something, but %1.", detail) }
    case .unchanged: return report.detail.map { _ in self("it has changed nothing: %1.", detail) }
    case .tooLate: return self("its answer came when nothing rang any more.")
    case .unreadable: return self("its answer cannot be read (%1).", detail)
    case .failed: return self("it failed (%1); its answer does not count.", ending(report.exit))
    case .timedOut: return self("it took longer than “alarm config extension-time” allows and was ended.")
    case .tooMuch: return self("it wrote more than 64 KB and was ended.")
    case .notStarted: return self("it could not be started (%1).", detail)
    case .refused: return self("it was not run, because %1.", detail)
    }
  }

  private func ending(_ exit: ExtensionReport.Exit?) -> String {
    switch exit {
    case .code(let code): self("exit status %1", String(code))
    case .signal(let signal): self("signal %1", String(signal))
    case nil: self("it does not say how")
    }
  }
}
