import Words

extension CommandRunner {
  /// Does what was asked with the service, and says how it is then.
  func service(_ order: ServiceOrder, _ reply: inout Reply) async throws(CommandError) {
    let report: ServiceReport
    do {
      report = try await surroundings.deeds.service(order)
    } catch {
      throw .service(error)
    }
    switch reply.format {
    case .json: reply.printer.line(JSONValue(report).text)
    case .text: for line in language.lines(for: report, after: order) { reply.printer.line(line.oneLine) }
    }
  }
}

extension JSONValue {
  /// A report: unit, installed, enabled, running, pid, program, store, ringsForThisStore, lingers.
  fileprivate init(_ report: ServiceReport) {
    let (isRunning, pid): (JSONValue, JSONValue) =
      switch report.state {
      case .running(let pid): (.boolean(true), .integer(Int(pid)))
      case .starting, .stopped: (.boolean(false), .null)
      case .unknown: (.null, .null)
      }
    self = .object([
      Member("unit", .string(report.unit)), Member("installed", .boolean(report.installed != nil)),
      Member("enabled", report.isEnabled.map(JSONValue.boolean) ?? .null), Member("running", isRunning),
      Member("pid", pid), Member("program", .text(report.installed?.program)),
      Member("store", .text(report.installed?.store)),
      Member("ringsForThisStore", .boolean(report.installed?.store == report.store)),
      Member("lingers", .boolean(report.lingers)),
    ])
  }
}
