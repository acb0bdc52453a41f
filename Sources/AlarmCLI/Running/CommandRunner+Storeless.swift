import Alarms
import Notifications
import Timekeeping

/// The commands that touch no store.
extension CommandRunner {
  /// Answers a command that needs no store.
  ///
  /// - Returns: false for one that does.
  func answerWithoutStore(_ command: Command, _ reply: inout Reply) async throws(CommandError) -> Bool {
    switch command {
    case .when(let question): try rings(question, &reply)
    case .sounds: try await sounds(&reply)
    case .play(let name): try await surroundings.deeds.playTone(name)
    case .service(let order): try await service(order, &reply)
    case .doctor: await doctor(&reply)
    case .help(let verb?): reply.printer.text(HelpText.page(verb, language))
    case .help(nil): reply.printer.text(HelpText.overview(language))
    case .version: reply.printer.line("alarm \(surroundings.version)")
    case .screen, .plain, .open, .list, .add, .edit, .turn, .skip, .ringInstead, .unskip, .pause, .pauseTimers, .resume,
      .delete, .next, .why, .upcoming, .pending, .delivered, .log, .stop, .snooze, .test, .status, .badge, .authorize,
      .snapshot, .export, .importFile, .config, .daemon:
      return false
    }
    return true
  }

  private func rings(_ question: RingQuestion, _ reply: inout Reply) throws(CommandError) {
    let now = surroundings.clock.now()
    let zone = try rules(of: question.draft.zone(replacing: nil))
    let (start, alarm, rings) = try found(question, now: now)
    switch reply.format {
    case .json: reply.printer.array(rings.lazy.map { .string($0.rfc3339(in: zone)) })
    case .text where rings.isEmpty: reply.printer.line(language("It would never ring."))
    case .text:
      let rows = rows()
      for ring in rings where reply.printer.isRead {
        let line = rows.ring(ring, from: start, in: zone)
        let seam = rows.seam(alarm.instance(ringingAt: ring, in: zone), in: zone)
        reply.printer.line([line, seam].compactMap { $0 }.joined(separator: "  "))
      }
    }
  }

  private func sounds(_ reply: inout Reply) async throws(CommandError) {
    let tones = try await surroundings.deeds.listTones()
    switch reply.format {
    case .json: reply.printer.array(tones.lazy.map(JSONValue.init))
    case .text:
      let width = TextColumns.width(of: tones.map(\.name.oneLine))
      for tone in tones {
        reply.printer.line(
          TextColumns.line([(tone.name.oneLine, width), (language.phrase(tone.description.oneLine), 0)]))
      }
    }
  }

  private func found(
    _ question: RingQuestion, now: Instant
  ) throws(CommandError) -> (start: Instant, alarm: Alarm, rings: [Instant]) {
    do {
      let start = try question.start(now: now, in: surroundings.zones)
      let (alarm, rings) = try question.answer(now: now, in: surroundings.zones)
      return (start, alarm, rings)
    } catch {
      throw .alarm(error)
    }
  }
}

extension JSONValue {
  /// A tone: name, kind, path, description.
  fileprivate init(_ tone: Tone) {
    self = .object([
      Member("name", .string(tone.name)), Member("kind", .string(tone.kind)), Member("path", .text(tone.path)),
      Member("description", .string(tone.description)),
    ])
  }
}
