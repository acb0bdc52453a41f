import Alarms
import Words

extension CommandRunner {
  /// Says of every subject how it is, one line each, and ends with 1 where one of them is a problem.
  func doctor(_ reply: inout Reply) async {
    // What machines read is the same in every language.
    let findings = await surroundings.deeds.examine().findings(reply.format == .json ? .english : language)
    switch reply.format {
    case .json: reply.printer.array(findings.lazy.map(JSONValue.init))
    case .text:
      let width = TextColumns.width(of: Finding.Subject.allCases.map { language.name(of: $0) })
      for finding in findings { reply.printer.line(line(finding, width: width)) }
    }
    if findings.contains(where: { $0.verdict == .problem }) { reply.exitCode = 1 }
  }

  private func line(_ finding: Finding, width: Int) -> String {
    TextColumns.line([
      (language.mark(of: finding.verdict), 7), (language.name(of: finding.subject), width),
      ([finding.text, finding.remedy].compactMap { $0?.oneLine }.joined(separator: " "), 0),
    ])
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
