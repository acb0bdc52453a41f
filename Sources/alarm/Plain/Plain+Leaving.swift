import AlarmUI
import Alarms
import Words

/// How a prompt is left.
extension Plain {
  /// Ends, or asks first when that leaves something unrung.
  func leave() async -> Int32? {
    do {
      let leaving = try await leaving()
      if case .quit(let ringsOn)? = leaving.unasked { return await end(ringsOn: ringsOn, status: 0) }
      ask(leaving)
      return nil
    } catch {
      // What cannot be read is taken to be on: a ringer too many is better than none.
      output.say([language.sentence(for: error)])
      return await end(ringsOn: true, status: 0)
    }
  }

  /// Ctrl-C: asks to leave, and the second time leaves without an answer.
  func interrupted() async -> Int32? {
    output.lineVoided()
    if let question {
      guard case .quit(let ringsOn) = question.insisted else { return nil }
      return await end(ringsOn: ringsOn, status: 0)
    }
    return await leave()
  }

  /// Takes a line as the answer to the question on leaving.
  func answerQuestion(_ line: String) async -> Int32? {
    guard let question else { return nil }
    let answer = line.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
    switch answer {
    case "background", "b":
      if question.canRingOn { return await end(ringsOn: true, status: 0) }
      output.say([language("Nothing rings in the background: the setting “background” is never.")])
    case "quit", "q": return await end(ringsOn: false, status: 0)
    case "stay", "s", "":
      self.question = nil
      output.prompt = PlainOutput.usualPrompt
    default: output.say([language("“%1” is no answer: type one of the words.", language.shortened(line))])
    }
    output.ask()
    return nil
  }

  private func ask(_ leaving: Leaving) {
    question = leaving
    let count = leaving.unrung
    output.say([
      count == 1
        ? language("1 alarm is on, and nobody else rings it.")
        : language("%1 alarms are on, and nobody else rings them.", String(count)),
      leaving.canRingOn
        ? language("background: ring on in the background. quit: nothing rings. stay, or Enter: go on here.")
        : language("quit: nothing rings. stay, or Enter: go on here."),
    ])
    output.prompt = leaving.canRingOn ? "background, quit, stay> " : "quit, stay> "
    output.ask()
  }

  private func leaving() async throws(AlarmError) -> Leaving {
    let store = parts.store
    let isRinger = await ringer.isRinging
    let other = isRinger ? nil : try await store.ringerInCharge()
    let isDenied = try await store.notificationSettings().isDenied
    return Leaving(
      isRungElsewhere: other != nil, ringing: isDenied ? 0 : try await store.counts().on,
      settings: parts.surroundings.inForce(try await store.settings()))
  }
}
