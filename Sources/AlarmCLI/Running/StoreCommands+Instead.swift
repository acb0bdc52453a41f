import Alarms
import Timekeeping

extension StoreCommands {
  /// Has the next ring of each alarm at another time, and says of both alarms what they do.
  func ringInstead(
    _ references: [AlarmReference], at time: TimeOfDay, _ reply: inout Reply
  ) async throws(CommandError) {
    var answers: [RingInstead] = []
    for id in try await ids(references) { answers.append(try await asking(await manager.ringInstead(id, at: time))) }
    switch reply.format {
    case .json: reply.printer.array(answers.lazy.map { json($0) })
    case .text: for answer in answers { try tell(answer, &reply.printer) }
    }
    try await seeThatItRings(!answers.isEmpty, &reply)
  }

  private func json(_ instead: RingInstead) -> JSONValue {
    let instants = instead.skipped.instants.map { JSONValue.string($0.rfc3339(in: zone)) }
    return AlarmJSON.object(
      instead.skipped.row, in: zone,
      adding: [
        JSONValue.Member("skipped", .array(instants)),
        JSONValue.Member("instead", AlarmJSON.object(instead.substitute, in: zone)),
      ])
  }

  private func tell(_ instead: RingInstead, _ printer: inout Printer) throws(CommandError) {
    let now = surroundings.clock.now()
    let (alarm, substitute) = (instead.skipped.row.alarm, instead.substitute)
    let own = try rules(of: alarm.zone)
    printer.line("\(name(alarm)): \(language.skips(instead.skipped, now: now, in: own))")
    let answer = language.answer(substitute, now: now, in: own, here: zone)
    printer.line("\(name(substitute.alarm)): \(language("in its place, once: %1", answer))")
    if let seam = language.seam(substitute, now: now, in: own) { printer.line("  \(seam)") }
    printer.line(
      "  "
        + language(
          "“alarm skip %1 --undo” and “alarm delete %2” take it back.", alarm.id.description,
          substitute.alarm.id.description))
  }
}
