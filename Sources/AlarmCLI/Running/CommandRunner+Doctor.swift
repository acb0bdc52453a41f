import Alarms
import TerminalUI
import Words

extension CommandRunner {
  /// Says of every subject how it is, one line each, and ends with 1 where one of them is a problem.
  func doctor(_ reply: inout Reply) async {
    // What machines read is the same in every language.
    let findings = await surroundings.deeds.examine().findings(reply.format == .json ? .english : language)
    switch reply.format {
    case .json: reply.printer.array(findings.lazy.map(JSONValue.init))
    case .text:
      let width = Finding.Subject.allCases.map { Widths.columns(of: language.name(of: $0)) }.max() ?? 0
      for finding in findings { reply.printer.line(line(finding, width: width)) }
    }
    if findings.contains(where: { $0.verdict == .problem }) { reply.exitCode = 1 }
  }

  private func line(_ finding: Finding, width: Int) -> String {
    let mark = padded(language.mark(of: finding.verdict), 7)
    let subject = padded(language.name(of: finding.subject), width)
    return "\(mark)  \(subject)  " + [finding.text, finding.remedy].compactMap { $0?.oneLine }.joined(separator: " ")
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - Widths.columns(of: text)))
  }
}

extension JSONValue {
  /// A finding: subject, verdict, text, remedy.
  fileprivate init(_ finding: Finding) {
    self = .object([
      Member("subject", .string(finding.subject.rawValue)), Member("verdict", .string(finding.verdict.rawValue)),
      Member("text", .string(finding.text)), Member("remedy", .text(finding.remedy)),
    ])
  }
}
